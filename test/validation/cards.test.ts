import fc from 'fast-check';
import { cardFamily, GIFT_PREFIXES, isNonRewardsNumber } from '../../src/validation/cards';

test.each([
  ['6200000000000001', 'rewards'],
  ['7310180000000001', 'gift'],
  ['7310230000000001', 'gift'],
  ['7310290000000001', 'gift'],
  ['8110290000000001', 'gift'],
  ['9110290000000001', 'gift'],
  ['8110280000000001', 'rewards'],
  ['7310220000000001', 'unknown'],
  ['7310300000000001', 'unknown'],
  ['7310180000000000001', 'gift'],
  ['6200000000000000001', 'gift'],
  ['731018', 'unknown'],
  ['620000000000000', 'unknown'],
  ['62000000000000000', 'unknown'],
  ['620000000000000x', 'unknown'],
  ['', 'unknown'],
])('%s belongs to the family %s (M-reg-25, A-06)', (number, family) => {
  expect(cardFamily(number)).toBe(family);
});

test('GIFT_PREFIXES lists all prefixes (M-reg-25)', () => {
  const range = Array.from({ length: 7 }, (_, step) => String(731023 + step));
  expect(GIFT_PREFIXES).toEqual(['731018', ...range, '811029', '911029']);
});

test('16 digits that start with 73 are never a rewards card (M-reg-24)', () => {
  const rest = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 14, maxLength: 14 });
  fc.assert(
    fc.property(rest, (digits) => {
      const number = `73${digits.join('')}`;
      expect(isNonRewardsNumber(number)).toBe(true);
      expect(cardFamily(number)).not.toBe('rewards');
    }),
  );
});
