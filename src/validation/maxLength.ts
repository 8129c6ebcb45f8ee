import type { MessageId } from '../i18n/messages';
import { hasAtMostCodePoints } from './codePoints';
import type { Rule } from './rule';

/** The limits that have a message. */
type MaxLength =
  Extract<MessageId, `rule.maxLength.${number}`> extends `rule.maxLength.${infer Max extends number}` ? Max : never;

/** A text of at most `max` code points. */
export function maxLength(max: MaxLength): Rule {
  return { message: `rule.maxLength.${max}`, test: (value) => hasAtMostCodePoints(value, max) };
}
