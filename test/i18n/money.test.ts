import { formatMoney, parseCents } from '../../src/i18n/money';

describe('parses an amount as whole cents (H3)', () => {
  test.each([
    ['0', 0],
    ['0.00', 0],
    ['-0.00', 0],
    ['1', 100],
    ['1.2', 120],
    ['1.20', 120],
    ['1.200', 120],
    ['1.05', 105],
    ['0.1', 10],
    ['0.29', 29],
    ['19.99', 1999],
    ['1000.00', 100_000],
    ['1000.01', 100_001],
    ['-12.34', -1234],
    ['007', 700],
    ['1,234.50', 123_450],
    ['-12,345,678', -1_234_567_800],
    [' 12.50 ', 1250],
    ['999999999999.99', 99_999_999_999_999],
    [12.5, 1250],
    [1.1, 110],
    [-3, -300],
    [0, 0],
  ])('%j is %i', (yuan, cents) => {
    expect(Object.is(parseCents(yuan), cents)).toBe(true);
  });

  test.each([
    ...[
      '',
      ' ',
      'free',
      'null',
      'undefined',
      'NaN',
      'Infinity',
      '1e3',
      '1E3',
      '0x10',
      '1,00',
      '1000,000',
      ',100',
      '1.',
      '.5',
      '+1',
      '--1',
    ],
    ...['1.234', '1.001', '¥1', '1元', '1 000', '１', '1.2.3', '1-2', '- 1', '1000000000000', '1\u00a02'],
    ...[Number.NaN, Number.POSITIVE_INFINITY, 1e21, 1e-7, 0.1 + 0.2, 1.005],
  ])('returns NaN for %j, which is not an amount', (yuan) => {
    expect(parseCents(yuan)).toBeNaN();
  });

  test('a sum of cents is exact: 0.1 + 0.2 is 0.30', () => {
    expect(formatMoney(parseCents('0.1') + parseCents('0.2'))).toBe('¥0.30');
    const ten = Array.from({ length: 10 }, () => parseCents('0.1'));
    expect(ten.reduce((sum, cents) => sum + cents)).toBe(parseCents(1));
  });
});

test.each([
  [0, '¥0.00'],
  [1, '¥0.01'],
  [10, '¥0.10'],
  [99, '¥0.99'],
  [100, '¥1.00'],
  [123_450, '¥1,234.50'],
  [100_000, '¥1,000.00'],
  [99_999, '¥999.99'],
  [123_456_789, '¥1,234,567.89'],
  [-5, '-¥0.05'],
  [-123_456, '-¥1,234.56'],
  [-0, '¥0.00'],
  [Number.NaN, '-'],
  [Number.POSITIVE_INFINITY, '-'],
  [0.5, '-'],
  [2 ** 53, '-'],
])('formats %d cents as %s (M-svc-13)', (cents, formatted) => {
  expect(formatMoney(cents)).toBe(formatted);
});
