import type { InvoiceRecord } from '../../../api/services/invoices';

/** The service's record of an application, and when the visitor's browser received it. */
export interface FoundInvoice {
  readonly record: InvoiceRecord;
  /** Milliseconds since the epoch; stands in for a date that the record lacks (M-inv-37). */
  readonly foundAt: number;
}

/** The record of an application of which the service knows nothing yet; the widget shows the defaults (M-inv-37). */
export const emptyRecord: InvoiceRecord = {
  amount: null,
  content: '',
  createdAt: null,
  expressCompany: '',
  expressNo: '',
  status: '',
  title: '',
  taxNo: '',
};
