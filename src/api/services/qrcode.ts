import { ApiError } from '../http/ApiError';
import { request } from '../http/request';
import { count, objectSchema, requiredText, text } from '../http/schema';

/** The content of a sign-in QR code and its lifetime in seconds. */
export interface Seed {
  readonly seed: string;
  readonly expiresIn: number;
}

/** Characters; phones cannot scan the QR code of a longer seed (D6). */
const maxSeedLength = 512;
/** Seconds, when the response has no valid `expiresIn`. */
const defaultLifetime = 180;

/** Fetches a seed for a new QR code (M-api-03). */
export async function fetchSeed(signal: AbortSignal): Promise<Seed> {
  const { seed, expiresIn } = await request({
    service: 'gateway',
    method: 'GET',
    path: '/api/qrcode/seed',
    response: objectSchema({ seed: requiredText, expiresIn: count }),
    isBackground: true,
    signal,
  });
  if (seed.length > maxSeedLength) throw new ApiError('malformed');
  return { seed, expiresIn: expiresIn > 0 ? expiresIn : defaultLifetime };
}

/** The state of a seed. An unknown status of the service counts as `pending`. */
export type SeedStatus = 'pending' | 'scanned' | 'confirmed' | 'expired';

/** Fetches the status of a seed. `code` is the authorization code and comes with `confirmed` (M-api-04). */
export async function fetchSeedStatus(
  seed: string,
  signal: AbortSignal,
): Promise<{ status: SeedStatus; code: string }> {
  const { status, code } = await request({
    service: 'gateway',
    method: 'GET',
    path: '/api/qrcode/ping',
    query: { seed },
    response: objectSchema({ status: requiredText, code: text }),
    isBackground: true,
    isRepeatable: false,
    signal,
  });
  const isKnown = status === 'scanned' || status === 'confirmed' || status === 'expired';
  return { status: isKnown ? status : 'pending', code };
}
