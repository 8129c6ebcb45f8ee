/**
 * Why a request has no usable response.
 * - `refused`: the service returned an error; `code` holds its code.
 * - `offline`: the browser could not reach the service, or the connection broke.
 * - `timeout`: no response arrived within the deadline.
 * - `malformed`: the response does not have the expected shape.
 * - `aborted`: the caller cancelled the request.
 * - `unsent`: no request was sent, as a module that it needs could not be loaded.
 */
export type ApiErrorKind = 'refused' | 'offline' | 'timeout' | 'malformed' | 'aborted' | 'unsent';

/** The only error that requests throw. It contains no text of the service: notices are found by group and code. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly kind: ApiErrorKind,
    /** The service's error code, or the HTTP status when the service gave none; null without a response. */
    readonly code: string | null = null,
    readonly status: number | null = null,
    /** Seconds to wait before another request, from a 429 response; at most 600 (B5). */
    readonly retryAfter: number | null = null,
  ) {
    super(`${kind}${code === null ? '' : ` ${code}`}`);
  }
}

/**
 * Returns true when the service may have processed the request although the response is lost. Do not send such a
 * request again by itself. A status above 500 without an error code comes from a gateway, which does not know what the
 * service did (H2).
 */
export function isOutcomeUnknown(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const isFromGateway = (error.status ?? 0) > 500 && error.code === String(error.status);
  return !['refused', 'unsent'].includes(error.kind) || isFromGateway;
}

/** Returns true when the service says that no session exists: status 401, or code 401 on any status (contract 5). */
export function isSignedOutError(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.code === '401');
}

/**
 * Returns true when a request failed for a technical reason, so that the error says nothing about the visitor's input:
 * no response, a 5xx, a 429, or an unreadable success. A bug in this code counts too.
 */
export function isTechnicalFailure(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  const { kind, status } = error;
  if (status === null || status === 429 || status >= 500) return true;
  return kind !== 'refused' && status < 400;
}

const securityCheckCodes = ['83001', 'CaptchaRequired', '20005'];

/** Returns true when the service says that the security check is missing or failed (contract 5). */
export function requiresSecurityCheck(error: unknown): boolean {
  return error instanceof ApiError && error.code !== null && securityCheckCodes.includes(error.code);
}
