import type { MessageId } from '../i18n/messages';
import { isAtMost } from './codePoints';
import { pattern, type Rule, required } from './rule';

/** Something must be there; blanks and invisible characters alone are nothing (M-val-05). */
export const isRequired = required('rule.isRequired', (value) => /[^\s\p{Cf}]/u.test(value));

/** Digits only (M-val-13). */
export const isNumber = pattern('rule.isNumber', /^[0-9]+$/);

/** The limits that have a text. */
export type MaxLength =
  Extract<MessageId, `rule.maxLength.${number}`> extends `rule.maxLength.${infer Max extends number}` ? Max : never;

/** At most so many characters, counted as code points: 99 for an invoice title (M-inv-28), and the like. */
export function maxLength(max: MaxLength): Rule {
  return { message: `rule.maxLength.${max}`, test: (value) => isAtMost(value, max) };
}
