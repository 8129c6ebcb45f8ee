import { ApiError } from './ApiError';
import { own } from './own';
import type { Shape } from './shape';

/** The code of an error body, a number or a text, beside or below `data`; null when the body is no error. */
function errorCodeIn(body: unknown): { readonly code: string | null } | null {
  const error = own(body, 'error') ?? own(own(body, 'data'), 'error');
  if (!error) return null;
  const code = typeof error === 'object' ? own(error, 'code') : error;
  return { code: typeof code === 'string' || typeof code === 'number' ? String(code) : null };
}

/** `Retry-After` as seconds: a number or an HTTP date, at most 600; what cannot be read counts as 60 (B5). */
export function retryAfterSeconds(header: unknown, now: number): number {
  const text = typeof header === 'string' ? header.trim() : '';
  // Browsers read a date into nearly anything: only what ends as an HTTP date does is one.
  const date = / GMT$/.test(text) ? Date.parse(text) : Number.NaN;
  const seconds = /^\d+$/.test(text) ? Number(text) : Math.ceil((date - now) / 1000);
  return Number.isNaN(seconds) ? 60 : Math.min(Math.max(seconds, 0), 600);
}

/** What a service sent, before anybody knows what it means. */
export interface RawAnswer {
  readonly status: number;
  readonly text: string;
  readonly retryAfter: unknown;
}

/**
 * The one reader of all answers (contract 5, envelope): bare or wrapped, errors on any status, strict JSON, and the shape
 * that the call expects. Throws an ApiError for everything else.
 */
export function readAnswer<T>(raw: RawAnswer, shape: Shape<T>): T {
  const isEmpty = raw.text.trim() === '';
  const isSuccess = raw.status >= 200 && raw.status < 300;
  let body: unknown;
  try {
    body = isEmpty ? undefined : JSON.parse(raw.text);
  } catch {
    throw new ApiError('malformed', isSuccess ? null : statusCode(raw.status), raw.status, waitOf(raw));
  }
  const error = errorCodeIn(body);
  if (error || !isSuccess) {
    throw new ApiError('refused', error?.code ?? statusCode(raw.status), raw.status, waitOf(raw));
  }
  if (isEmpty && !shape.mayBeEmpty) throw new ApiError('malformed', null, raw.status);
  const isWrapped =
    own(body, 'data') !== undefined &&
    !shape.fields.some((field) => field !== 'data' && own(body, field) !== undefined);
  const result = shape.read(isWrapped ? own(body, 'data') : body);
  if (!result) throw new ApiError('malformed', null, raw.status);
  return result.value;
}

function waitOf(raw: RawAnswer): number | null {
  return raw.status === 429 ? retryAfterSeconds(raw.retryAfter, Date.now()) : null;
}

/** A success without a code has none; a failure without one is known by its status. */
function statusCode(status: number): string | null {
  return status >= 400 ? String(status) : null;
}
