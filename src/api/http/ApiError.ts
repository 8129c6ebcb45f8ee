/**
 * Why a request has no usable response.
 * - `refused`: the service returned an error; `code` holds its code.
 * - `unavailable`: a 5xx response whose code the call does not document: it does not say what the service did.
 * - `offline`: the browser could not reach the service, or the connection broke.
 * - `timeout`: no response arrived within the deadline.
 * - `malformed`: the response does not have the expected shape.
 * - `aborted`: the caller cancelled the request, or no longer needs its response.
 * - `unsent`: no request was sent. Without a status: a file of the bundle could not be loaded.
 */
export type ApiErrorKind = 'refused' | 'unavailable' | 'offline' | 'timeout' | 'malformed' | 'aborted' | 'unsent';

/** The only error that requests throw. It contains no text of the service: notices are found by group and code. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** When `retryAfter` has passed, in milliseconds since the epoch; 0 without it. */
  readonly retryAt: number;

  constructor(
    readonly kind: ApiErrorKind,
    /** The service's error code; the HTTP status when the service gave none with a 4xx; null when there is neither. */
    readonly code: string | null = null,
    readonly status: number | null = null,
    /** Seconds to wait before another request, from a 429 or 503 response; at most 600 (B5). */
    readonly retryAfter: number | null = null,
  ) {
    super(`${kind}${code === null ? '' : ` ${code}`}`);
    this.retryAt = retryAfter === null ? 0 : Date.now() + retryAfter * 1000;
  }
}

/**
 * Returns when the service accepts the request again, in milliseconds since the epoch; 0 if the error sets no wait (B5).
 */
export function retryTimeOf(error: unknown): number {
  return error instanceof ApiError ? error.retryAt : 0;
}

/**
 * Returns true when the service may have processed the request although nothing confirms it. Do not send such a request
 * again by itself (H2).
 */
export function isOutcomeUnknown(error: unknown): boolean {
  return error instanceof ApiError && error.kind !== 'refused' && error.kind !== 'unsent';
}

/**
 * Returns true when the service says that no session exists: status 401, or code 401 on another status. A 5xx says
 * nothing about the session (contract 3).
 */
export function isSignedOutError(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'refused' && (error.status === 401 || error.code === '401');
}

/**
 * Returns true when a request failed for a technical reason, so that the error says nothing about the visitor's input:
 * any failure without an error code of the service, and each 429. A bug in this code counts too.
 */
export function isTechnicalFailure(error: unknown): boolean {
  return !(error instanceof ApiError) || error.kind !== 'refused' || error.code === null || error.status === 429;
}

/** Error codes of the calls that can require the security check (contract 5). */
export const securityCheckCodes: readonly string[] = ['83001', 'CaptchaRequired', '20005'];

/** Returns true when the service says that the security check is missing or failed (contract 5). */
export function requiresSecurityCheck(error: unknown): boolean {
  return error instanceof ApiError && error.code !== null && securityCheckCodes.includes(error.code);
}
