/**
 * Why a call has no answer.
 * - `refused`: the service answered with an error, whose code is `code`.
 * - `offline`: the service could not be reached, or the connection broke.
 * - `timeout`: it did not answer in time.
 * - `malformed`: it answered something that is not its answer.
 * - `aborted`: nobody waits for it any more.
 * - `unsent`: nothing was sent, as a file of ours that it takes could not be fetched.
 */
export type ApiErrorKind = 'refused' | 'offline' | 'timeout' | 'malformed' | 'aborted' | 'unsent';

/** The one error of the wire. It carries no text of the service: words are found by group and code. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly kind: ApiErrorKind,
    /** The service's code, or its HTTP status when it gave none; null when it did not answer. */
    readonly code: string | null = null,
    readonly status: number | null = null,
    /** Seconds until a further try makes sense, as a 429 says, at most 600 (B5). */
    readonly retryAfter: number | null = null,
  ) {
    super(`${kind}${code === null ? '' : ` ${code}`}`);
  }
}

/**
 * True when the call may have been carried out although its answer is lost: it must not be sent again blindly. What stands
 * before a service (502 to 504, and whatever else is above 500 without a code of the service's own) has not said what
 * that did; an error of the service itself has.
 */
export function isOutcomeUnknown(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const isGateways = (error.status ?? 0) > 500 && error.code === String(error.status);
  return !['refused', 'unsent'].includes(error.kind) || isGateways;
}

/** True when a service says that nobody is signed in, by the status or, as some do, by a code on a 200 (contract 5). */
export function saysSignedOut(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.code === '401');
}

/**
 * True when a call failed in a way that says nothing about what was asked: no answer, a service that could not do its
 * work or wants to be left alone for a while (429), a success that cannot be read. A bug of ours is one, too.
 */
export function isFault(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  const { kind, status } = error;
  if (status === null || status === 429 || status >= 500) return true;
  return kind !== 'refused' && status < 400;
}

const securityCheckCodes = ['83001', 'CaptchaRequired', '20005'];

/** True when a service says that the security check is missing or was not passed (contract 5). */
export function asksForSecurityCheck(error: unknown): boolean {
  return error instanceof ApiError && error.code !== null && securityCheckCodes.includes(error.code);
}
