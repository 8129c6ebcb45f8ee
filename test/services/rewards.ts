import { ok, refuse } from './answers';
import type { Call, Endpoint, World } from './endpoint';
import { signedInMember } from './session';
import { chinaTime, day } from './time';

const largestPage = 100;
const kinds = ['买一赠一券', '生日好礼', '升杯券', '糕点兑换券'];

function wholeNumber(text: string | undefined): number {
  return /^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : 0;
}

function rewards(world: World, call: Call): Response {
  const member = signedInMember(world, call);
  if (!member) return refuse(401, 401);
  const { status = '', pageNum, pageSize } = call.query;
  const page = wholeNumber(pageNum);
  const size = wholeNumber(pageSize);
  if (status === '' || page === 0 || size === 0 || size > largestPage) return refuse(400);
  const count = status === 'Available' ? member.rewardCount : 0;
  const first = (page - 1) * size;
  return ok(
    Array.from({ length: Math.max(0, Math.min(size, count - first)) }, (_, index) => ({
      id: `${member.userName}-${first + index + 1}`,
      name: kinds[(first + index) % kinds.length],
      status,
      expiredAt: chinaTime(world.now() + ((first + index) % 60) * day),
    })),
  );
}

/** The rewards of a member, page by page from 1 (M-api-21). */
export function rewardEndpoints(world: World): Endpoint[] {
  return [{ method: 'GET', path: '/api/Customers/rewards', act: (call) => rewards(world, call) }];
}
