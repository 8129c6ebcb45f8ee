import { findInvoice, type Receipt } from '../../../api/services/invoices';
import { recordFound } from '../../../api/storage/pendingApplications';
import { track } from '../../../notifications/analytics';
import { errorCodeOf } from '../../../notifications/errorNotice';
import type { FoundInvoice } from './foundInvoice';

/**
 * Fetches the progress of the application for a receipt, and reports the outcome to analytics (M-core-17). Records an
 * application that the service knows as accepted; resolves with null when it knows of none.
 */
export async function fetchProgress(receipt: Receipt, signal: AbortSignal): Promise<FoundInvoice | null> {
  try {
    const record = await findInvoice(receipt, signal);
    track({ event: 'invoice_inquiry_success' });
    if (!record) return null;
    recordFound(receipt.ticketNumber);
    return { record, foundAt: Date.now() };
  } catch (error) {
    if (!signal.aborted) track({ event: 'invoice_inquiry_failure', code: errorCodeOf(error) });
    throw error;
  }
}
