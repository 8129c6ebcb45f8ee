import fc from 'fast-check';
import { isPassword, passwordEqual, passwordEqualForRegister, passwordHints } from '../../src/validation/password';
import { validate } from '../../src/validation/validate';
import { DIGITS, hasOnly, LOWER, testExamples, UPPER } from './examples';

testExamples(
  'isPassword (M-val-11, A-02)',
  isPassword,
  ['Passw0rd', 'Passw0rd!', 'Password!', 'aB3aB3aB', `aB3${'x'.repeat(22)}`, 'Aa 1    ', '密码密码aB1密'],
  [
    'Pass0rd',
    `aB3${'x'.repeat(23)}`,
    'password1',
    'PASSWORD1',
    'Password',
    '12345678',
    'Password密',
    'Passwor ',
    '𠮷𠮷𠮷𠮷aB1',
  ],
);

test('isPassword agrees with a check character by character', () => {
  const anyText = fc.string({ unit: fc.constantFrom(...'aB1! 密𠮷'), minLength: 5, maxLength: 28, size: 'max' });
  const symbols = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';
  fc.assert(
    fc.property(anyText, (text) => {
      const characters = Array.from(text);
      const has = (allowed: string) => characters.some((character) => hasOnly(allowed, character));
      const hasValidLength = characters.length >= 8 && characters.length <= 25;
      expect(isPassword.test(text, {})).toBe(hasValidLength && has(LOWER) && has(UPPER) && has(DIGITS + symbols));
    }),
  );
});

test('every printable ASCII character except letters and digits counts as a symbol', () => {
  for (let code = 0x21; code < 0x7f; code += 1) {
    const character = String.fromCharCode(code);
    if (hasOnly(LOWER + UPPER, character)) continue;
    expect([character, isPassword.test(`Password${character}`, {})]).toEqual([character, true]);
  }
});

test('each hint is met by its kind of characters (M-val-11)', () => {
  const metHints = (password: string) =>
    passwordHints.filter((hint) => hint.isMet(password)).map((hint) => hint.message);
  expect(metHints('')).toEqual([]);
  expect(metHints('a')).toEqual(['rule.hint.lowercase']);
  expect(metHints('aB1!')).toEqual([
    'rule.hint.capital',
    'rule.hint.lowercase',
    'rule.hint.number',
    'rule.hint.special',
  ]);
  expect(metHints('12345678')).toEqual(['rule.hint.length', 'rule.hint.number']);
});

test('the confirmation must equal the password; each form has its own message (A-03)', () => {
  const form = { password: 'Passw0rd', confirm: 'Passw0rd ' };
  expect(validate(form, { confirm: [passwordEqual('password')] })).toEqual({ confirm: 'rule.passwordEqual' });
  expect(validate(form, { confirm: [passwordEqualForRegister('password')] })).toEqual({
    confirm: 'rule.passwordEqualForRegister',
  });
  expect(validate({ ...form, confirm: 'Passw0rd' }, { confirm: [passwordEqual('password')] })).toEqual({});
  expect(passwordEqual('missing').test('', {})).toBe(false);
});
