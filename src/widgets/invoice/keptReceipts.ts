import { type Receipt, ticketNumbersOf } from '../../api/services/invoices';
import { readStorage, removeStorage, writeStorage } from '../../api/storage/storage';
import { RECEIPTS_MAX, TICKET_NUMBER_MAX } from '../../validation/limits';

const storageKey = 'invoice.receipts';
/** Allows one digit more than a number has, as the field does: its rule then rejects the number. */
const isKeptNumber = (value: unknown): value is string =>
  typeof value === 'string' && /^\d*$/.test(value) && value.length <= TICKET_NUMBER_MAX + 1;

/** Returns the receipts to start with after a reload: their ticket numbers. Null when none are kept. */
export function readKeptReceipts(): Receipt[] | null {
  try {
    const numbers: unknown = JSON.parse(readStorage('tab', storageKey) ?? 'null');
    if (!Array.isArray(numbers) || numbers.length > RECEIPTS_MAX || !numbers.every(isKeptNumber)) return null;
    return numbers.map((ticketNumber) => ({ ticketNumber, authorizeCode: '' }));
  } catch {
    return null;
  }
}

/**
 * Keeps the ticket numbers for this tab. The authorization codes prove that the visitor has the receipts: never stored.
 */
export function keepReceipts(receipts: readonly Receipt[]): void {
  const numbers = ticketNumbersOf(receipts);
  if (numbers.every((number) => number === '')) removeStorage('tab', storageKey);
  else writeStorage('tab', storageKey, JSON.stringify(numbers));
}
