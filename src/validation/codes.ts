import { pattern, required } from './rule';

const FOUR_DIGITS = /^[0-9]{4}$/;
const isThere = (value: string) => value !== '';

/** The four digits of a text message, also called PIN (M-reg-22, M-fpw-08, M-pv-04, A-05). */
export const isSmsCode = pattern('rule.isSmsCode', FOUR_DIGITS);
/** The four digits read off an image (M-val-23); never for a captcha's ticket, which is long and opaque. */
export const isCaptcha = pattern('rule.isCaptcha', FOUR_DIGITS);
/** A verification code must be there (M-pv-04). */
export const isCodeRequired = required('rule.isCodeRequired', isThere);
/** The captcha must be passed: the value is its ticket (M-svc-05, A-13). */
export const isSecurityCheckRequired = required('rule.isSecurityCheckRequired', isThere);
