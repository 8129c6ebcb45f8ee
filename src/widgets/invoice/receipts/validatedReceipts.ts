import { ApiError } from '../../../api/http/ApiError';
import type { Receipt } from '../../../api/services/invoices';
import { type AmountUnit, toCents } from '../amounts';

/** Receipts that the service has validated, with their amounts. They stay the same while the form is open (H4). */
export interface ValidatedReceipts {
  readonly receipts: readonly Receipt[];
  /** The amounts as the service wrote them: the application sends them back unchanged. */
  readonly amounts: readonly string[];
  /** The amounts in whole cents. */
  readonly cents: readonly number[];
  /** The sum of the amounts in cents. */
  readonly total: number;
}

/** The highest total of an invoice, in cents (M-inv-15). */
const maxTotal = 100_000;

/** Adds the amounts to the receipts. Throws when an amount is invalid, or when the total is over 1,000.00 yuan. */
export function toValidatedReceipts(
  receipts: readonly Receipt[],
  amounts: readonly string[],
  unit: AmountUnit,
): ValidatedReceipts {
  const cents = amounts.map((amount) => toCents(amount, unit));
  const total = cents.reduce((sum, amount) => sum + amount, 0);
  if (!Number.isSafeInteger(total)) throw new ApiError('malformed');
  if (total > maxTotal) throw new ApiError('refused', 'AmountExceed');
  return { receipts, amounts, cents, total };
}
