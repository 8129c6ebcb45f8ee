import type { AnalyticsEvent } from '../../src/contract/widgets';
import { type SecretField, track } from '../../src/notifications/analytics';

/** The details of the `widgets:analytics` events. */
const events: unknown[] = [];
const dataLayer: unknown[] = [];
const host = globalThis as unknown as { document: EventTarget; window: { dataLayer?: unknown } };

beforeEach(() => {
  events.length = 0;
  dataLayer.length = 0;
  host.document = new EventTarget();
  host.window = { dataLayer };
  host.document.addEventListener('widgets:analytics', (event) => events.push((event as CustomEvent).detail));
});

afterEach(() => {
  Reflect.deleteProperty(host, 'document');
  Reflect.deleteProperty(host, 'window');
});

test('sends an event to the document and to the data layer', () => {
  track({ event: 'svc_query_success', transactions: 3 });
  expect(events).toEqual([{ event: 'svc_query_success', transactions: 3 }]);
  expect(dataLayer).toEqual(events);
  // A tag manager may modify its copy.
  expect(dataLayer[0]).not.toBe(events[0]);
});

test.each<[string, AnalyticsEvent]>([
  ['a numeric code', { event: 'login_failure', method: 'password', code: 80040 }],
  ['a code as a string', { event: 'invoice_apply_failure', code: '006' }],
  ['a negative code', { event: 'login_failure', method: 'qr', code: '-500' }],
  ['a code in words', { event: 'login_failure', method: 'password', code: 'CaptchaRequired' }],
  ['no code', { event: 'svc_query_failure', code: null }],
  ['a fixed value', { event: 'login_success', method: 'third-party' }],
])('%s is sent unchanged', (_what, event) => {
  track(event);
  expect(events).toEqual([event]);
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
  '1.3.8_001',
  '1a2b3c4d5e6f7081',
])('%p looks like a secret and is replaced (J1)', (code) => {
  track({ event: 'login_failure', method: 'password', code });
  const expected = [{ event: 'login_failure', method: 'password', code: '[removed]' }];
  expect(events).toEqual(expected);
  expect(dataLayer).toEqual(expected);
});

test.each([{ pin: '1234' }, ['1234'], true, undefined, () => '1234', Symbol('1234'), 12345678n])(
  'a value that is no text or number is replaced (J1): %p',
  (value) => {
    track({ event: 'login_failure', method: 'password', code: value } as unknown as AnalyticsEvent);
    expect(events).toEqual([{ event: 'login_failure', method: 'password', code: '[removed]' }]);
  },
);

test.each(['PIN 1234 wrong', '验证码1234错误', 'wrong\nPIN', ' 40002', '<b>1</b>', 'a:b', 'x'.repeat(33), ''])(
  'a text of a service is replaced: %j (J1)',
  (code) => {
    track({ event: 'login_failure', method: 'password', code });
    expect(events).toEqual([{ event: 'login_failure', method: 'password', code: '[removed]' }]);
    expect(dataLayer).toEqual(events);
  },
);

describe('a broken host page does not stop the widgets', () => {
  test('the data layer is missing or no array', () => {
    for (const brokenDataLayer of [undefined, null, 'none', { push: () => undefined }]) {
      host.window = { dataLayer: brokenDataLayer };
      expect(() => track({ event: 'logout' })).not.toThrow();
    }
    expect(events).toHaveLength(4);
  });

  test('reading the data layer throws', () => {
    host.window = {
      get dataLayer() {
        throw new Error('host');
      },
    };
    expect(() => track({ event: 'logout' })).not.toThrow();
    expect(events).toEqual([{ event: 'logout' }]);
  });

  test('dispatching throws: the data layer still receives the event', () => {
    host.document.dispatchEvent = () => {
      throw new Error('host');
    };
    expect(() => track({ event: 'logout' })).not.toThrow();
    expect(dataLayer).toEqual([{ event: 'logout' }]);
  });

  test('document and window are missing', () => {
    Reflect.deleteProperty(host, 'document');
    Reflect.deleteProperty(host, 'window');
    expect(() => track({ event: 'logout' })).not.toThrow();
  });
});

test('unknown events, unknown fields and names of secrets do not compile (J1)', () => {
  // @ts-expect-error no such event
  track({ event: 'login' });
  // @ts-expect-error a secret is no field of any event
  track({ event: 'logout', pin: 'x' });
  // @ts-expect-error a field is missing
  track({ event: 'svc_query_success' });
  // @ts-expect-error no such sign-in method
  track({ event: 'login_success', method: 'magic' });

  const secretFields: SecretField<
    'pin' | 'newPassword' | 'cardNumber' | 'cellPhone' | 'phoneToken' | 'code' | 'method'
  >[] = ['pin', 'newPassword', 'cardNumber', 'cellPhone', 'phoneToken'];
  // @ts-expect-error an error code is no secret
  secretFields.push('code');
  expect(secretFields).toHaveLength(6);
});
