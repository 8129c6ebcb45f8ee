import fc from 'fast-check';
import type { AnalyticsEvent } from '../../src/contract/widgets';
import { track } from '../../src/notifications/analytics';
import { runs } from './runs';

/** What the page has received, on the document and in the data layer. */
const received: unknown[] = [];
const host = globalThis as unknown as { document: EventTarget; window: { dataLayer: unknown[] } };

beforeAll(() => {
  host.document = new EventTarget();
  host.window = { dataLayer: received };
  host.document.addEventListener('widgets:analytics', (event) => received.push((event as CustomEvent).detail));
});
afterAll(() => {
  Reflect.deleteProperty(host, 'document');
  Reflect.deleteProperty(host, 'window');
});

/** Returns what the page receives of an event. */
function sendEvent(event: unknown): unknown[] {
  received.length = 0;
  track(event as AnalyticsEvent);
  return [...received];
}

const removed = { event: 'svc_query_failure', code: '[removed]' };

/** Secrets and personal data of each field of the widgets, and texts in which a service may repeat them. */
const secrets = [
  ...['7310180000000001', '6200000000000001', '12345678', '123456', '1000000001', '100001'],
  ...['13800138000', '138 0013 8000', '+86-138-0013-8000', '１３８００１３８０００'],
  ...['mei@example.test', 'Passw0rd!', '小明', '李梅', '南京西路1号', '1990-07-05', '07/05/1990'],
  ...['91310000607223XXXX', '310101199007050011', 'Bearer a.b.c', 'token=abc', '<b>Mei</b>', 'PIN 1234 is wrong'],
  ...['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9PlFUP0THsR8U'],
];

test.each(secrets)('the secret %j never leaves, alone or within any text or value (J1)', (secret) => {
  const wrapped = fc.tuple(fc.string(), fc.string()).map(([before, after]) => before + secret + after);
  const value = fc.oneof(
    wrapped,
    wrapped.map((text) => [text]),
    wrapped.map((text) => ({ text })),
    wrapped.map((text) => new Error(text)),
    wrapped.map((text) => ({ toString: () => text })),
  );
  fc.assert(
    fc.property(value, (code) => {
      expect(sendEvent({ event: 'svc_query_failure', code })).toEqual([removed, removed]);
    }),
    { ...runs(5000, 20), examples: [[secret]] },
  );
});

test('a text with six digits, whatever separates them, never leaves (J1)', () => {
  const digit = fc.integer({ min: 0, max: 9 }).map(String);
  const separator = fc.constantFrom('', ' ', '-', '.', '_', '\u200b', 'a');
  const digits = fc.array(fc.tuple(digit, separator), { minLength: 6, maxLength: 19 });
  fc.assert(
    fc.property(fc.string(), digits, fc.string(), (before, separated, after) => {
      const code = `${before}${separated.flat().join('')}${after}`;
      expect(sendEvent({ event: 'svc_query_failure', code })).toEqual([removed, removed]);
    }),
    runs(50_000, 200),
  );
});

test('a value that leaves is null, or a short word with five digits at most (J1)', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.string(), fc.double(), fc.integer()), (code) => {
      for (const event of sendEvent({ event: 'svc_query_failure', code })) {
        const sent = (event as { code: unknown }).code;
        if (sent === null || sent === '[removed]') continue;
        expect(sent).toBe(code);
        expect(String(sent)).toMatch(/^[A-Za-z0-9_.-]{1,32}$/);
        expect(String(sent).replace(/[^0-9]/g, '').length).toBeLessThan(6);
      }
    }),
    runs(100_000, 300),
  );
});

test('an error code of a service leaves unchanged (P-10)', () => {
  fc.assert(
    fc.property(fc.oneof(fc.integer({ min: -99_999, max: 99_999 }), fc.stringMatching(/^[A-Za-z]{1,32}$/)), (code) => {
      const event = { event: 'svc_query_failure', code };
      expect(sendEvent(event)).toEqual([event, event]);
    }),
    runs(20_000, 100),
  );
});
