import { groupCardNumber } from '../../src/i18n/cardNumber';

test.each([
  ['6200000000000001', '6200 0000 0000 0001'],
  ['7310180000000000001', '7310 1800 0000 0000 001'],
  ['6200', '6200'],
  ['62000', '6200 0'],
  ['', ''],
])('formats %j as %j (P-29)', (number, formatted) => {
  expect(groupCardNumber(number)).toBe(formatted);
});
