import { daysUntilEnd, formatDate, formatDateTime } from '../../src/i18n/dates';

describe('formats a service time in China time (H9, M-con-03)', () => {
  test.each([
    ['no zone: China time', '2026-03-02T10:05:00', '2026-03-02 10:05'],
    ['a space instead of T', '2026-03-02 10:05:59', '2026-03-02 10:05'],
    ['no seconds', '2026-03-02 10:05', '2026-03-02 10:05'],
    ['fractions of a second', '2026-03-02T10:05:00.123456', '2026-03-02 10:05'],
    ['UTC', '2026-03-02T10:05:00Z', '2026-03-02 18:05'],
    ['UTC, the next day', '2026-03-02T16:00:00.000Z', '2026-03-03 00:00'],
    ['an offset', '2026-03-02T10:05:00+08:00', '2026-03-02 10:05'],
    ['an offset without a colon', '2026-03-02T10:05:00+0800', '2026-03-02 10:05'],
    ['an offset after a space', '2026-03-02 10:05:00 +0800', '2026-03-02 10:05'],
    ['an offset of half an hour', '2026-03-02T10:05:00+05:30', '2026-03-02 12:35'],
    ['a negative offset', '2026-12-31T20:00:00-05:00', '2027-01-01 09:00'],
    ['a negative offset of half an hour', '2026-03-02T10:05:00-03:30', '2026-03-02 21:35'],
    ['only a day', '2026-03-02', '2026-03-02 00:00'],
    ['29 February', '2028-02-29 23:59', '2028-02-29 23:59'],
    ['epoch', 1_772_417_100_000, '2026-03-02 10:05'],
    ['epoch as text', '1772417100000', '2026-03-02 10:05'],
    ['epoch of 2001 as text', '999999999999', '2001-09-09 09:46'],
    ['epoch zero', 0, '1970-01-01 08:00'],
    ['before the epoch', -1, '1970-01-01 07:59'],
    ['epoch seconds', 1_700_000_000, '2023-11-15 06:13'],
    ['epoch seconds as text', '1700000000', '2023-11-15 06:13'],
    ['spaces around', ' 2026-03-02 10:05 ', '2026-03-02 10:05'],
  ])('%s: %j', (_case, value, formatted) => {
    expect(formatDateTime(value)).toBe(formatted);
    expect(formatDate(value)).toBe(formatted.slice(0, 10));
  });

  test.each([
    ...[null, '', ' ', 'null', 'yesterday', '2026', '2026-03', '2026-3-2', '02/03/2026', '20260302', '2026-02-30'],
    ...[
      '2026-13-01',
      '2026-00-10',
      '2026-01-00',
      '2027-02-29',
      '2026-03-02T24:00:00',
      '2026-03-02T10:60',
      '0000-00-00',
    ],
    ...['2026-03-02T10:05:61', '2026-03-02T10', '2026-03-02T10:05:00 CST', '2026-03-02T10:05:00+8', '12345678901'],
    ...['Mon Mar 02 2026 10:05:00', '2026-03-02T10:05:00Z; drop', '-2026-03-02'],
    ...[Number.NaN, Number.POSITIVE_INFINITY, 8.64e15 + 1, 1e20, -1e20, 8.64e15, -62_167_248_000_001],
  ])('formats %j, which is not a time, as a hyphen', (value) => {
    expect([formatDateTime(value), formatDate(value)]).toEqual(['-', '-']);
  });
});

test('China time is always UTC+8, without summer time', () => {
  // The time zone Asia/Shanghai has summer time from 1986 to 1991; the services do not use it.
  expect(formatDateTime('1988-07-01T00:00:00Z')).toBe('1988-07-01 08:00');
  // Jest runs in the time zone Asia/Shanghai, which skips this hour.
  expect(formatDateTime('1988-04-16T18:00:00Z')).toBe('1988-04-17 02:00');
});

describe('daysUntilEnd', () => {
  beforeEach(() => void jest.useFakeTimers({ now: new Date('2026-11-27T12:00:00+08:00') }));
  afterEach(() => void jest.useRealTimers());

  test.each([
    ['2026-11-27', 0.5],
    ['2026-11-27 00:00:00', 0.5],
    [Date.parse('2026-11-27T00:00:00+08:00'), 0.5],
    ['2026-11-27 18:00', 0.25],
    ['2026-11-27 06:00:00', -0.25],
    ['2026-11-26', -0.5],
    ['2026-11-29T12:00:00+08:00', 2],
    ['soon', Number.NaN],
    // In China, this is in the year 10000.
    ['9999-12-31T23:59:59Z', Number.NaN],
    [null, Number.NaN],
  ])('%j ends in %d days at noon of 2026-11-27: a date alone lasts until the end of its day', (value, days) => {
    expect(daysUntilEnd(value)).toBe(days);
  });
});
