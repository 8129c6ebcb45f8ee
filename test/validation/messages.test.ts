import * as cardRules from '../../src/validation/cardRules';
import * as codes from '../../src/validation/codes';
import * as contact from '../../src/validation/contact';
import * as invoice from '../../src/validation/invoice';
import { isPassword } from '../../src/validation/password';
import * as person from '../../src/validation/person';
import * as securityCheck from '../../src/validation/securityCheck';
import { isNumber, isRequired } from '../../src/validation/text';
import { texts } from '../support/texts';

const { en, zh } = texts;

/** The English texts that the requirements quote, by requirement id and message id. */
const quotedTexts: Record<string, string> = {
  'M-val-05 rule.isRequired': 'This field cannot be blank',
  'M-val-06 rule.isEmail': 'Please fill in a correct email address',
  'M-val-07 rule.isUsername': 'Enter 4-12 English letters or numbers.',
  'M-val-08 rule.isName': 'Please enter the valid name',
  'M-val-09 rule.isFirstname': 'Please only use alphabet or chinese character',
  'M-val-09 rule.isLastname': 'Please only use alphabet or chinese character',
  'M-val-10 rule.isPhone': 'Please provide a valid mobile phone number for China',
  'M-val-12 rule.passwordEqual': 'Please enter the same password.',
  'M-val-14 rule.isPostcode': 'Please provide a valid post code for China',
  'M-val-21 rule.isBirthday': 'You must provide your birthday',
  'M-val-22 rule.isBirthdayDisallowed': 'You must have adult permission to create an account.',
  'M-val-23 rule.isCaptcha': 'Invalid Captcha',
  'M-val-24 rule.UsernameValid': 'Input must be either user emails or valid mobile phone number.',
  'M-val-25 rule.EmailValid': 'Input must be valid email address.',
  'M-pv-03 rule.isPhoneForValidate': 'Invalid phone number',
  'M-pv-04 rule.isCodeRequired': 'The verification code is required.',
  'M-reg-24 rule.isCardTypeMSR': 'only valid MSR Cards can be used for registration',
  'E-field-usernameInvalid rule.isUsernameForRegister': 'Please enter at least 6 letters, numbers, dots or underscores',
  'E-field-usernameTaken rule.usernameTaken': 'This username is already in use',
  'E-field-emailInvalid rule.isEmail': 'Please fill in a correct email address',
  'E-field-emailTaken rule.emailTaken': 'This email address is already in use',
  'E-field-passwordsNotEqual rule.passwordEqualForRegister': 'Please enter same password.',
  'E-field-genderRequired rule.isGenderRequired': 'You must provide your gender',
  'E-field-birthdayRequired rule.isBirthday': 'You must provide your birthday',
  'E-field-birthdayDisallowed rule.isBirthdayDisallowed': 'You must have adult permission to create an account.',
};

test.each(Object.entries(quotedTexts))('%s: %s', (ids, text) => {
  expect(en[ids.split(' ')[1] ?? '']).toBe(text);
});

const rules = Object.entries({
  ...cardRules,
  ...codes,
  ...contact,
  ...invoice,
  ...person,
  ...securityCheck,
  isPassword,
  isNumber,
  isRequired,
  isBirthdayDisallowed: person.isBirthdayDisallowed('permission'),
  isListedOnce: invoice.isListedOnce([]),
}).flatMap(([name, value]) => ('message' in value ? [{ name, message: value.message }] : []));
const limited = ['isTransactionId', 'isTitle', 'isContactName', 'isAddress'];

test.each(rules)('$name has the message of its own name or of its limit (M-val-03)', ({ name, message }) => {
  if (limited.includes(name)) expect(message).toMatch(/^rule\.maxLength\.[0-9]+$/);
  else expect(message).toBe(`rule.${name}`);
});

const isRuleOrNotice = ([id]: [string, string]) => /^(rule|notice)\./.test(id);

test.each(Object.entries(zh).filter(isRuleOrNotice))('%s is Chinese with full-width punctuation: %s', (_id, text) => {
  expect(text).toMatch(/\p{Script=Han}/u);
  expect(text).not.toMatch(/\p{Script=Han} ?[,;:!?.()]|[,;:!?()] ?\p{Script=Han}/u);
  // A space separates Chinese characters from digits and Latin letters.
  expect(text).not.toMatch(/\p{Script=Han}[0-9A-Za-z]|[0-9A-Za-z]\p{Script=Han}/u);
  expect(text).not.toMatch(/[。\s]$/);
});

test.each(Object.entries(en).filter(isRuleOrNotice))('%s is English: %s', (_id, text) => {
  // Apostrophes and braces are syntax of the message format.
  expect(text).toMatch(/^[A-Za-z0-9 ,.;!/-]+$/);
});

test('both languages have the same message ids', () => {
  expect(Object.keys(en)).toEqual(Object.keys(zh));
});
