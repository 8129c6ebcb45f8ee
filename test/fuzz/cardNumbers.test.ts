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
} from '../../src/validation/cardRules';
import { cardFamily, isNonRewardsNumber } from '../../src/validation/cards';
import { toCardNumber } from '../../src/validation/normalise';
import { DIGITS, hasOnly } from '../validation/examples';
import { runs } from './runs';

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...DIGITS), minLength: length, maxLength: length });
const prefix = fc.oneof(
  digits(6),
  fc.constantFrom('731018', '731022', '731023', '731029', '731030', '811029', '911029'),
);
const cardNumber = fc.tuple(prefix, fc.oneof(digits(10), digits(13))).map((parts) => parts.join(''));
const anyText = fc.string({ unit: fc.constantFrom(...DIGITS, ' ', '-', 'a', '１', '٣'), maxLength: 21, size: 'max' });
const anyDigits = fc.string({ unit: fc.constantFrom(...DIGITS), maxLength: 21, size: 'max' });

/** The family of a number, by the sentences of the requirements. */
function expectedFamily(number: string): 'gift' | 'rewards' | 'unknown' {
  if (!hasOnly(DIGITS, number)) return 'unknown';
  if (number.length === 19) return 'gift';
  if (number.length !== 16) return 'unknown';
  const start = Number(number.slice(0, 6));
  if (start === 731018 || (start >= 731023 && start <= 731029) || start === 811029 || start === 911029) return 'gift';
  return number.startsWith('73') ? 'unknown' : 'rewards';
}

test('the family of a card is that of the requirements (M-reg-24, A-06)', () => {
  fc.assert(
    fc.property(fc.oneof(cardNumber, anyText, anyDigits), (number) => {
      const family = cardFamily(number);
      expect(family).toBe(expectedFamily(number));
      expect(isCardTypeSVC.test(number, {})).toBe(family === 'gift');
      const isNonRewards = number.length === 16 && hasOnly(DIGITS, number) && number.startsWith('73');
      expect([isNonRewardsNumber(number), isCardTypeMSR.test(number, {})]).toEqual([isNonRewards, !isNonRewards]);
    }),
    runs(100_000, 500),
  );
});

test('the PIN has the length that belongs to the family of the card (M-reg-25, A-06)', () => {
  const lengths = { rewards: [8], gift: [6], unknown: [6, 8] };
  const anyPin = fc.oneof(digits(6), digits(8), anyText);
  fc.assert(
    fc.property(fc.oneof(cardNumber, anyText), anyPin, (number, pin) => {
      const isValid = isPinOfCard('number').every((rule) => rule.test(pin, { number }));
      expect(isValid).toBe(hasOnly(DIGITS, pin) && lengths[expectedFamily(number)].includes(pin.length));
    }),
    runs(100_000, 500),
  );
});

test('the number and PIN rules accept exactly the digits of their lengths (M-val-15 to M-val-19)', () => {
  const lengths = [
    [isMSRcardNumber, [16]],
    [isMSRcardPin, [8]],
    [isSVCCardNumber, [16, 19]],
    [isSVCCardPin, [6]],
    [isCardPin6or8, [6, 8]],
  ] as const;
  fc.assert(
    fc.property(fc.oneof(anyText, anyDigits), (text) => {
      for (const [rule, allowed] of lengths) {
        const expected = hasOnly(DIGITS, text) && allowed.some((length) => length === text.length);
        expect(rule.test(text, {})).toBe(expected);
      }
    }),
    runs(100_000, 500),
  );
});

test('a card number keeps its digits, however it is written (M-svc-02)', () => {
  const separator = fc.constantFrom('', ' ', '-', '\u00a0', '\u200b', '\t', '.');
  const toFullWidth = (digit: string) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0);
  const written = fc.array(fc.tuple(fc.constantFrom(...DIGITS), fc.boolean(), separator), { maxLength: 25 });
  fc.assert(
    fc.property(written, (parts) => {
      const text = parts.map(([digit, isFull, after]) => (isFull ? toFullWidth(digit) : digit) + after).join('');
      const plain = parts.map(([digit]) => digit).join('');
      expect(toCardNumber(text)).toBe(plain.slice(0, 19));
      expect(toCardNumber(toCardNumber(text))).toBe(toCardNumber(text));
    }),
    runs(50_000, 300),
  );
});
