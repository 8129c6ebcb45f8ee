import fc from 'fast-check';
import { cardFamily, GIFT_PREFIXES, pinLengths, startsLikeNoRewardsCard } from '../../src/validation/cards';

test.each([
  ['6200000000000001', 'rewards', [8]],
  ['7310180000000001', 'gift', [6]],
  ['7310230000000001', 'gift', [6]],
  ['7310290000000001', 'gift', [6]],
  ['8110290000000001', 'gift', [6]],
  ['9110290000000001', 'gift', [6]],
  ['8110280000000001', 'rewards', [8]],
  ['7310220000000001', 'unknown', [6, 8]],
  ['7310300000000001', 'unknown', [6, 8]],
  ['7310180000000000001', 'gift', [6]],
  ['6200000000000000001', 'gift', [6]],
  ['731018', 'unknown', [6, 8]],
  ['620000000000000', 'unknown', [6, 8]],
  ['62000000000000000', 'unknown', [6, 8]],
  ['620000000000000x', 'unknown', [6, 8]],
  ['', 'unknown', [6, 8]],
])('%s is a card of family %s, with a PIN of %j digits (M-reg-25, A-06)', (number, family, lengths) => {
  expect(cardFamily(number)).toBe(family);
  expect(pinLengths(number)).toEqual(lengths);
});

test('the prefixes are those of the specification (M-reg-25)', () => {
  const range = Array.from({ length: 7 }, (_, step) => String(731023 + step));
  expect(GIFT_PREFIXES).toEqual(['731018', ...range, '811029', '911029']);
});

test('a number that starts with 73 is never a rewards card (M-reg-24)', () => {
  const rest = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 14, maxLength: 14 });
  fc.assert(
    fc.property(rest, (digits) => {
      const number = `73${digits.join('')}`;
      expect(startsLikeNoRewardsCard(number)).toBe(true);
      expect(cardFamily(number)).not.toBe('rewards');
    }),
  );
});
