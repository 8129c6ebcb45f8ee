import { withoutLeadingZeros } from '../lib/withoutLeadingZeros';
import { ADDRESS_MAX, CONTACT_NAME_MAX, TITLE_MAX } from './limits';
import { maxLength } from './maxLength';
import { pattern, type Rule } from './rule';

/** The ticket number of a receipt: 1 to 10 digits (M-inv-09, M-inv-11). */
export const isTicketNumber = pattern('rule.isTicketNumber', /^[0-9]{1,10}$/);
/** The authorization code of a receipt: 1 to 6 digits (M-inv-10, M-inv-11). */
export const isAuthCode = pattern('rule.isAuthCode', /^[0-9]{1,6}$/);
/** A taxpayer ID: 1 to 50 letters and digits (M-inv-29). */
export const isTaxpayerId = pattern('rule.isTaxpayerId', /^[A-Za-z0-9]{1,50}$/);
/** The title or company name of an invoice (M-inv-28). */
export const isTitle = maxLength(TITLE_MAX);
/** The contact name of a paper invoice (M-inv-31). */
export const isContactName = maxLength(CONTACT_NAME_MAX);
/** The address of a paper invoice (M-inv-32). */
export const isAddress = maxLength(ADDRESS_MAX);

/** A ticket number that differs from those in the named fields, which belong to the receipts above (M-inv-04, H4). */
export function isListedOnce(fieldsAbove: readonly string[]): Rule {
  return {
    message: 'rule.isListedOnce',
    test(value, values) {
      const numbersAbove = fieldsAbove.map((name) => withoutLeadingZeros(String(values[name] ?? '')));
      return !numbersAbove.includes(withoutLeadingZeros(value));
    },
  };
}
