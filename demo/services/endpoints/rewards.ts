import type { Call, Endpoint, ServiceContext } from '../endpoint';
import { ok, serviceError } from '../responses';
import { day, formatChinaTime } from '../time';
import { findSignedInMember } from './session';

const maxPageSize = 100;
const rewardNames = ['买一赠一券', '生日好礼', '升杯券', '糕点兑换券'];

function parsePositiveInteger(text: string | undefined): number {
  return /^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : 0;
}

function listRewards(context: ServiceContext, call: Call): Response {
  const member = findSignedInMember(context, call);
  if (!member) return serviceError(401, 401);
  const { status = '', pageNum, pageSize } = call.query;
  const page = parsePositiveInteger(pageNum);
  const size = parsePositiveInteger(pageSize);
  if (status === '' || page === 0 || size === 0 || size > maxPageSize) return serviceError(400);
  const count = status === 'Available' ? member.rewardCount : 0;
  const first = (page - 1) * size;
  return ok(
    Array.from({ length: Math.max(0, Math.min(size, count - first)) }, (_, index) => ({
      id: `${member.userName}-${first + index + 1}`,
      name: rewardNames[(first + index) % rewardNames.length],
      status,
      expiredAt: formatChinaTime(context.now() + (((first + index) % 60) + 0.5) * day),
    })),
  );
}

/** The rewards of the signed-in member, in pages counted from 1 (M-api-21). */
export function rewardEndpoints(context: ServiceContext): Endpoint[] {
  return [{ method: 'GET', path: '/api/Customers/rewards', handle: (call) => listRewards(context, call) }];
}
