import type { MessageId } from '../i18n/messages';
import { hasAtMostCodePoints } from './codePoints';
import { pattern, type Rule, required } from './rule';

/** A value is required. Spaces and invisible characters alone count as empty (M-val-05). */
export const isRequired = required('rule.isRequired', (value) => /[^\s\p{Cf}]/u.test(value));

/** Digits only (M-val-13). */
export const isNumber = pattern('rule.isNumber', /^[0-9]+$/);

/** The limits that have a message. */
export type MaxLength =
  Extract<MessageId, `rule.maxLength.${number}`> extends `rule.maxLength.${infer Max extends number}` ? Max : never;

/** A text of at most `max` code points. */
export function maxLength(max: MaxLength): Rule {
  return { message: `rule.maxLength.${max}`, test: (value) => hasAtMostCodePoints(value, max) };
}
