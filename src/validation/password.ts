import type { PlainMessageId } from '../i18n/messageValues';
import { isAtLeast, isAtMost } from './codePoints';
import { PASSWORD_MAX, PASSWORD_MIN } from './limits';
import type { Rule } from './rule';

/** A line of the list beside a new password, and whether the password does what it says. */
export interface PasswordHint {
  readonly message: PlainMessageId;
  readonly isMet: (password: string) => boolean;
  /** `each` must be met; of those marked `either`, one is enough. */
  readonly need: 'each' | 'either';
}

/** What a new password is made of (M-val-11, M-reg-14). */
export const passwordHints: readonly PasswordHint[] = [
  {
    message: 'rule.hint.length',
    isMet: (password) => isAtLeast(password, PASSWORD_MIN) && isAtMost(password, PASSWORD_MAX),
    need: 'each',
  },
  { message: 'rule.hint.capital', isMet: (password) => /[A-Z]/.test(password), need: 'each' },
  { message: 'rule.hint.lowercase', isMet: (password) => /[a-z]/.test(password), need: 'each' },
  { message: 'rule.hint.number', isMet: (password) => /[0-9]/.test(password), need: 'either' },
  { message: 'rule.hint.special', isMet: (password) => /[!-/:-@[-`{-~]/.test(password), need: 'either' },
];

/** 8 to 25 characters with a capital, a lowercase letter, and a digit or symbol (M-val-11); never asked at sign-in. */
export const isPassword: Rule = {
  message: 'rule.isPassword',
  test: (value) =>
    passwordHints.every((hint) => hint.need === 'either' || hint.isMet(value)) &&
    passwordHints.some((hint) => hint.need === 'either' && hint.isMet(value)),
};

/** The same password as in the other field (M-val-12). */
export function passwordEqual(otherField: string): Rule {
  return { message: 'rule.passwordEqual', repeats: otherField, test: (value, values) => value === values[otherField] };
}

/** The same, in the words of the sign-up form (M-reg-15, A-03). */
export function passwordEqualForRegister(otherField: string): Rule {
  return { ...passwordEqual(otherField), message: 'rule.passwordEqualForRegister' };
}
