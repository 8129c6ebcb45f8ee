import { pattern, required } from './rule';

const FOUR_DIGITS = /^[0-9]{4}$/;

/** The four digits of an SMS code, also called PIN (M-reg-22, M-fpw-08, M-pv-04, A-05). */
export const isSmsCode = pattern('rule.isSmsCode', FOUR_DIGITS);
/** The four digits of a captcha image. Not for a captcha ticket, which is long and opaque (M-val-23, A-04). */
export const isCaptcha = pattern('rule.isCaptcha', FOUR_DIGITS);
/** A verification code is required (M-pv-04). */
export const isCodeRequired = required('rule.isCodeRequired', (value) => value !== '');
