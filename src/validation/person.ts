import type { PlainMessageId } from '../i18n/messageValues';
import { ageOn, type CalendarDate, parseCalendarDate, today } from './age';
import { ADULT_AGE, BIRTH_YEARS, MIDDLE_DOT_IN_NAMES } from './limits';
import { pattern, type Rule, required } from './rule';

/** A username of the older kind: 4 to 12 English letters or digits (M-val-07, A-01). */
export const isUsername = pattern('rule.isUsername', /^[A-Za-z0-9]{4,12}$/);
/** A username for registration: at least 6 letters, digits, dots or underscores (M-reg-13, A-01). */
export const isUsernameForRegister = pattern('rule.isUsernameForRegister', /^[A-Za-z0-9._]{6,}$/);

/** A name of letters, Chinese characters, spaces and dots (M-val-08). */
export const isName = pattern('rule.isName', /^[A-Za-z\p{Script=Han} .]+$/u);

/** A name of letters and Chinese characters only, and the middle dot where it is allowed (M-val-09, A-48). */
export function onlyLetters(message: PlainMessageId, allowsMiddleDot: boolean): Rule {
  return pattern(message, allowsMiddleDot ? /^[A-Za-z\p{Script=Han}·]+$/u : /^[A-Za-z\p{Script=Han}]+$/u);
}
export const isFirstname = onlyLetters('rule.isFirstname', MIDDLE_DOT_IN_NAMES);
export const isLastname = onlyLetters('rule.isLastname', MIDDLE_DOT_IN_NAMES);

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
export function isBirthdayBy(getToday: () => CalendarDate): Rule {
  return required('rule.isBirthday', (value) => {
    const birth = parseCalendarDate(value);
    if (!birth) return false;
    const date = getToday();
    return ageOn(birth, date) >= 0 && birth.year >= date.year - BIRTH_YEARS;
  });
}
export const isBirthday = isBirthdayBy(today);

/**
 * The birthday of an adult, or of a minor with a guardian's permission. With permission, the field `permissionField` is
 * true or `'true'` (M-val-22, M-reg-10 to M-reg-12).
 */
export function isBirthdayDisallowed(permissionField: string, getToday: () => CalendarDate = today): Rule {
  return {
    message: 'rule.isBirthdayDisallowed',
    test: (value, values) => {
      const birth = parseCalendarDate(value);
      if (!birth) return true;
      const permission = values[permissionField];
      return ageOn(birth, getToday()) >= ADULT_AGE || permission === true || permission === 'true';
    },
  };
}

/** Returns true when a visitor with this birthday needs a guardian's permission (M-reg-10). */
export function isMinor(birthday: string, date: CalendarDate = today()): boolean {
  const birth = parseCalendarDate(birthday);
  const age = birth ? ageOn(birth, date) : -1;
  return age >= 0 && age < ADULT_AGE;
}
