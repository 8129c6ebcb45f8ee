import { ApiError } from '../../api/ApiError';
import type { Receipt } from '../../api/invoices';
import { centsIn, type Unit } from './amounts';

/** Receipts that the service took, with what it said of them; nothing of it changes while the form is open (H4). */
export interface CheckedReceipts {
  readonly receipts: readonly Receipt[];
  /** As the service wrote them: they go back to it unchanged. */
  readonly amounts: readonly string[];
  /** The same in whole cents. */
  readonly cents: readonly number[];
  /** Their sum in cents. */
  readonly total: number;
}

/** Over this many cents there is no invoice (M-inv-15). */
const mostCents = 100_000;

/** Takes in the amounts of receipts; refuses those that are none, and a sum over 1,000.00 yuan. */
export function checkedReceipts(receipts: readonly Receipt[], amounts: readonly string[], unit: Unit): CheckedReceipts {
  const cents = amounts.map((amount) => centsIn(amount, unit));
  const total = cents.reduce((sum, each) => sum + each, 0);
  if (!Number.isSafeInteger(total)) throw new ApiError('malformed');
  if (total > mostCents) throw new ApiError('refused', 'AmountExceed');
  return { receipts, amounts, cents, total };
}
