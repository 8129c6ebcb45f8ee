import { withoutLeadingZeros } from '../../lib/withoutLeadingZeros';

/** A number that identifies something, as the service writes it: text, or a JSON number. */
export type Identifier = string | number;

/**
 * Returns true when a received identifier is the known one. A service may drop leading zeros, and a long JSON number
 * loses its last digits (contract 5).
 */
export function isSameIdentifier(received: Identifier, known: string): boolean {
  return typeof received === 'number'
    ? received === Number(known)
    : withoutLeadingZeros(received) === withoutLeadingZeros(known);
}
