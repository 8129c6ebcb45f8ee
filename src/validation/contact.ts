import { EMAIL_LOCAL_MAX, EMAIL_MAX } from './limits';
import { pattern, type Rule } from './rule';

// Both match without going back: no character can continue in two ways.
const LOCAL = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const DOMAIN = /^[A-Za-z0-9]+(?:-+[A-Za-z0-9]+)*(?:\.[A-Za-z0-9]+(?:-+[A-Za-z0-9]+)*)+$/;
/** A part of a host name between dots, as RFC 1035 bounds it. */
const LABEL_MAX = 63;
const MOBILE = /^1[3-9][0-9]{9}$/;

function isEmailAddress(value: string): boolean {
  if (value.length > EMAIL_MAX) return false;
  const at = value.lastIndexOf('@');
  if (at < 1 || at > EMAIL_LOCAL_MAX) return false;
  const domain = value.slice(at + 1);
  if (!LOCAL.test(value.slice(0, at)) || !DOMAIN.test(domain)) return false;
  // The last label is a name, never a number: mail to `me@10.0.0.1` goes nowhere.
  return domain.split('.').every((label) => label.length <= LABEL_MAX) && /\.[A-Za-z]{2}[^.]*$/.test(domain);
}

const isMobile = (value: string) => MOBILE.test(value);

/** An e-mail address in its usual form (M-val-06, M-reg-18). */
export const isEmail: Rule = { message: 'rule.isEmail', test: isEmailAddress };
/** The same where only an e-mail address is asked for (M-val-25). */
export const EmailValid: Rule = { message: 'rule.EmailValid', test: isEmailAddress };
/** An e-mail address or a mobile number, as recovery asks for (M-val-24, M-fpw-01). */
export const UsernameValid: Rule = {
  message: 'rule.UsernameValid',
  test: (value) => isEmailAddress(value) || isMobile(value),
};

/** A mobile number of mainland China: 11 digits starting 13 to 19 (M-val-10, M-reg-21). */
export const isPhone: Rule = { message: 'rule.isPhone', test: isMobile };
/** The same, in the words of the phone validation page (M-pv-03). */
export const isPhoneForValidate: Rule = { message: 'rule.isPhoneForValidate', test: isMobile };
/** A number to call for a paper invoice, mobile or landline: digits only, at most 11 (M-inv-34, A-28). */
export const isContactNumber = pattern('rule.isContactNumber', /^[0-9]{1,11}$/);
/** Six digits (M-val-14). */
export const isPostcode = pattern('rule.isPostcode', /^[0-9]{6}$/);
