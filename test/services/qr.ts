import { randomUUID } from 'node:crypto';
import { ok, refuse } from './answers';
import type { Endpoint, World } from './endpoint';
import { findMember, issueLoginCode, loginCodeLife, type QrSeed } from './model';
import { second } from './time';

/** Seconds for which a QR code can be scanned. */
const expiresIn = 180;

function currentStatus({ now }: World, seed: QrSeed): QrSeed['status'] {
  const isOver = now() - seed.at >= expiresIn * second;
  return isOver && seed.status !== 'confirmed' ? 'expired' : seed.status;
}

/** What a phone does with a seed, the newest unless one is named; a sentence when it cannot be done. */
export function actOnQr(world: World, action: string, wanted: string, userName: string): string | null {
  const { model, now } = world;
  const seed = wanted === '' ? model.qrSeeds.at(-1) : model.qrSeeds.find((one) => one.seed === wanted);
  if (!seed) return wanted === '' ? 'No seed was asked for yet.' : 'There is no such seed.';
  const member = findMember(model, userName);
  if (!member) return `There is no member ${userName}.`;
  const status = currentStatus(world, seed);
  if (status === 'expired' || status === 'confirmed') return `The seed is ${status} already.`;
  if (action === 'scan') seed.status = 'scanned';
  else if (action === 'expire') seed.status = 'expired';
  else if (action === 'confirm') {
    seed.status = 'confirmed';
    seed.code = issueLoginCode(model, member.userName, now() + loginCodeLife);
  } else return 'The action is one of: scan, confirm, expire.';
  return null;
}

/** Signing in by QR code (M-api-03, M-api-04). */
export function qrLogin(world: World): Endpoint[] {
  const { model, now } = world;
  return [
    {
      method: 'GET',
      path: '/api/qrcode/seed',
      act: () => {
        const seed = randomUUID();
        model.qrSeeds.push({ seed, at: now(), status: 'pending' });
        return ok({ seed, expiresIn });
      },
    },
    {
      method: 'GET',
      path: '/api/qrcode/ping',
      act: ({ query }) => {
        const wanted = query.seed ?? '';
        if (wanted === '') return refuse(400);
        const seed = model.qrSeeds.find((one) => one.seed === wanted);
        if (!seed) return ok({ status: 'expired' });
        const status = currentStatus(world, seed);
        return ok(status === 'confirmed' ? { status, code: seed.code } : { status });
      },
    },
  ];
}
