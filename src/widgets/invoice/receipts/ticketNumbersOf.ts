import type { Receipt } from '../../../api/services/invoices';

/** Returns the ticket numbers, which identify the receipts. */
export function ticketNumbersOf(receipts: readonly Receipt[]): string[] {
  return receipts.map(({ ticketNumber }) => ticketNumber);
}
