import fc from 'fast-check';
import {
  EmailValid,
  isContactNumber,
  isEmail,
  isPhone,
  isPhoneForValidate,
  isPostcode,
  UsernameValid,
} from '../../src/validation/contact';
import { hasNoColon } from '../../src/validation/credentials';
import { DIGITS, hasOnly, LOWER, testExamples, UPPER } from './examples';

const addresses = [
  'mei@example.com',
  'mei.li+coffee@mail.example.com.cn',
  '12345678@qq.com',
  "o'neil_x@ex-ample.cn",
  'a@b.cn',
  'x@xn--fiqs8s.cn',
  'x@example.xn--fiqs8s',
  `${'a'.repeat(64)}@example.com`,
  `a@${'b'.repeat(63)}.com`,
  `a@${'b.'.repeat(124)}com`,
  `a@${'b.'.repeat(124)}info`,
];
const invalidAddresses = [
  'mei',
  'mei.example.com',
  'mei@',
  '@example.com',
  'mei@example',
  'mei@@example.com',
  'mei@li@example.com',
  '.mei@example.com',
  'mei.@example.com',
  'mei..li@example.com',
  'mei@-example.com',
  'mei@example-.com',
  'mei@.example.com',
  'mei@example..com',
  'mei@example.com.',
  'mei@example.c',
  'mei@10.0.0.1',
  'mei@example.com.10',
  'mei li@example.com',
  'mei@exam ple.com',
  'mei@example.com\n',
  '梅@example.com',
  'mei@例子.中国',
  'mei＠example.com',
  '"mei"@example.com',
  '<mei@example.com>',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b'.repeat(64)}.com`,
  `a@${'b.'.repeat(126)}com`,
];
testExamples('isEmail (M-val-06)', isEmail, addresses, invalidAddresses);
testExamples('EmailValid (M-val-25)', EmailValid, addresses.slice(0, 2), invalidAddresses.slice(0, 4));

const mobiles = [
  '13800138000',
  '13000000000',
  '14700000000',
  '16600000000',
  '17000000000',
  '19200000000',
  '19999999999',
];
const invalidMobiles = [
  '12800138000',
  '10800138000',
  '23800138000',
  '1380013800',
  '138001380000',
  '138 0013 8000',
  '+8613800138000',
  '1380013800x',
  '１３８００１３８０００',
];
testExamples('isPhone (M-val-10)', isPhone, mobiles, invalidMobiles);
testExamples('isPhoneForValidate (M-pv-03)', isPhoneForValidate, mobiles, invalidMobiles);
testExamples(
  'UsernameValid (M-val-24)',
  UsernameValid,
  ['mei@example.com', '13800138000'],
  ['mei', '12800138000', 'mei@', '1380013800'],
);
testExamples(
  'isContactNumber (A-28)',
  isContactNumber,
  ['1', '02112345678', '13800138000'],
  ['138001380000', '021-1234567', 'x', ''],
);
testExamples('isPostcode (M-val-14)', isPostcode, ['200000', '010000'], ['20000', '2000000', '20000a', '200 000']);
testExamples('hasNoColon (D1)', hasNoColon, ['mei', 'mei@example.com'], ['mei:', ':mei', 'm:ei']);

test('a username with a colon has the message of a wrong password (D1)', () => {
  expect(hasNoColon.message).toBe('notice.Login.400');
});

test('isPhone accepts exactly 11 digits that start with 13 to 19 (M-val-10)', () => {
  const nearlyValid = fc
    .tuple(
      fc.constantFrom('1', '0', '2', '+'),
      fc.string({ unit: fc.constantFrom(...DIGITS, ' '), maxLength: 12, size: 'max' }),
    )
    .map((parts) => parts.join(''));
  const nearRange = fc.integer({ min: 12_000_000_000, max: 20_000_000_000 }).map(String);
  fc.assert(
    fc.property(fc.oneof(nearlyValid, nearRange), (text) => {
      const expected = text.length === 11 && hasOnly(DIGITS, text) && Number(text) >= 13e9 && Number(text) < 20e9;
      expect(isPhone.test(text, {})).toBe(expected);
    }),
  );
});

describe('isEmail agrees with a check character by character (M-val-06)', () => {
  const localCharacters = `${LOWER}${UPPER}${DIGITS}!#$%&'*+/=?^_\`{|}~-`;
  const domainCharacters = `${LOWER}${UPPER}${DIGITS}-`;

  function isAddress(text: string): boolean {
    const halves = text.split('@');
    const [local, domain] = halves;
    if (halves.length !== 2 || !local || !domain || local.length > 64 || text.length > 254) return false;
    const labels = domain.split('.');
    const last = labels[labels.length - 1] ?? '';
    return (
      local.split('.').every((part) => part !== '' && hasOnly(localCharacters, part)) &&
      labels.length > 1 &&
      labels.every((label) => label !== '' && label.length <= 63 && hasOnly(domainCharacters, label)) &&
      labels.every((label) => !label.startsWith('-') && !label.endsWith('-')) &&
      last.length >= 2 &&
      hasOnly(LOWER + UPPER, last.slice(0, 2))
    );
  }

  test('for generated texts', () => {
    const randomText = fc.string({ unit: fc.constantFrom(...'ab1.-_@ é＠'), maxLength: 14, size: 'max' });
    const part = fc.string({ unit: fc.constantFrom(...'aZ1.-+'), minLength: 1, maxLength: 5 });
    const built = fc
      .tuple(part, part, fc.constantFrom('.cn', '.com', '.c', '.1a', ''))
      .map(([a, b, c]) => `${a}@${b}${c}`);
    fc.assert(
      fc.property(fc.oneof(randomText, built), (text) => {
        expect(isEmail.test(text, {})).toBe(isAddress(text));
      }),
      { numRuns: 500 },
    );
  });

  test('for usual addresses', () => {
    fc.assert(
      fc.property(fc.emailAddress({ size: 'small' }), (text) => expect(isEmail.test(text, {})).toBe(isAddress(text))),
    );
  });
});
