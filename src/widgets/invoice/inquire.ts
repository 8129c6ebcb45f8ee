import { findInvoice, type InvoiceRecord, type Receipt } from '../../api/invoices';
import { track } from '../../notifications/analytics';
import { codeOf } from '../../notifications/refusal';
import { LateInvoiceResult } from './lateViews';

/** A record, and when it was found: what has no time of its own is of now (M-inv-37). */
export interface FoundInvoice {
  readonly record: InvoiceRecord;
  readonly at: number;
}

/** Asks how far the application for a receipt is, and tells the page how that went (M-core-17). */
export async function inquire(receipt: Receipt, signal: AbortSignal): Promise<FoundInvoice> {
  void LateInvoiceResult.preload();
  try {
    const record = await findInvoice(receipt, signal);
    track({ event: 'invoice_inquiry_success' });
    return { record, at: Date.now() };
  } catch (error) {
    if (!signal.aborted) track({ event: 'invoice_inquiry_failure', code: codeOf(error) });
    throw error;
  }
}
