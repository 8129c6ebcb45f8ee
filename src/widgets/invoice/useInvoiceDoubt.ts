import { useSyncExternalStore } from 'react';
import { type InvoiceDoubt, invoiceDoubt, onInvoiceDoubt } from '../../api/invoiceDoubt';

/** What is not certain of an application for these receipts, also when another widget of the page finds out. */
export function useInvoiceDoubt(tickets: readonly string[]): InvoiceDoubt | null {
  return useSyncExternalStore(
    onInvoiceDoubt,
    () => invoiceDoubt(tickets),
    () => null,
  );
}
