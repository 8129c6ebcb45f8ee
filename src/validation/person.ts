import type { PlainMessageId } from '../i18n/messageValues';
import { ageOn, parseCalendarDate, today } from './age';
import { ADULT_AGE, BIRTH_YEARS } from './limits';
import { toSingleLine } from './normalise';
import { pattern, type Rule, required } from './rule';

/** A username of the older kind: 4 to 12 English letters or digits (M-val-07, A-01). */
export const isUsername = pattern('rule.isUsername', /^[A-Za-z0-9]{4,12}$/);
/** A username for registration: at least 6 letters, digits, dots or underscores (M-reg-13, A-01). */
export const isUsernameForRegister = pattern('rule.isUsernameForRegister', /^[A-Za-z0-9._]{6,}$/);

/** A name of letters, Chinese characters, spaces and dots (M-val-08). */
export const isName = pattern('rule.isName', /^[A-Za-z\p{Script=Han} .]+$/u);

/**
 * Letters of any alphabet with their marks, and middle dots. The character 〇 is a number to Unicode, and part of names.
 */
const LETTERS = /^(?:[\p{L}〇]\p{M}*|·)+$/u;
/** A middle dot that does not stand between two Chinese characters. */
const MISPLACED_DOT = /(?:^|\P{Script=Han})·|·(?:$|\P{Script=Han})/u;

/** A first or last name: letters with their marks, and the middle dot between Chinese characters (M-val-09, A-48). */
function lettersOnly(message: PlainMessageId): Rule {
  return { message, test: (value) => LETTERS.test(value) && !MISPLACED_DOT.test(value) };
}
export const isFirstname = lettersOnly('rule.isFirstname');
export const isLastname = lettersOnly('rule.isLastname');

/**
 * Normalises a first or last name: the dots that keyboards offer between the parts of a name become the middle dot
 * (A-48).
 */
export function toName(text: string): string {
  return toSingleLine(text).replace(/[\u2022\u2027\u2219\u22c5\u30fb\uff65]/g, '·');
}

/**
 * A username or e-mail address that is not in `taken`, those that the service has reported as taken (M-reg-13,
 * M-reg-18).
 */
export function isNotTaken(
  message: 'rule.usernameTaken' | 'rule.emailTaken',
  taken: { has(value: string): boolean },
): Rule {
  return { message, test: (value) => !taken.has(value) };
}

/** A gender is required: `Male` or `Female` (M-reg-17). */
export const isGenderRequired = required('rule.isGenderRequired', (value) => value === 'Male' || value === 'Female');
/** The checkbox of the terms must be ticked (M-reg-23). */
export const isAgreementRequired = required('rule.isAgreementRequired', (value) => value === 'true');

/** A required birthday `YYYY-MM-DD`, not in the future and in a year that the list offers (M-val-21, M-reg-19). */
export const isBirthday = required('rule.isBirthday', (value) => {
  const birth = parseCalendarDate(value);
  if (!birth) return false;
  const date = today();
  return ageOn(birth, date) >= 0 && birth.year >= date.year - BIRTH_YEARS;
});

/**
 * The birthday of an adult, or of a minor with a guardian's permission: the field `permissionField` is then true
 * (M-val-22, M-reg-10 to M-reg-12).
 */
export function isBirthdayDisallowed(permissionField: string): Rule {
  return {
    message: 'rule.isBirthdayDisallowed',
    test: (value, values) => {
      const birth = parseCalendarDate(value);
      return !birth || ageOn(birth, today()) >= ADULT_AGE || values[permissionField] === true;
    },
  };
}

/** Returns true when a visitor with this birthday needs a guardian's permission (M-reg-10). */
export function isMinor(birthday: string): boolean {
  const birth = parseCalendarDate(birthday);
  const age = birth ? ageOn(birth, today()) : -1;
  return age >= 0 && age < ADULT_AGE;
}
