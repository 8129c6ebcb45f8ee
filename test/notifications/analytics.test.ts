import fc from 'fast-check';
import { type AnalyticsEvent, type SecretField, track } from '../../src/notifications/analytics';

const seen: unknown[] = [];
const layer: unknown[] = [];
const host = globalThis as unknown as { document: EventTarget; window: { dataLayer?: unknown } };

beforeEach(() => {
  seen.length = 0;
  layer.length = 0;
  host.document = new EventTarget();
  host.window = { dataLayer: layer };
  host.document.addEventListener('widgets:analytics', (event) => seen.push((event as CustomEvent).detail));
});

afterEach(() => {
  Reflect.deleteProperty(host, 'document');
  Reflect.deleteProperty(host, 'window');
});

test('an event reaches the document and the data layer', () => {
  track({ event: 'svc_query_success', transactions: 3 });
  expect(seen).toEqual([{ event: 'svc_query_success', transactions: 3 }]);
  expect(layer).toEqual(seen);
  // What a tag manager writes into its row is not seen by the other listeners.
  expect(layer[0]).not.toBe(seen[0]);
});

test.each<[string, AnalyticsEvent]>([
  ['a code as number', { event: 'login_failure', method: 'password', code: 80040 }],
  ['a code as text', { event: 'invoice_apply_failure', code: '006' }],
  ['a negative code', { event: 'login_failure', method: 'qr', code: '-500' }],
  ['no code', { event: 'svc_query_failure', code: null }],
  ['a fixed word', { event: 'login_success', method: 'third-party' }],
])('%s passes as it is', (_what, event) => {
  track(event);
  expect(seen).toEqual([event]);
});

test.each([
  '13800138000',
  '138 0013 8000',
  '138-0013-8000',
  '１３８００１３８０００',
  'card 7310180000000001',
  '123456',
  'mei@example.com',
  13800138000,
  123456,
])('%p looks like a secret and is removed (J1)', (code) => {
  track({ event: 'login_failure', method: 'password', code });
  const expected = [{ event: 'login_failure', method: 'password', code: '[removed]' }];
  expect(seen).toEqual(expected);
  expect(layer).toEqual(expected);
});

test.each([{ pin: '1234' }, ['1234'], true, undefined, () => '1234', Symbol('1234'), 12345678n])(
  'what is neither text nor number is removed (J1): %p',
  (value) => {
    track({ event: 'login_failure', method: 'password', code: value } as unknown as AnalyticsEvent);
    expect(seen).toEqual([{ event: 'login_failure', method: 'password', code: '[removed]' }]);
  },
);

test('no text with six digits in it, however they are set apart, ever leaves', () => {
  const digit = fc.integer({ min: 0, max: 9 }).map(String);
  const number = fc.array(fc.tuple(digit, fc.constantFrom('', ' ', '-')), { minLength: 6, maxLength: 19 });
  fc.assert(
    fc.property(fc.string(), number, fc.string(), (before, digits, after) => {
      seen.length = 0;
      track({ event: 'svc_query_failure', code: `${before}${digits.flat().join('')}${after}` });
      expect(seen).toEqual([{ event: 'svc_query_failure', code: '[removed]' }]);
    }),
  );
});

describe('a host that is broken', () => {
  test('may have no data layer, or one that is none', () => {
    for (const dataLayer of [undefined, null, 'none', { push: () => undefined }]) {
      host.window = { dataLayer };
      expect(() => track({ event: 'logout' })).not.toThrow();
    }
    expect(seen).toHaveLength(4);
  });

  test('may throw from its data layer', () => {
    host.window = {
      get dataLayer() {
        throw new Error('a broken host');
      },
    };
    expect(() => track({ event: 'logout' })).not.toThrow();
    expect(seen).toEqual([{ event: 'logout' }]);
  });

  test('may throw from its document, and still gets its row', () => {
    host.document.dispatchEvent = () => {
      throw new Error('a broken host');
    };
    expect(() => track({ event: 'logout' })).not.toThrow();
    expect(layer).toEqual([{ event: 'logout' }]);
  });

  test('may not be a page at all', () => {
    Reflect.deleteProperty(host, 'document');
    Reflect.deleteProperty(host, 'window');
    expect(() => track({ event: 'logout' })).not.toThrow();
  });
});

test('events and fields that do not exist do not compile, nor do names of secrets (J1)', () => {
  // @ts-expect-error no such event
  track({ event: 'login' });
  // @ts-expect-error a secret is no field of any event
  track({ event: 'logout', pin: 'x' });
  // @ts-expect-error a field is missing
  track({ event: 'svc_query_success' });
  // @ts-expect-error no such way to sign in
  track({ event: 'login_success', method: 'magic' });

  const secrets: SecretField<'pin' | 'newPassword' | 'cardNumber' | 'cellPhone' | 'phoneToken' | 'code' | 'method'>[] =
    ['pin', 'newPassword', 'cardNumber', 'cellPhone', 'phoneToken'];
  // @ts-expect-error an error code is no secret
  secrets.push('code');
  expect(secrets).toHaveLength(6);
});
