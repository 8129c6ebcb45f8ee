import { cardFamily, GIFT_PREFIXES } from '../../src/validation/cards';

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
  ['62000000000000000001', 'unknown'],
  ['', 'unknown'],
])('%s belongs to the family %s (M-reg-25, A-06)', (number, family) => {
  expect(cardFamily(number)).toBe(family);
});

test('GIFT_PREFIXES lists all prefixes (M-reg-25)', () => {
  const range = Array.from({ length: 7 }, (_, step) => String(731023 + step));
  expect(GIFT_PREFIXES).toEqual(['731018', ...range, '811029', '911029']);
});
