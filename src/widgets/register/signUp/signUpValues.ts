import type { RegisterCard, Registration } from '../../../api/services/registration';
import type { Locale } from '../../../i18n/locale';
import type { FormBinding } from '../../kit/form/types';

/**
 * Returns the initial values of the sign-up form in the order of its fields, as a refused submit focuses the first
 * invalid one. In Chinese, the family name comes first.
 */
const emptySignUp = (locale: Locale) => ({
  username: '',
  password: '',
  confirm: '',
  ...(locale === 'zh' ? { lastName: '', firstName: '' } : { firstName: '', lastName: '' }),
  gender: '',
  email: '',
  /** `YYYY-MM-DD`, or empty while the date is incomplete. */
  birthday: '',
  /** True when a guardian consented for the birthday that is selected now. */
  guardian: false,
  cellPhone: '',
  code: '',
  agreed: false,
  news: false,
});

export type SignUpValues = ReturnType<typeof emptySignUp>;
export type SignUpBinding = FormBinding<SignUpValues>;

/** A date of birth as the visitor selects it; month and day may be empty. */
export interface BirthdayParts {
  readonly year: string;
  readonly month: string;
  readonly day: string;
}

/** The values of a visitor who goes back to the card. */
export interface SignUpDrafts {
  /** Written when the form unmounts. */
  form: SignUpValues;
  /** Written on each change of the birthday. The value in `form` is empty while the date is incomplete. */
  birthday: BirthdayParts;
}

/** Returns the drafts of a visitor who has filled in nothing. The list of years starts with 2000 (M-reg-19). */
export const emptyDrafts = (locale: Locale): SignUpDrafts => ({
  form: emptySignUp(locale),
  birthday: { year: '2000', month: '', day: '' },
});

/**
 * Returns the values to keep while the visitor goes back to the card: all but passwords, the SMS code and the consent.
 */
export function buildDraft(values: SignUpValues): SignUpValues {
  return { ...values, password: '', confirm: '', code: '', agreed: false };
}

/** Formats `YYYY-MM-DD` as `MM/DD/YYYY`, the format of the service. */
function formatUsDate(birthday: string): string {
  const [year, month, day] = birthday.split('-');
  return `${month}/${day}/${year}`;
}

/** Returns the request body of a registration. Empty optional values are left out (M-ent-02). */
export function buildRegistration(values: SignUpValues, card: RegisterCard, locale: Locale): Registration {
  return {
    userName: values.username,
    password: values.password,
    email: values.email || undefined,
    firstName: values.firstName,
    lastName: values.lastName || undefined,
    gender: values.gender === 'Male' ? 'Male' : 'Female',
    birthday: formatUsDate(values.birthday),
    optOut: values.news ? 0 : 1,
    language: locale === 'zh' ? 'CHS' : 'ENU',
    cellPhone: values.cellPhone,
    cellPhoneValidFlag: values.code,
    cardNumber: card.cardNumber,
    cardPassword: card.cardPassword,
  };
}
