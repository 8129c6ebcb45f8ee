import { inFours } from '../../src/i18n/cardNumber';

test.each([
  ['6200000000000001', '6200 0000 0000 0001'],
  ['7310180000000000001', '7310 1800 0000 0000 001'],
  ['6200', '6200'],
  ['62000', '6200 0'],
  ['', ''],
])('%j is shown as %j (P-29)', (number, shown) => {
  expect(inFours(number)).toBe(shown);
});
