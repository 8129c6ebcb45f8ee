import type { PlainMessageId } from '../i18n/messageValues';
import { ageOn, type CalendarDate, parseCalendarDate, today } from './age';
import { ADULT_AGE, BIRTH_YEARS, MIDDLE_DOT_IN_NAMES } from './limits';
import { pattern, type Rule, required } from './rule';

/** The older reading of a username: 4 to 12 English letters or digits (M-val-07, A-01). */
export const isUsername = pattern('rule.isUsername', /^[A-Za-z0-9]{4,12}$/);
/** The sign-up form's reading: at least 6 letters, digits, dots or underscores (M-reg-13, A-01). */
export const isUsernameForRegister = pattern('rule.isUsernameForRegister', /^[A-Za-z0-9._]{6,}$/);

/** Letters, spaces, dots and Chinese characters (M-val-08). */
export const isName = pattern('rule.isName', /^[A-Za-z\p{Script=Han} .]+$/u);

/** Letters and Chinese characters only, with the middle dot of minority names where it is allowed (M-val-09, A-48). */
export function onlyLetters(message: PlainMessageId, middleDot: boolean): Rule {
  return pattern(message, middleDot ? /^[A-Za-z\p{Script=Han}·]+$/u : /^[A-Za-z\p{Script=Han}]+$/u);
}
export const isFirstname = onlyLetters('rule.isFirstname', MIDDLE_DOT_IN_NAMES);
export const isLastname = onlyLetters('rule.isLastname', MIDDLE_DOT_IN_NAMES);

/** A username or e-mail address that is not among those which the service said are taken (M-reg-13, M-reg-18). */
export function isNotTaken(
  message: 'rule.usernameTaken' | 'rule.emailTaken',
  taken: { has(value: string): boolean },
): Rule {
  return { message, test: (value) => !taken.has(value) };
}

/** One of the two genders that the service knows (M-reg-17). */
export const isGenderRequired = required('rule.isGenderRequired', (value) => value === 'Male' || value === 'Female');
/** The ticked box of the terms (M-reg-23). */
export const isAgreementRequired = required('rule.isAgreementRequired', (value) => value === 'true');

/** A whole date of birth as `YYYY-MM-DD`, not to come, of a year that the list offers (M-val-21, M-reg-19). */
export function birthdayBy(clock: () => CalendarDate): Rule {
  return required('rule.isBirthday', (value) => {
    const birth = parseCalendarDate(value);
    if (!birth) return false;
    const now = clock();
    return ageOn(birth, now) >= 0 && birth.y >= now.y - BIRTH_YEARS;
  });
}
export const isBirthday = birthdayBy(today);

/**
 * A birthday of somebody of age, or with a guardian's permission: the named field is then true or `'true'`
 * (M-val-22, M-reg-10 to M-reg-12).
 */
export function isBirthdayDisallowed(permission: string, clock: () => CalendarDate = today): Rule {
  return {
    message: 'rule.isBirthdayDisallowed',
    test: (value, values) => {
      const birth = parseCalendarDate(value);
      if (!birth) return true;
      const granted = values[permission];
      return ageOn(birth, clock()) >= ADULT_AGE || granted === true || granted === 'true';
    },
  };
}

/** Whether a date of birth is that of somebody who needs a guardian's permission (M-reg-10). */
export function isMinor(birthday: string, day: CalendarDate = today()): boolean {
  const birth = parseCalendarDate(birthday);
  const age = birth ? ageOn(birth, day) : -1;
  return age >= 0 && age < ADULT_AGE;
}
