import type { Receipt } from '../../../api/services/invoices';
import { maskAddress, maskEmail } from '../../../i18n/mask';
import type { ValidatedReceipts } from '../receipts/validatedReceipts';
import type { ApplicationValues } from './application';

/** What the visitor reads about an application that the service has accepted. */
export interface AppliedInvoice {
  /** One of its receipts: the progress of one is that of all. */
  readonly receipt: Receipt;
  /** The amount of the invoice in cents. */
  readonly total: number;
  readonly title: string;
  readonly isPaper: boolean;
  /** Where the invoice goes, masked, as others may see the screen. */
  readonly sentTo: string;
}

/** Returns what the visitor reads about an accepted application. */
export function toAppliedInvoice(values: ApplicationValues, { receipts, total }: ValidatedReceipts): AppliedInvoice {
  const isPaper = values.delivery === 'paper';
  const sentTo = isPaper ? maskAddress(values.address) : maskEmail(values.email);
  return { receipt: receipts[0]!, total, title: values.title.trim(), isPaper, sentTo };
}
