import fc from 'fast-check';
import {
  isCardPin6or8,
  isCardTypeMSR,
  isCardTypeSVC,
  isMSRcardNumber,
  isMSRcardPin,
  isPinOfCard,
  isSVCCardNumber,
  isSVCCardPin,
  isTransactionId,
} from '../../src/validation/cardRules';
import { validate } from '../../src/validation/validate';
import { DIGITS, examples, onlyOf } from './examples';

const digits = (length: number) => '1'.repeat(length);

examples(
  'isMSRcardNumber (M-val-15)',
  isMSRcardNumber,
  [digits(16)],
  [digits(15), digits(17), digits(19), `${digits(15)}a`],
);
examples(
  'isMSRcardPin (M-val-16)',
  isMSRcardPin,
  ['12345678', '00000000'],
  ['1234567', '123456789', '1234567x', '１２３４５６７８'],
);
examples('isSVCCardNumber (M-val-17)', isSVCCardNumber, [digits(16), digits(19)], [15, 17, 18, 20].map(digits));
examples('isSVCCardPin (M-val-18)', isSVCCardPin, ['123456'], ['12345', '1234567', '12345 ', 'abcdef']);
examples('isCardPin6or8 (M-val-19)', isCardPin6or8, ['123456', '12345678'], ['12345', '1234567', '123456789']);
examples('isCardTypeSVC (M-val-20)', isCardTypeSVC, ['7310180000000001', digits(19)], ['6200000000000001', '73', 'x']);
examples(
  'isCardTypeMSR (M-reg-24)',
  isCardTypeMSR,
  ['6200000000000001', '8110290000000001', '73'],
  ['7300000000000000', '7310180000000001'],
);
examples('isTransactionId (M-svc-04)', isTransactionId, ['1000000001', 'A-1', '𠮷'.repeat(20)], [digits(21)]);

test('digits of an exact length are just that, whatever else is typed', () => {
  const lengths = [
    [isMSRcardNumber, [16]],
    [isMSRcardPin, [8]],
    [isSVCCardNumber, [16, 19]],
    [isSVCCardPin, [6]],
    [isCardPin6or8, [6, 8]],
  ] as const;
  const typed = fc.string({ unit: fc.constantFrom(...DIGITS, ' ', 'a', '１'), maxLength: 21, size: 'max' });
  const numbers = fc.string({ unit: fc.constantFrom(...DIGITS), maxLength: 21, size: 'max' });
  fc.assert(
    fc.property(fc.oneof(typed, numbers), (text) => {
      for (const [rule, allowed] of lengths) {
        const expected = onlyOf(DIGITS, text) && allowed.some((length) => length === text.length);
        expect(rule.test(text, {})).toBe(expected);
      }
    }),
  );
});

describe('isPinOfCard (M-reg-25, A-06)', () => {
  const problem = (number: string, pin: string) => validate({ number, pin }, { pin: isPinOfCard('number') }).pin;

  test.each([
    ['6200000000000001', '12345678', undefined],
    ['6200000000000001', '123456', 'rule.isMSRcardPin'],
    ['8110290000000001', '123456', undefined],
    ['8110290000000001', '12345678', 'rule.isSVCCardPin'],
    ['62', '123456', undefined],
    ['62', '12345678', undefined],
    ['', '1234567', 'rule.isCardPin6or8'],
  ])('card %j with PIN %j: %s', (number, pin, message) => {
    expect(problem(number, pin)).toBe(message);
  });

  test('says nothing of an empty PIN, and copes with a form that has no such field', () => {
    expect(problem('6200000000000001', '')).toBeUndefined();
    expect(isPinOfCard('number').every((rule) => rule.test('12345678', {}))).toBe(true);
  });
});
