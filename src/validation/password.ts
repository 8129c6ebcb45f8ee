import type { PlainMessageId } from '../i18n/messageValues';
import { hasAtLeastCodePoints, hasAtMostCodePoints } from './codePoints';
import { PASSWORD_MAX, PASSWORD_MIN } from './limits';
import type { Rule } from './rule';

/** A line in the list of requirements beside a new password. */
interface PasswordHint {
  readonly message: PlainMessageId;
  readonly isMet: (password: string) => boolean;
  /** All hints with `each` must be met, and at least one with `either`. */
  readonly need: 'each' | 'either';
}

/** The requirements for a new password (M-val-11, M-reg-14). */
export const passwordHints: readonly PasswordHint[] = [
  {
    message: 'rule.hint.length',
    isMet: (password) => hasAtLeastCodePoints(password, PASSWORD_MIN) && hasAtMostCodePoints(password, PASSWORD_MAX),
    need: 'each',
  },
  { message: 'rule.hint.capital', isMet: (password) => /[A-Z]/.test(password), need: 'each' },
  { message: 'rule.hint.lowercase', isMet: (password) => /[a-z]/.test(password), need: 'each' },
  { message: 'rule.hint.number', isMet: (password) => /[0-9]/.test(password), need: 'either' },
  { message: 'rule.hint.special', isMet: (password) => /[!-/:-@[-`{-~]/.test(password), need: 'either' },
];

/** A new password: 8 to 25 characters, with a capital, a lowercase letter, and a digit or symbol (M-val-11). */
export const isPassword: Rule = {
  message: 'rule.isPassword',
  test: (value) =>
    passwordHints.every((hint) => hint.need === 'either' || hint.isMet(value)) &&
    passwordHints.some((hint) => hint.need === 'either' && hint.isMet(value)),
};

/** The same value as in the other password field (M-val-12). */
export function passwordEqual(otherField: string): Rule {
  return { message: 'rule.passwordEqual', repeats: otherField, test: (value, values) => value === values[otherField] };
}

/** The same value as in the other password field, with the message of the registration form (M-reg-15, A-03). */
export function passwordEqualForRegister(otherField: string): Rule {
  return { ...passwordEqual(otherField), message: 'rule.passwordEqualForRegister' };
}
