import { formatCount, formatStars, formatTenths } from '../../src/i18n/numbers';

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [5000, '5,000'],
  [1234567.9, '1,234,567'],
])('formats the count %d as %s', (count, text) => {
  expect(formatCount(count)).toBe(text);
});

test.each([
  [0, '0.0', '0'],
  [5.5, '5.5', '5.5'],
  [42, '42.0', '42'],
  [8.96, '9.0', '9'],
  [0.1 + 0.2, '0.3', '0.3'],
  [1234.5, '1,234.5', '1,234.5'],
])('formats %d stars as %s, or without .0 as %s', (stars, tenths, short) => {
  expect(formatTenths(stars)).toBe(tenths);
  expect(formatStars(stars)).toBe(short);
});
