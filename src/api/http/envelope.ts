import { getOwn } from '../../lib/getOwn';
import { ApiError } from './ApiError';
import { codeOf, readOutcome } from './outcome';
import type { ResponseSchema } from './schema';

/** The error of a body, at the top level or inside `data`; null when there is none. */
function findError(body: unknown, errorCodes: readonly string[]): { readonly code: string | null } | null {
  const error = getOwn(body, 'error') ?? getOwn(getOwn(body, 'data'), 'error');
  return error ? { code: codeOf(getOwn(error, 'code'), errorCodes) } : null;
}

/** Parses `Retry-After`, a number or an HTTP date, to seconds: 0 to 600, and 60 when it cannot be parsed (B5). */
export function retryAfterSeconds(header: unknown, now: number): number {
  const text = typeof header === 'string' ? header.trim() : '';
  // `Date.parse` accepts nearly any text, but an HTTP date ends in GMT.
  const date = / GMT$/.test(text) ? Date.parse(text) : Number.NaN;
  const seconds = /^\d+$/.test(text) ? Number(text) : Math.ceil((date - now) / 1000);
  return Number.isNaN(seconds) ? 60 : Math.min(Math.max(seconds, 0), 600);
}

/** A response as it was received. */
export interface RawResponse {
  readonly status: number;
  readonly text: string;
  readonly retryAfter: unknown;
}

/** Parses a body as strict JSON: `undefined` for an empty one, null when it is not JSON. */
function parseBody(text: string): { readonly value: unknown } | null {
  if (text.trim() === '') return { value: undefined };
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}

/**
 * Creates the error of a response with an error status. A service speaks JSON, or sends no body: then the status of a
 * 4xx stands for a missing code. HTML and text come from a gateway or a firewall, which knows nothing of codes: only
 * 401 and 429 keep their meaning. A 5xx without a documented code does not say what the service did (contract 5).
 */
function toStatusError(raw: RawResponse, body: { readonly value: unknown } | null, errorCodes: readonly string[]) {
  const { status } = raw;
  const isOwnStatus = status < 500 && (body !== null || status === 401 || status === 429);
  const code = (body && findError(body.value, errorCodes)?.code) ?? (isOwnStatus ? String(status) : null);
  const isRefused = status < 500 || (code !== null && errorCodes.includes(code));
  return new ApiError(isRefused ? 'refused' : 'unavailable', code, status, retryAfterOf(raw));
}

/**
 * Reads a response: bare or wrapped in `data`, errors on any status, strict JSON. Returns the value that the schema
 * describes. Throws an ApiError for everything else. `errorCodes` are those that the service documents for the call
 * (contract 5).
 */
export function readResponse<T>(raw: RawResponse, schema: ResponseSchema<T>, errorCodes: readonly string[] = []): T {
  const { status } = raw;
  const parsed = parseBody(raw.text);
  if (status >= 400) throw toStatusError(raw, parsed, errorCodes);
  const malformed = new ApiError('malformed', null, status);
  if (!parsed || status < 200 || status >= 300) throw malformed;
  const { value: body } = parsed;

  const error = findError(body, errorCodes);
  if (error) throw error.code === null ? malformed : new ApiError('refused', error.code, status);
  const outcome = schema.hasContent ? null : readOutcome(body, errorCodes);
  if (outcome?.status === 'unknown') throw malformed;
  if (outcome?.status === 'refused') throw new ApiError('refused', outcome.code, status);
  const isWrapped =
    getOwn(body, 'data') !== undefined &&
    !schema.fieldNames.some((field) => field !== 'data' && getOwn(body, field) !== undefined);
  const result = schema.read(isWrapped ? getOwn(body, 'data') : body);
  if (!result) throw malformed;
  return result.value;
}

/** Returns the seconds to wait before the same call: a 429 always has them, a 503 only with `Retry-After`. */
export function retryAfterOf({ status, retryAfter }: RawResponse): number | null {
  const mustWait = status === 429 || (status === 503 && typeof retryAfter === 'string');
  return mustWait ? retryAfterSeconds(retryAfter, Date.now()) : null;
}
