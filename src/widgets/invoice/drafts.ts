import type { Receipt } from '../../api/services/invoices';
import { type ApplicationValues, emptyApplication } from './application/application';

/** A receipt before the visitor types into it. */
export const emptyReceipt: Receipt = { ticketNumber: '', authorizeCode: '' };

/**
 * The values that the visitor typed, kept while another view is open. A form writes its own when it unmounts. They are
 * in the memory of this page only (H6), but for the ticket numbers: see `keptReceipts.ts`.
 */
export interface Drafts {
  receipts: readonly Receipt[];
  application: ApplicationValues;
  inquiry: Receipt;
}

/** Returns drafts for a visitor who has typed nothing. */
export function createDrafts(): Drafts {
  return { receipts: [emptyReceipt], application: emptyApplication, inquiry: emptyReceipt };
}
