import { randomUUID } from 'node:crypto';
import type { Endpoint, ServiceContext } from '../endpoint';
import { findMember, issueLoginCode, loginCodeLife, type QrSeed } from '../model';
import { ok, serviceError } from '../responses';
import { second } from '../time';

/** The seconds after which a QR code expires. */
const expiresIn = 180;

function currentStatus({ now }: ServiceContext, seed: QrSeed): QrSeed['status'] {
  const isExpired = now() - seed.at >= expiresIn * second;
  return isExpired && seed.status !== 'confirmed' ? 'expired' : seed.status;
}

/**
 * Simulates the phone that scans or confirms a QR code, or the expiry of the code. An empty `seedId` means the newest
 * code. Returns null, or an error message.
 */
export function simulatePhone(
  context: ServiceContext,
  action: string,
  seedId: string,
  userName: string,
): string | null {
  const { model, now } = context;
  const seed = seedId === '' ? model.qrSeeds.at(-1) : model.qrSeeds.find((row) => row.seed === seedId);
  if (!seed) return seedId === '' ? 'No seed was asked for yet.' : 'There is no such seed.';
  const member = findMember(model, userName);
  if (!member) return `There is no member ${userName}.`;
  const status = currentStatus(context, seed);
  if (status === 'expired' || status === 'confirmed') return `The seed is ${status} already.`;
  if (action === 'scan') seed.status = 'scanned';
  else if (action === 'expire') seed.status = 'expired';
  else if (action === 'confirm') {
    seed.status = 'confirmed';
    seed.code = issueLoginCode(model, member.userName, now() + loginCodeLife);
  } else return 'The action is one of: scan, confirm, expire.';
  return null;
}

/** Sign-in by QR code (M-api-03, M-api-04). */
export function qrEndpoints(context: ServiceContext): Endpoint[] {
  const { model, now } = context;
  return [
    {
      method: 'GET',
      path: '/api/qrcode/seed',
      handle: () => {
        const seed = randomUUID();
        model.qrSeeds.push({ seed, at: now(), status: 'pending' });
        return ok({ seed, expiresIn });
      },
    },
    {
      method: 'GET',
      path: '/api/qrcode/ping',
      handle: ({ query }) => {
        const seedId = query.seed ?? '';
        if (seedId === '') return serviceError(400);
        const seed = model.qrSeeds.find((row) => row.seed === seedId);
        if (!seed) return ok({ status: 'expired' });
        const status = currentStatus(context, seed);
        return ok(status === 'confirmed' ? { status, code: seed.code } : { status });
      },
    },
  ];
}
