import fc from 'fast-check';
import { retryAfterSeconds } from '../../src/api/http/envelope';
import { runs } from './runs';

const now = Date.parse('2026-03-02T10:00:00Z');
const clamp = (seconds: number) => Math.min(Math.max(seconds, 0), 600);

test('any header gives a whole number from 0 to 600 (B5)', () => {
  const header = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.double().map(String),
    fc.date().map((date) => (Number.isNaN(date.getTime()) ? 'Invalid Date' : date.toUTCString())),
    fc.anything(),
  );
  fc.assert(
    fc.property(header, (value) => {
      const seconds = retryAfterSeconds(value, now);
      expect([Number.isInteger(seconds), clamp(seconds)]).toEqual([true, seconds]);
    }),
    { ...runs(100_000), examples: [[' GMT'], ['-0'], ['1e3'], ['٣٠'], ['30\u0000'], ['275760-09-13 GMT']] },
  );
});

test('whole seconds, and the time until an HTTP date, are kept up to 600 (B5)', () => {
  const spaces = fc.constantFrom('', ' ', '\t');
  fc.assert(
    fc.property(fc.nat(100_000), spaces, spaces, (seconds, before, after) => {
      expect(retryAfterSeconds(`${before}${seconds}${after}`, now)).toBe(clamp(seconds));
    }),
    runs(20_000),
  );
  fc.assert(
    fc.property(fc.integer({ min: -100_000, max: 100_000 }), fc.nat(999), (seconds, milliseconds) => {
      const header = new Date(now + seconds * 1000).toUTCString();
      // The service counts from the second that has begun.
      expect(retryAfterSeconds(header, now - milliseconds)).toBe(clamp(seconds + (milliseconds > 0 ? 1 : 0)));
    }),
    runs(20_000),
  );
});

test('a number with anything else beside it is a minute (B5)', () => {
  const other = fc.stringMatching(/^[a-z;,.:+-]{1,5}$/);
  fc.assert(
    fc.property(fc.nat(), other, fc.boolean(), (seconds, text, isBefore) => {
      expect(retryAfterSeconds(isBefore ? text + seconds : seconds + text, now)).toBe(60);
    }),
    runs(20_000),
  );
});
