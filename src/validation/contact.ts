import { EMAIL_LOCAL_MAX, EMAIL_MAX } from './limits';
import { toDigits, toEmail, trimEnd } from './normalise';
import { pattern, type Rule } from './rule';

// Neither pattern backtracks: no character can match in two ways.
const LOCAL = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const DOMAIN = /^[A-Za-z0-9]+(?:-+[A-Za-z0-9]+)*(?:\.[A-Za-z0-9]+(?:-+[A-Za-z0-9]+)*)+$/;
/** The maximum length of a label of a host name (RFC 1035). */
const LABEL_MAX = 63;
const MOBILE = /^1[3-9][0-9]{9}$/;

function isEmailAddress(value: string): boolean {
  if (value.length > EMAIL_MAX) return false;
  const at = value.lastIndexOf('@');
  if (at < 1 || at > EMAIL_LOCAL_MAX) return false;
  const domain = value.slice(at + 1);
  if (!LOCAL.test(value.slice(0, at)) || !DOMAIN.test(domain)) return false;
  // The last label starts with letters, as `me@10.0.0.1` is not deliverable.
  return domain.split('.').every((label) => label.length <= LABEL_MAX) && /\.[A-Za-z]{2}[^.]*$/.test(domain);
}

const isMobile = (value: string) => MOBILE.test(value);

/** An e-mail address (M-val-06, M-reg-18). */
export const isEmail: Rule = { message: 'rule.isEmail', test: isEmailAddress };
/** An e-mail address, with the message for a field that takes nothing else (M-val-25). */
export const EmailValid: Rule = { message: 'rule.EmailValid', test: isEmailAddress };
/** An e-mail address or a mobile number, for password recovery (M-val-24, M-fpw-01). */
export const UsernameValid: Rule = {
  message: 'rule.UsernameValid',
  test: (value) => isEmailAddress(value) || isMobile(value),
};

/** A mobile number of mainland China: 11 digits that start with 13 to 19 (M-val-10, M-reg-21). */
export const isPhone: Rule = { message: 'rule.isPhone', test: isMobile };
/** A mobile number, with the message of the phone validation page (M-pv-03). */
export const isPhoneForValidate: Rule = { message: 'rule.isPhoneForValidate', test: isMobile };
/** The phone number for a paper invoice, mobile or landline: 1 to 11 digits (M-inv-34, A-28). */
export const isContactNumber = pattern('rule.isContactNumber', /^[0-9]{1,11}$/);
/** A postcode: six digits (M-val-14). */
export const isPostcode = pattern('rule.isPostcode', /^[0-9]{6}$/);

/** Keeps the digits of a mobile number. Removes the country code 86 only when 11 digits remain. */
export function toPhone(text: string): string {
  return toDigits(text).replace(/^(?:00)?86([0-9]{11})$/, '$1');
}

/**
 * Normalises an e-mail address or a mobile number. Only for a field that the visitor has left, as `123-4` may still
 * become `123-4@example.com`.
 */
export function toEmailOrPhone(text: string): string {
  const address = trimEnd(toEmail(text));
  return /^[0-9+() -]*$/.test(address) ? toPhone(address) : address;
}
