import type { Receipt } from '../../api/invoices';

/** The numbers by which receipts are told apart. */
export function ticketsOf(receipts: readonly Receipt[]): string[] {
  return receipts.map(({ ticketNumber }) => ticketNumber);
}
