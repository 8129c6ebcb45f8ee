import { getOwn } from '../../lib/getOwn';
import { ApiError } from './ApiError';
import type { ResponseSchema } from './schema';

/** Returns the error of a body, at the top level or inside `data`, with its code as text; null when there is none. */
function findError(body: unknown): { readonly code: string | null } | null {
  const error = getOwn(body, 'error') ?? getOwn(getOwn(body, 'data'), 'error');
  if (!error) return null;
  const code = typeof error === 'object' ? getOwn(error, 'code') : error;
  return { code: typeof code === 'string' || typeof code === 'number' ? String(code) : null };
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

/**
 * Reads a response: bare or wrapped in `data`, errors on any status, strict JSON. Returns the value that the schema
 * describes. Throws an ApiError for everything else (contract 5).
 */
export function readResponse<T>(raw: RawResponse, schema: ResponseSchema<T>): T {
  const isEmpty = raw.text.trim() === '';
  const isSuccess = raw.status >= 200 && raw.status < 300;
  let body: unknown;
  try {
    body = isEmpty ? undefined : JSON.parse(raw.text);
  } catch {
    throw new ApiError('malformed', isSuccess ? null : statusCode(raw.status), raw.status, retryAfterOf(raw));
  }
  const error = findError(body);
  if (error || !isSuccess) {
    throw new ApiError('refused', error?.code ?? statusCode(raw.status), raw.status, retryAfterOf(raw));
  }
  if (isEmpty && !schema.canBeEmpty) throw new ApiError('malformed', null, raw.status);
  const isWrapped =
    getOwn(body, 'data') !== undefined &&
    !schema.fieldNames.some((field) => field !== 'data' && getOwn(body, field) !== undefined);
  const result = schema.read(isWrapped ? getOwn(body, 'data') : body);
  if (!result) throw new ApiError('malformed', null, raw.status);
  return result.value;
}

function retryAfterOf(raw: RawResponse): number | null {
  return raw.status === 429 ? retryAfterSeconds(raw.retryAfter, Date.now()) : null;
}

/** Returns the status as the error code of a failed response; null for a success. */
function statusCode(status: number): string | null {
  return status >= 400 ? String(status) : null;
}
