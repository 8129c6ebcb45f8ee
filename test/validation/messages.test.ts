import * as cardRules from '../../src/validation/cardRules';
import * as codes from '../../src/validation/codes';
import * as contact from '../../src/validation/contact';
import * as invoice from '../../src/validation/invoice';
import * as limits from '../../src/validation/limits';
import { isPassword } from '../../src/validation/password';
import * as person from '../../src/validation/person';
import * as securityCheck from '../../src/validation/securityCheck';
import { isNumber, isRequired } from '../../src/validation/text';
import { texts } from '../support/texts';

const { en, zh } = texts;

/** Messages by requirement id and message id: the English texts that the requirements quote, and the Chinese ones. */
const quotedTexts: readonly (readonly [ids: string, en: string, zh: string])[] = [
  ['M-val-05 rule.isRequired', 'This field cannot be blank', '此项不能为空'],
  ['M-val-06 rule.isEmail', 'Please fill in a correct email address', '请输入正确的邮箱地址'],
  ['M-val-07 rule.isUsername', 'Enter 4-12 English letters or numbers.', '请输入 4-12 位英文字母或数字'],
  ['M-val-08 rule.isName', 'Please enter the valid name', '请输入有效的姓名'],
  ['M-val-09 rule.isFirstname', 'Please only use alphabet or chinese character', '仅支持字母或汉字'],
  ['M-val-09 rule.isLastname', 'Please only use alphabet or chinese character', '仅支持字母或汉字'],
  ['M-val-10 rule.isPhone', 'Please provide a valid mobile phone number for China', '请输入有效的中国大陆手机号码'],
  ['M-val-12 rule.passwordEqual', 'Please enter the same password.', '两次输入的密码不一致'],
  ['M-val-14 rule.isPostcode', 'Please provide a valid post code for China', '请输入有效的邮政编码'],
  ['M-val-21 rule.isBirthday', 'You must provide your birthday', '请选择出生日期'],
  [
    'M-val-22 rule.isBirthdayDisallowed',
    'You must have adult permission to create an account.',
    '需经监护人同意才能创建账户',
  ],
  ['M-val-23 rule.isCaptcha', 'Invalid Captcha', '验证码不正确'],
  [
    'M-val-24 rule.UsernameValid',
    'Input must be either user emails or valid mobile phone number.',
    '请输入邮箱或有效的手机号码',
  ],
  ['M-val-25 rule.EmailValid', 'Input must be valid email address.', '请输入有效的邮箱地址'],
  ['M-pv-03 rule.isPhoneForValidate', 'Invalid phone number', '手机号码不正确'],
  ['M-pv-04 rule.isCodeRequired', 'The verification code is required.', '请输入验证码'],
  ['M-reg-24 rule.isCardTypeMSR', 'only valid MSR Cards can be used for registration', '仅可使用有效的会员卡注册'],
  [
    'E-field-usernameInvalid rule.isUsernameForRegister',
    'Please enter at least 6 letters, numbers, dots or underscores',
    '请输入至少 6 位字母、数字、点或下划线',
  ],
  ['E-field-usernameTaken rule.usernameTaken', 'This username is already in use', '该用户名已被使用'],
  ['E-field-emailInvalid rule.isEmail', 'Please fill in a correct email address', '请输入正确的邮箱地址'],
  ['E-field-emailTaken rule.emailTaken', 'This email address is already in use', '该邮箱已被使用'],
  ['E-field-passwordsNotEqual rule.passwordEqualForRegister', 'Please enter same password.', '两次输入的密码不一致'],
  ['E-field-genderRequired rule.isGenderRequired', 'You must provide your gender', '请选择性别'],
  ['E-field-birthdayRequired rule.isBirthday', 'You must provide your birthday', '请选择出生日期'],
  [
    'E-field-birthdayDisallowed rule.isBirthdayDisallowed',
    'You must have adult permission to create an account.',
    '需经监护人同意才能创建账户',
  ],
];

test.each(quotedTexts)('%s: %s / %s', (ids, inEnglish, inChinese) => {
  const id = ids.split(' ')[1] ?? '';
  expect([en[id], zh[id]]).toEqual([inEnglish, inChinese]);
});

/** The numbers that a message must name, in the order of its text: the limits of the rules (M-con). */
const namedLimits: Readonly<Record<string, readonly number[]>> = {
  'rule.isUsername': [4, 12],
  'rule.isUsernameForRegister': [6],
  'register.usernameHint': [6],
  'rule.isPassword': [limits.PASSWORD_MIN, limits.PASSWORD_MAX],
  'rule.hint.length': [limits.PASSWORD_MIN, limits.PASSWORD_MAX],
  'rule.isMSRcardNumber': [16],
  'register.numberHelp': [16],
  'rule.isMSRcardPin': [limits.CARD_PIN_MAX],
  'register.pinHelp': [limits.CARD_PIN_MAX],
  'rule.isSVCCardNumber': [16, limits.SVC_NUMBER_MAX],
  'rule.isSVCCardPin': [limits.SVC_PIN_LENGTH],
  'rule.isCardPin6or8': [limits.SVC_PIN_LENGTH, limits.CARD_PIN_MAX],
  'rule.isSmsCode': [limits.SMS_CODE_LENGTH],
  'rule.isTicketNumber': [limits.TICKET_NUMBER_MAX],
  'rule.isAuthCode': [limits.AUTH_CODE_MAX],
  'rule.isTaxpayerId': [limits.TAXPAYER_ID_MAX],
  'rule.isContactNumber': [11],
  'invoice.phoneHint': [11],
  'rule.maxLength.19': [limits.CONTACT_NAME_MAX],
  'rule.maxLength.20': [limits.NAME_MAX],
  'rule.maxLength.99': [limits.TITLE_MAX],
  'rule.maxLength.109': [limits.ADDRESS_MAX],
  'register.guardian': [limits.ADULT_AGE],
  'invoice.full': [limits.RECEIPTS_MAX],
  'invoice.reminder.receipts': [limits.RECEIPTS_MAX],
  'notice.Invoice.010': [limits.RECEIPTS_MAX],
  'invoice.reminder.total': [1000],
  'notice.Fapiao.AmountExceed': [1000],
  'invoice.reminder.days': [30],
  'invoice.reminder.delivery': [5],
};

const numbersIn = (text = '') => (text.replaceAll(',', '').match(/[0-9]+/g) ?? []).map(Number);

test.each(Object.entries(namedLimits))('%s names %j in both languages', (id, numbers) => {
  expect([numbersIn(en[id]), numbersIn(zh[id])]).toEqual([numbers, numbers]);
});

test('each message of a rule that has a number is among these', () => {
  const withNumber = Object.keys(en).filter((id) => id.startsWith('rule.') && numbersIn(en[id]).length > 0);
  expect(withNumber.filter((id) => namedLimits[id] === undefined)).toEqual([]);
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
  // A text of one sentence has no full stop.
  expect(text.endsWith('。')).toBe(text.slice(0, -1).includes('。'));
});

test.each(Object.entries(en).filter(isRuleOrNotice))('%s is English: %s', (_id, text) => {
  // Apostrophes and braces are syntax of the message format.
  expect(text).toMatch(/^[A-Za-z0-9 ,.;!/-]+$/);
});

test('both languages have the same message ids', () => {
  expect(Object.keys(en)).toEqual(Object.keys(zh));
});
