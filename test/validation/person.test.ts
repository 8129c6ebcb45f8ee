import fc from 'fast-check';
import {
  birthdayBy,
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
  onlyLetters,
} from '../../src/validation/person';
import { DIGITS, examples, LOWER, onlyOf, UPPER } from './examples';

examples(
  'isUsername (M-val-07)',
  isUsername,
  ['mei1', 'ABCDEFGHIJ12'],
  ['mei', 'ABCDEFGHIJ123', 'mei_1', 'mei 1', '梅梅梅梅'],
);
examples(
  'isUsernameForRegister (M-reg-13, A-01)',
  isUsernameForRegister,
  ['mei.li', 'mei_li', '123456', '......', 'a'.repeat(60)],
  ['mei.l', 'mei-li', 'mei li', 'mei@li', 'meilié', '梅梅梅梅梅梅'],
);
examples(
  'isName (M-val-08)',
  isName,
  ['Mei Li', '李梅', 'J. Li', '𠮷田', '〇'],
  ['Mei1', 'Mei-Li', '阿依·买', 'José', 'Mei,'],
);
const names = ['Mei', '梅', '𠮷', '李Mei', 'x'];
const noNames = ['Mei Li', 'Mei1', '阿依·买', 'Mei.', '😀', 'é', '、', 'ァ'];
examples('isFirstname (M-val-09)', isFirstname, names, noNames);
examples('isLastname (M-val-09)', isLastname, names, noNames);
examples(
  'names with the middle dot allowed (A-48)',
  onlyLetters('rule.isFirstname', true),
  ['阿依·买买提', 'Mei'],
  ['a b', '1'],
);
examples('isGenderRequired (M-reg-17)', isGenderRequired, ['Male', 'Female'], ['', 'male', 'Other']);
examples('isAgreementRequired (M-reg-23)', isAgreementRequired, ['true'], ['', 'false']);

test('usernames are made of the named characters', () => {
  const typed = fc.string({ unit: fc.constantFrom(...'aZ0._- 梅'), maxLength: 14, size: 'max' });
  fc.assert(
    fc.property(typed, (text) => {
      const plain = onlyOf(LOWER + UPPER + DIGITS, text);
      expect(isUsername.test(text, {})).toBe(plain && text.length >= 4 && text.length <= 12);
      const dotted = onlyOf(`${LOWER}${UPPER}${DIGITS}._`, text);
      expect(isUsernameForRegister.test(text, {})).toBe(dotted && text.length >= 6);
    }),
  );
});

const clock = () => ({ y: 2024, m: 6, d: 15 });
examples(
  'a birthday (M-val-21, M-reg-19)',
  birthdayBy(clock),
  ['2000-01-01', '1914-01-01', '2024-06-15', '2004-02-29'],
  ['', '2024-06-16', '2025-01-01', '1913-12-31', '2003-02-29', '2000-1-1', '01/01/2000'],
);

test('a birthday is asked for by the clock of the visitor', () => {
  expect(isBirthday.seesEmpty).toBe(true);
  expect(isBirthday.test('2000-01-01', {})).toBe(true);
  expect(isBirthday.test('9999-01-01', {})).toBe(false);
});

describe('a birthday under 18 needs permission (M-val-22, M-reg-10 to M-reg-12)', () => {
  const rule = isBirthdayDisallowed('guardian', clock);
  test.each([
    ['2006-06-15', undefined, true],
    ['2006-06-16', undefined, false],
    ['2006-06-16', false, false],
    ['2006-06-16', 'false', false],
    ['2006-06-16', '', false],
    ['2006-06-16', true, true],
    ['2006-06-16', 'true', true],
    ['2006-06', undefined, true],
  ])('born %s, permission %j: %j', (birth, guardian, fine) => {
    expect(rule.test(birth, { guardian })).toBe(fine);
  });
});

test.each([
  ['2006-06-15', false],
  ['2006-06-16', true],
  ['2024-06-15', true],
  ['2024-06-16', false],
  ['2010-02-30', false],
  ['', false],
])('born %j is a minor on 15 June 2024: %s (M-reg-10)', (birth, minor) => {
  expect(isMinor(birth, clock())).toBe(minor);
});

test('a name is fine until the service has said that it is taken (M-reg-13)', () => {
  const taken = new Set<string>();
  const rule = isNotTaken('rule.usernameTaken', taken);
  expect(rule.test('xiao_ming', {})).toBe(true);
  taken.add('xiao_ming');
  expect(rule.test('xiao_ming', {})).toBe(false);
  expect(rule.message).toBe('rule.usernameTaken');
});
