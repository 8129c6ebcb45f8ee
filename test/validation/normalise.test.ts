import fc from 'fast-check';
import * as exported from '../../src/validation/normalise';

const normalise = { ...exported };

test.each([
  ['138 0013 8000', '13800138000'],
  ['138-0013-8000', '13800138000'],
  ['+86 138 0013 8000', '13800138000'],
  ['0086-13800138000', '13800138000'],
  ['8613800138000', '13800138000'],
  ['（+86）13800138000', '13800138000'],
  ['１３８００１３８０００', '13800138000'],
  ['\u202d13800138000\u202c', '13800138000'],
  ['86138001380', '86138001380'],
  ['813800138000', '813800138000'],
  ['013800138000', '013800138000'],
  ['+86 1380', '861380'],
  ['021-12345678', '02112345678'],
  ['', ''],
])('the mobile number typed as %j is %j', (typed, number) => {
  expect(normalise.phone(typed)).toBe(number);
});

test.each([
  ['digits', '１２ 3-4a', '1234'],
  ['cardNumber', '7310 1800-0000　0001', '7310180000000001'],
  ['email', '　Mei＠example。com', 'Mei@example.com'],
  ['email', 'mei\u200b@example．com', 'mei@example.com'],
  ['email', ' a　b\t@c.cn ', 'a b @c.cn '],
  ['userName', ' ｘiao．ming。1', 'xiao.ming.1'],
  ['userName', 'abc def', 'abc def'],
  ['settled', 'Mei Li 　', 'Mei Li'],
  ['asTyped', ' Ｐass\u200bw0rd\n', ' Ｐass\u200bw0rd\n'],
  ['emailOrPhone', '+86 138 0013 8000', '13800138000'],
  ['emailOrPhone', '138-0013@example.com', '138-0013@example.com'],
  ['emailOrPhone', ' ｍei ', 'mei'],
  ['emailOrPhone', 'a b@c.cn ', 'a b@c.cn'],
  ['emailOrPhone', '138 0013 8000 ', '13800138000'],
  ['taxpayerId', ' 91350100 m000100y43', '91350100M000100Y43'],
  ['taxpayerId', '９１３５', '9135'],
  ['plain', '  某某（上海）\n有限公司 ', '某某（上海） 有限公司 '],
  ['plain', '\tＡ', 'Ａ'],
  ['plain', '   ', ''],
  ['trimmed', '　梅　', '梅'],
  ['trimmed', ' Mei Li ', 'Mei Li'],
] as const)('%s: %j becomes %j', (name, typed, kept) => {
  expect(normalise[name](typed)).toBe(kept);
});

test.each(['digits', 'phone', 'cardNumber', 'email', 'emailOrPhone', 'plain', 'trimmed'] as const)(
  '%s twice is %s once',
  (name) => {
    const soup = fc.string({ unit: fc.constantFrom(...'0186+- a@.。　１＠\n\u200b店') });
    fc.assert(
      fc.property(fc.oneof(soup, fc.string({ unit: 'grapheme' })), (typed) => {
        const once = normalise[name](typed);
        expect(normalise[name](once)).toBe(once);
      }),
    );
  },
);

describe('limit', () => {
  test('cuts between characters, not through them', () => {
    expect(normalise.limit('𠮷𠮷𠮷', 2)).toBe('𠮷𠮷');
    expect(normalise.limit('ab𠮷', 3)).toBe('ab𠮷');
    expect(normalise.limit('abc', 0)).toBe('');
  });

  test('keeps the first characters, and all of them where they fit', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 0, max: 12 }), (text, max) => {
        let expected = '';
        let left = max;
        for (const character of text) {
          if (left === 0) break;
          expected += character;
          left -= 1;
        }
        expect(normalise.limit(text, max)).toBe(expected);
      }),
    );
  });
});
