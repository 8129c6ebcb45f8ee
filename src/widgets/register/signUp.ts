import type { RegisterCard, Registration } from '../../api/registration';
import type { Locale } from '../../i18n/locale';
import { isSmsCode } from '../../validation/codes';
import { isEmail, isPhone } from '../../validation/contact';
import { NAME_MAX } from '../../validation/limits';
import { isPassword, passwordEqualForRegister } from '../../validation/password';
import {
  isAgreementRequired,
  isBirthday,
  isBirthdayDisallowed,
  isFirstname,
  isGenderRequired,
  isLastname,
  isNotTaken,
  isUsernameForRegister,
} from '../../validation/person';
import { isRequired, maxLength } from '../../validation/text';
import type { FormBinding } from '../kit/formBinding';

/** The second step, nothing filled in. */
export const noSignUp = {
  username: '',
  password: '',
  confirm: '',
  firstName: '',
  lastName: '',
  gender: '',
  email: '',
  /** `YYYY-MM-DD`, or empty while it is not whole. */
  birthday: '',
  /** Whether a guardian allowed this very birthday. */
  guardian: false,
  cellPhone: '',
  code: '',
  agreed: false,
  news: false,
};

export type SignUpValues = typeof noSignUp;
export type SignUpBinding = FormBinding<SignUpValues>;

/** The rules of the second step; `taken` are the names that the service said somebody has. */
export function signUpRules(taken: { has(value: string): boolean }) {
  return {
    username: [isRequired, isUsernameForRegister, isNotTaken('rule.usernameTaken', taken)],
    password: [isRequired, isPassword],
    confirm: [isRequired, passwordEqualForRegister('password')],
    firstName: [isRequired, isFirstname, maxLength(NAME_MAX)],
    lastName: [isLastname, maxLength(NAME_MAX)],
    gender: [isGenderRequired],
    email: [isEmail, isNotTaken('rule.emailTaken', taken)],
    birthday: [isBirthday, isBirthdayDisallowed('guardian')],
    cellPhone: [isRequired, isPhone],
    code: [isRequired, isSmsCode],
    agreed: [isAgreementRequired],
  };
}

/** What a visitor who goes back to the card finds again: all but secrets, and but for what is to be given anew. */
export function draftOf(values: SignUpValues): SignUpValues {
  return { ...values, password: '', confirm: '', code: '', agreed: false };
}

/** `YYYY-MM-DD` as the service wants it, `MM/DD/YYYY`. */
function usDate(birthday: string): string {
  const [year, month, day] = birthday.split('-');
  return `${month}/${day}/${year}`;
}

/** The form as the service takes it; what was left empty is left out (M-ent-02). */
export function registrationOf(values: SignUpValues, card: RegisterCard, locale: Locale): Registration {
  return {
    userName: values.username,
    password: values.password,
    ...(values.email === '' ? {} : { email: values.email }),
    firstName: values.firstName,
    ...(values.lastName === '' ? {} : { lastName: values.lastName }),
    gender: values.gender === 'Male' ? 'Male' : 'Female',
    birthday: usDate(values.birthday),
    optOut: values.news ? 0 : 1,
    language: locale === 'zh' ? 'CHS' : 'ENU',
    cellPhone: values.cellPhone,
    cellPhoneValidFlag: values.code,
    cardNumber: card.cardNumber,
    cardPassword: card.cardPassword,
  };
}
