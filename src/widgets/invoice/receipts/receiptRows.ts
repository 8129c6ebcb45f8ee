import type { Receipt } from '../../../api/services/invoices';
import { isAuthCode, isListedOnce, isTicketNumber } from '../../../validation/invoice';
import { isRequired } from '../../../validation/text';
import type { Rules } from '../../../validation/validate';
import { emptyReceipt } from '../drafts';

/** The ids of the receipts in the list. An id stays with its receipt, and is not used again after a removal. */
export type RowIds = readonly number[];

/** The values of the form: two fields per receipt. */
export type ReceiptValues = Record<string, string>;

/** Returns the name of the field for a receipt's ticket number. */
export const ticketField = (row: number) => `ticket${row}`;
/** Returns the name of the field for a receipt's authorization code. */
export const codeField = (row: number) => `code${row}`;

/** Returns the initial values; a receipt that is not in the drafts is empty. */
export function initialReceiptValues(rows: RowIds, drafts: readonly Receipt[]): ReceiptValues {
  const entries = rows.flatMap((row) => {
    const { ticketNumber, authorizeCode } = drafts[row] ?? emptyReceipt;
    return [
      [ticketField(row), ticketNumber],
      [codeField(row), authorizeCode],
    ];
  });
  return Object.fromEntries(entries);
}

/** Returns the rules of all fields. A ticket number must differ from those above it. */
export function receiptRules(rows: RowIds): Rules<ReceiptValues> {
  const entries = rows.flatMap((row, index) => {
    const namesAbove = rows.slice(0, index).map(ticketField);
    return [
      [ticketField(row), [isRequired, isTicketNumber, isListedOnce(namesAbove)]],
      [codeField(row), [isRequired, isAuthCode]],
    ];
  });
  return Object.fromEntries(entries);
}
