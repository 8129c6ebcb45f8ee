import { ADDRESS_MAX, CONTACT_NAME_MAX, TITLE_MAX } from './limits';
import { pattern, type Rule } from './rule';
import { maxLength } from './text';

/** A receipt's ticket number: digits, at most 10 (M-inv-09, M-inv-11). */
export const isTicketNumber = pattern('rule.isTicketNumber', /^[0-9]{1,10}$/);
/** A receipt's authorization code: digits, at most 6 (M-inv-10, M-inv-11). */
export const isAuthCode = pattern('rule.isAuthCode', /^[0-9]{1,6}$/);
/** A taxpayer ID: letters and digits, at most 50 (M-inv-29). */
export const isTaxpayerId = pattern('rule.isTaxpayerId', /^[A-Za-z0-9]{1,50}$/);
/** An invoice's title or company name (M-inv-28). */
export const isTitle = maxLength(TITLE_MAX);
/** A paper invoice's contact name (M-inv-31). */
export const isContactName = maxLength(CONTACT_NAME_MAX);
/** A paper invoice's address (M-inv-32). */
export const isAddress = maxLength(ADDRESS_MAX);

/** A ticket number that none of the named fields, those of the receipts above, holds already (M-inv-04, H4). */
export function isListedOnce(above: readonly string[]): Rule {
  return { message: 'rule.isListedOnce', test: (value, values) => !above.some((name) => values[name] === value) };
}
