import fc from 'fast-check';
import { toEmailOrPhone, toPhone } from '../../src/validation/contact';
import * as module from '../../src/validation/normalise';
import { toTaxpayerId } from '../../src/validation/taxpayerId';

const normalisers = { ...module, toEmailOrPhone, toPhone, toTaxpayerId };

test.each([
  ['138 0013 8000', '13800138000'],
  ['138-0013-8000', '13800138000'],
  ['+86 138 0013 8000', '13800138000'],
  ['0086-13800138000', '13800138000'],
  ['8613800138000', '13800138000'],
  ['（+86）13800138000', '13800138000'],
  ['１３８００１３８０００', '13800138000'],
  ['\u202d13800138000\u202c', '13800138000'],
  ['998613800138000', '998613800138000'],
  ['86138001380001', '86138001380001'],
  ['86138001380', '86138001380'],
  ['813800138000', '813800138000'],
  ['013800138000', '013800138000'],
  ['+86 1380', '861380'],
  ['021-12345678', '02112345678'],
  ['', ''],
])('toPhone: %j becomes %j', (typed, number) => {
  expect(normalisers.toPhone(typed)).toBe(number);
});

test.each([
  ['toDigits', '１２ 3-4a', '1234'],
  ['toCardNumber', '7310 1800-0000　0001', '7310180000000001'],
  ['toCardNumber', '73101800000000011112222', '7310180000000001111'],
  ['toSmsCode', '１２ 345', '1234'],
  ['removeSpaces', ' １００0\t00　０１Ａ ', '10000001A'],
  ['toEmail', '　Mei＠example。com', 'Mei@example.com'],
  ['toEmail', 'mei\u200b@example．com', 'mei@example.com'],
  ['toEmail', ' a　b\t@c.cn ', 'a b @c.cn '],
  ['toEmail', 'mei\u0000@example.com', 'mei@example.com'],
  ['toUserName', ' ｘiao．ming。1', 'xiao.ming.1'],
  ['toUserName', 'abc def', 'abc def'],
  ['toAccountName', ' ｍｅｉ', 'mei'],
  ['toAccountName', '\u200bmei＠example。com', 'mei@example.com'],
  ['toAccountName', 'ｍei：1', 'mei:1'],
  ['toAccountName', ' 张三ｍ。', '张三ｍ。'],
  ['trimEnd', 'Mei Li 　', 'Mei Li'],
  ['keepAsTyped', ' Ｐass\u200bw0rd\n', ' Ｐass\u200bw0rd\n'],
  ['toEmailOrPhone', '+86 138 0013 8000', '13800138000'],
  ['toEmailOrPhone', '138-0013@example.com', '138-0013@example.com'],
  ['toEmailOrPhone', ' ｍei ', 'mei'],
  ['toEmailOrPhone', 'a b@c.cn ', 'a b@c.cn'],
  ['toEmailOrPhone', '138 0013 8000 ', '13800138000'],
  ['toTaxpayerId', ' 91350100 m000100y43', '91350100M000100Y43'],
  ['toTaxpayerId', '９１３５', '9135'],
  ['toSingleLine', '  某某（上海）\n有限公司 ', '某某（上海） 有限公司 '],
  ['toSingleLine', '某某\r\n有限公司', '某某 有限公司'],
  ['toSingleLine', '\tＡ', 'Ａ'],
  ['toSingleLine', '   ', ''],
  ['toTrimmedLine', '　梅　', '梅'],
  ['toTrimmedLine', ' Mei Li ', 'Mei Li'],
] as const)('%s: %j becomes %j', (name, typed, normalised) => {
  expect(normalisers[name](typed)).toBe(normalised);
});

test.each([
  'toDigits',
  'toPhone',
  'toCardNumber',
  'toEmail',
  'toAccountName',
  'toEmailOrPhone',
  'toSingleLine',
  'toTrimmedLine',
] as const)('%s is idempotent', (name) => {
  const randomText = fc.string({ unit: fc.constantFrom(...'0186+- a@.。　１＠\n\u200b店') });
  fc.assert(
    fc.property(fc.oneof(randomText, fc.string({ unit: 'grapheme' })), (typed) => {
      const once = normalisers[name](typed);
      expect(normalisers[name](once)).toBe(once);
    }),
  );
});

describe('truncate', () => {
  test('does not split a code point', () => {
    expect(normalisers.truncate('𠮷𠮷𠮷', 2)).toBe('𠮷𠮷');
    expect(normalisers.truncate('ab𠮷', 3)).toBe('ab𠮷');
    expect(normalisers.truncate('abc', 0)).toBe('');
  });

  test('returns the first code points', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 0, max: 12 }), (text, max) => {
        let expected = '';
        let left = max;
        for (const character of text) {
          if (left === 0) break;
          expected += character;
          left -= 1;
        }
        expect(normalisers.truncate(text, max)).toBe(expected);
      }),
    );
  });
});
