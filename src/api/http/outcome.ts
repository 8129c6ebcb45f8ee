import { getOwn } from '../../lib/getOwn';
import { isSameIdentifier } from './identifier';

/**
 * What a service did with a request that changes something.
 * - `accepted`: it did what was requested.
 * - `refused`: it did nothing; `code` says why, and is null when the service gave no code.
 * - `unknown`: the response does not say. Do not send the request again without a decision of the visitor.
 */
export type Outcome =
  | { readonly status: 'accepted' }
  | { readonly status: 'refused'; readonly code: string | null }
  | { readonly status: 'unknown' };

const successCodes = ['200', '0', 'success', 'ok'];

/**
 * Returns a code as text; null when the value is no code. A service may write an empty text for no code. A JSON number
 * has lost its leading zeros, so it becomes the one of `errorCodes` that is equal.
 */
export function codeOf(value: unknown, errorCodes: readonly string[]): string | null {
  if (typeof value === 'number') return errorCodes.find((known) => isSameIdentifier(value, known)) ?? String(value);
  return typeof value === 'string' && value !== '' ? value : null;
}

/**
 * Reads the outcome from the body of a 2xx response to a call without content, bare or wrapped in `data`; the body is
 * `undefined` when it is empty. `errorCodes` are those that the service documents for the call (contract 5).
 */
export function readOutcome(body: unknown, errorCodes: readonly string[]): Outcome {
  const data = getOwn(body, 'data');
  const field = (name: string) => getOwn(body, name) ?? getOwn(data, name);
  const codeField = typeof body === 'object' ? field('code') : body;
  const code = codeOf(codeField, errorCodes);
  const success = field('success');
  if ([body, data, success].includes(false) || success === 'false') return { status: 'refused', code };
  // A code that cannot be read does not say what the service did.
  if (typeof body === 'object' && code === null && (codeField ?? '') !== '') return { status: 'unknown' };
  if (code === null || successCodes.includes(code.toLowerCase())) return { status: 'accepted' };
  return errorCodes.includes(code) ? { status: 'refused', code } : { status: 'unknown' };
}
