import { findInvoice, type Receipt } from '../../../api/services/invoices';
import { pendingStatusOf, recordFound } from '../../../api/storage/pendingApplications';
import { track } from '../../../notifications/analytics';
import { errorCodeOf } from '../../../notifications/errorNotice';
import type { FoundInvoice } from './foundInvoice';

/**
 * Fetches the progress of the application for a receipt, and reports the outcome to analytics (M-core-17). Records that
 * an application of this browser was accepted. Resolves with null when it knows of none.
 */
export async function fetchProgress(receipt: Receipt, signal: AbortSignal): Promise<FoundInvoice | null> {
  try {
    const record = await findInvoice(receipt, signal);
    track({ event: 'invoice_inquiry_success' });
    if (!record) return null;
    // Nothing is stored for a visitor who has not applied in this browser.
    if (pendingStatusOf([receipt.ticketNumber]) !== null) recordFound(receipt.ticketNumber);
    return { record, foundAt: Date.now() };
  } catch (error) {
    if (!signal.aborted) track({ event: 'invoice_inquiry_failure', code: errorCodeOf(error) });
    throw error;
  }
}
