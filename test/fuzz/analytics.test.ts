import fc from 'fast-check';
import type { AnalyticsEvent } from '../../src/contract/widgets';
import { track } from '../../src/notifications/analytics';
import { readAnalyticsTypes } from '../notifications/analyticsEvents';
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

const fields = [...readAnalyticsTypes().fields].flatMap(([event, names]) => names.map((name) => ({ event, name })));
/** A field of an analytics event. */
const anyField = fc.constantFrom(...fields);

/** Secrets and personal data of each field of the widgets, and texts in which a service may repeat them. */
const secrets = [
  ...['7310180000000001', '6200000000000001', '12345678', '123456', '1000000001', '100001'],
  ...['13800138000', '138 0013 8000', '+86-138-0013-8000', '１３８００１３８０００'],
  ...['mei@example.test', 'Passw0rd!', '小明', '李梅', '南京西路1号', '1990-07-05', '07/05/1990'],
  ...['91310000607223XXXX', '310101199007050011', 'Bearer a.b.c', 'token=abc', '<b>Mei</b>', 'PIN 1234 is wrong'],
  ...['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9PlFUP0THsR8U'],
];

test.each(secrets)(
  'the secret %j leaves in no field of any event, alone or within any text or value (J1)',
  (secret) => {
    const wrapped = fc.tuple(fc.string(), fc.string()).map(([before, after]) => before + secret + after);
    const value = fc.oneof(
      wrapped,
      wrapped.map((text) => [text]),
      wrapped.map((text) => ({ text })),
      wrapped.map((text) => new Error(text)),
      wrapped.map((text) => ({ toString: () => text })),
    );
    fc.assert(
      fc.property(anyField, value, ({ event, name }, given) => {
        const removed = { event, [name]: '[removed]' };
        expect(sendEvent({ event, [name]: given })).toEqual([removed, removed]);
      }),
      { ...runs(5000, 60), examples: fields.map((field): [typeof field, string] => [field, secret]) },
    );
  },
);

test('a text with six digits, whatever separates them, never leaves (J1)', () => {
  const digit = fc.integer({ min: 0, max: 9 }).map(String);
  const separator = fc.constantFrom('', ' ', '-', '.', '_', '\u200b', 'a');
  const digits = fc.array(fc.tuple(digit, separator), { minLength: 6, maxLength: 19 });
  fc.assert(
    fc.property(anyField, fc.string(), digits, fc.string(), ({ event, name }, before, separated, after) => {
      const text = `${before}${separated.flat().join('')}${after}`;
      const removed = { event, [name]: '[removed]' };
      expect(sendEvent({ event, [name]: text })).toEqual([removed, removed]);
    }),
    runs(50_000, 200),
  );
});

test('a value that leaves is null, or a short word with five digits at most (J1)', () => {
  fc.assert(
    fc.property(anyField, fc.oneof(fc.anything(), fc.string(), fc.double(), fc.integer()), ({ event, name }, value) => {
      for (const copy of sendEvent({ event, [name]: value })) {
        const sent = (copy as Record<string, unknown>)[name];
        if (sent === null || sent === '[removed]') continue;
        expect(sent).toBe(value);
        expect(String(sent)).toMatch(/^[A-Za-z0-9_.-]{1,32}$/);
        expect(String(sent).replace(/[^0-9]/g, '').length).toBeLessThan(6);
      }
    }),
    runs(100_000, 300),
  );
});

// Callers pass counts, fixed words and the code of an ApiError: no text that a visitor types.
test('an error code leaves unchanged; so would a secret of letters only, or of five digits at most (P-10)', () => {
  fc.assert(
    fc.property(fc.oneof(fc.integer({ min: -99_999, max: 99_999 }), fc.stringMatching(/^[A-Za-z]{1,32}$/)), (code) => {
      const event = { event: 'svc_query_failure', code };
      expect(sendEvent(event)).toEqual([event, event]);
    }),
    { ...runs(20_000, 100), examples: [['1234'], ['Meimei']] },
  );
});
