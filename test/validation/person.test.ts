import fc from 'fast-check';
import {
  isAgreementRequired,
  isBirthday,
  isBirthdayDisallowed,
  isFirstname,
  isGenderRequired,
  isLastname,
  isMinor,
  isName,
  isNotTaken,
  isUsername,
  isUsernameForRegister,
  toName,
} from '../../src/validation/person';
import { DIGITS, hasOnly, LOWER, testExamples, UPPER } from './examples';

beforeEach(() => jest.useFakeTimers({ now: new Date('2024-06-15T12:00:00+08:00') }));
afterEach(() => jest.useRealTimers());

testExamples(
  'isUsername (M-val-07)',
  isUsername,
  ['mei1', 'ABCDEFGHIJ12'],
  ['mei', 'ABCDEFGHIJ123', 'mei_1', 'mei 1', '梅梅梅梅'],
);
testExamples(
  'isUsernameForRegister (M-reg-13, A-01)',
  isUsernameForRegister,
  ['mei.li', 'mei_li', '123456', '......', 'a'.repeat(60)],
  ['mei.l', 'mei-li', 'mei li', 'mei@li', 'meilié', '梅梅梅梅梅梅', 'mei.lili-', '-mei.lili'],
);
testExamples(
  'isName (M-val-08)',
  isName,
  ['Mei Li', '李梅', 'J. Li', '𠮷田', '〇'],
  ['Mei1', 'Mei-Li', '阿依·买', 'José', 'Mei,'],
);
const names = [
  ...['Mei', '梅', '𠮷', '李Mei', 'x', '〇', '佐々木', '买买提·艾力', '阿卜杜拉·买买提·艾力', '𠮷·〇'],
  ...[
    'José',
    'Jose\u0301',
    'Müller',
    'Nguye\u0302\u0303n',
    'Łukasz',
    'Søren',
    'Анна',
    'Ελένη',
    'محمد',
    'अनीता',
    '김',
    'アンナ',
  ],
];
const invalidNames = [
  ...['Mei Li', 'Mei1', '梅１', 'Mei.', 'Mei-Li', "O'Neil", '梅,', '😀', '、', '李梅 ', '梅Ⅱ', '〡'],
  ...['·', '·买', '买·', '买··提', 'Mei·Li', '买·Li', 'Mei·提', '买 · 提', '买.提', '买•提'],
  ...['\u0301', '\u0301Jose', '买·\u0301提', 'Mei\u200b', 'Mei\n'],
];
testExamples('isFirstname (M-val-09)', isFirstname, names, invalidNames);
testExamples('isLastname (M-val-09)', isLastname, names, invalidNames);
testExamples('isGenderRequired (M-reg-17)', isGenderRequired, ['Male', 'Female'], ['', 'male', 'Other']);
testExamples('isAgreementRequired (M-reg-23)', isAgreementRequired, ['true'], ['', 'false']);

test('username rules accept exactly their characters and lengths', () => {
  const anyText = fc.string({ unit: fc.constantFrom(...'aZ0._- 梅'), maxLength: 14, size: 'max' });
  fc.assert(
    fc.property(anyText, (text) => {
      const isAlphanumeric = hasOnly(LOWER + UPPER + DIGITS, text);
      expect(isUsername.test(text, {})).toBe(isAlphanumeric && text.length >= 4 && text.length <= 12);
      const hasRegisterCharacters = hasOnly(`${LOWER}${UPPER}${DIGITS}._`, text);
      expect(isUsernameForRegister.test(text, {})).toBe(hasRegisterCharacters && text.length >= 6);
    }),
  );
});

testExamples(
  'isBirthday (M-val-21, M-reg-19)',
  isBirthday,
  ['2000-01-01', '1914-01-01', '2024-06-15', '2004-02-29'],
  ['', '2024-06-16', '2025-01-01', '1913-12-31', '2003-02-29', '2000-1-1', '01/01/2000'],
);

test('isBirthday is required and uses the current date', () => {
  expect(isBirthday.runsOnEmpty).toBe(true);
  expect([isBirthday.test('2024-06-15', {}), isBirthday.test('2024-06-16', {})]).toEqual([true, false]);
  jest.setSystemTime(new Date('2024-06-16T12:00:00+08:00'));
  expect(isBirthday.test('2024-06-16', {})).toBe(true);
});

describe('isBirthdayDisallowed: a minor needs permission (M-val-22, M-reg-10 to M-reg-12)', () => {
  const rule = isBirthdayDisallowed('guardian');
  test.each([
    ['2006-06-15', undefined, true],
    ['2006-06-16', undefined, false],
    ['2006-06-16', false, false],
    ['2006-06-16', 'false', false],
    ['2006-06-16', '', false],
    ['2006-06-16', true, true],
    ['2006-06', undefined, true],
  ])('born %s, permission %j: %j', (birth, guardian, isValid) => {
    expect(rule.test(birth, { guardian })).toBe(isValid);
  });
});

test.each([
  ['2006-06-15', false],
  ['2006-06-16', true],
  ['2024-06-15', true],
  ['2024-06-16', false],
  ['2010-02-30', false],
  ['', false],
])('born %j, on 15 June 2024: minor %s (M-reg-10)', (birth, minor) => {
  expect(isMinor(birth)).toBe(minor);
});

test('a name is valid until it is added to the taken ones (M-reg-13)', () => {
  const taken = new Set<string>();
  const rule = isNotTaken('rule.usernameTaken', taken);
  expect(rule.test('xiao_ming', {})).toBe(true);
  taken.add('xiao_ming');
  expect(rule.test('xiao_ming', {})).toBe(false);
  expect(rule.message).toBe('rule.usernameTaken');
});

test.each(['•', '‧', '∙', '⋅', '・', '･', '·'])(
  'the dot %s of a keyboard becomes the middle dot of a name (A-48)',
  (dot) => {
    const name = toName(` 买买提${dot}艾力`);
    expect([name, isLastname.test(name, {})]).toEqual(['买买提·艾力', true]);
  },
);
