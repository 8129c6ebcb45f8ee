import { ApiError } from './ApiError';
import { request } from './request';

/** What a QR image holds, and for how many seconds. */
export interface Seed {
  readonly seed: string;
  readonly expiresIn: number;
}

/** Longer than this, and a seed is no seed: it would not fit an image that a phone can read (D6). */
const longestSeed = 512;
/** Seconds, where the service does not say (safety 6.10). */
const usualLife = 180;

/** Asks for something to sign in with by phone (M-api-03). */
export async function fetchSeed(signal: AbortSignal): Promise<Seed> {
  const { seed, expiresIn } = await request({
    service: 'gateway',
    method: 'GET',
    path: '/api/qrcode/seed',
    answer: ({ answer, requiredText, count }) => answer({ seed: requiredText, expiresIn: count }),
    quiet: true,
    signal,
  });
  if (seed.length > longestSeed) throw new ApiError('malformed');
  return { seed, expiresIn: expiresIn > 0 ? expiresIn : usualLife };
}

/** What the phone has done with a seed so far; a word that we do not know changes nothing. */
export type PingStatus = 'pending' | 'scanned' | 'confirmed' | 'expired';

/** Asks what became of a seed; `code` comes with `confirmed` (M-api-04). Nobody waits for a single answer. */
export async function pingSeed(seed: string, signal: AbortSignal): Promise<{ status: PingStatus; code: string }> {
  const { status, code } = await request({
    service: 'gateway',
    method: 'GET',
    path: '/api/qrcode/ping',
    query: { seed },
    answer: ({ answer, text, requiredText }) => answer({ status: requiredText, code: text }),
    quiet: true,
    isRepeatable: false,
    signal,
  });
  const known = status === 'scanned' || status === 'confirmed' || status === 'expired';
  return { status: known ? status : 'pending', code };
}
