import fc from 'fast-check';
import { daysUntilEnd, formatDate, formatDateTime } from '../../src/i18n/dates';
import { runs } from './runs';

const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
const inChina = (at: number) => new Date(at + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');

test('formats any time with any offset like Date does (H9, M-con-03)', () => {
  const time = fc.integer({ min: Date.UTC(1970, 5, 1), max: Date.UTC(2099, 0, 1) });
  const quarters = fc.integer({ min: -48, max: 56 });
  fc.assert(
    fc.property(time, quarters, fc.constantFrom('T', ' '), fc.boolean(), (at, quarter, separator, hasColon) => {
      const minutes = quarter * 15;
      const local = new Date(at + minutes * 60_000).toISOString().slice(0, 19).replace('T', separator);
      const hours = `${minutes < 0 ? '-' : '+'}${two(Math.abs(minutes) / 60)}`;
      const offset = `${hours}${hasColon ? ':' : ''}${two(Math.abs(minutes) % 60)}`;
      expect(formatDateTime(local + offset)).toBe(inChina(at));
      expect(formatDateTime(at)).toBe(inChina(at));
      // As text, eleven digits are neither seconds nor milliseconds.
      if (at >= 100_000_000_000) expect(formatDate(String(at))).toBe(inChina(at).slice(0, 10));
    }),
    runs(100_000, 300),
  );
});

test('formats a time without an offset as it stands, and a day that does not exist as a hyphen (H9)', () => {
  const field = (max: number) => fc.nat(max).map(two);
  const day = fc.tuple(fc.integer({ min: 1970, max: 2099 }), field(13), field(32));
  fc.assert(
    fc.property(day, field(25), field(61), ([year, month, date], hour, minute) => {
      const written = `${year}-${month}-${date}T${hour}:${minute}:00Z`;
      const parsed = new Date(written);
      const exists = !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(written.slice(0, 16));
      const text = `${year}-${month}-${date} ${hour}:${minute}`;
      expect(formatDateTime(text)).toBe(exists ? text : '-');
    }),
    {
      ...runs(100_000, 300),
      examples: [
        [[2028, '02', '29'], '23', '59'],
        [[2027, '02', '29'], '00', '00'],
      ],
    },
  );
});

test('formats any text or number as a time or a hyphen (H9)', () => {
  const value = fc.oneof(
    fc.string(),
    fc.double(),
    fc.stringMatching(/^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}$/),
    fc.stringMatching(/^\d{9,13}$/),
  );
  fc.assert(
    fc.property(value, (input) => {
      expect(formatDateTime(input)).toMatch(/^(-|\d{4}-\d{2}-\d{2} \d{2}:\d{2})$/);
      expect(formatDate(input)).toBe(formatDateTime(input).slice(0, 10));
      const days = daysUntilEnd(input);
      if (formatDateTime(input) !== '-') expect(Number.isFinite(days)).toBe(true);
    }),
    runs(100_000, 300),
  );
});
