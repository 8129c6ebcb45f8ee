import { isSameIdentifier } from '../../../src/api/http/identifier';

test.each([
  ['12', '12', true],
  ['0012', '12', true],
  ['12', '0012', true],
  ['0', '0', true],
  ['00', '0', true],
  ['1002', '12', false],
  ['12', '13', false],
  ['', '0', false],
  [12, '0012', true],
  [12, '13', false],
  // A JSON number of nineteen digits loses the last ones.
  [Number('7310180000000000001'), '7310180000000000001', true],
] as const)('a received identifier %j is the known %j: %s (contract 5)', (received, known, expected) => {
  expect(isSameIdentifier(received, known)).toBe(expected);
});
