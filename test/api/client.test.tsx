import './wire';
import Cookies from 'js-cookie';
import { send, toJson } from '../../src/api/client';
import { version } from '../support/build';
import { answer, captchaOrigin, configure, origins, says, sent, services } from './wire';

const get = { service: 'account', method: 'GET', path: '/api/Customers/detail', deadline: 10_000 } as const;
const post = { service: 'public', method: 'POST', path: '/public/svc/detail', deadline: 20_000 } as const;

describe('what goes out (contract 5)', () => {
  test('a GET says who asks, in which version, with credentials, and nothing else', async () => {
    await send({ ...get, query: { status: 'Available', pageNum: 1 } });
    expect(sent).toEqual([
      {
        call: `GET ${origins.account}/api/Customers/detail`,
        url: `${origins.account}/api/Customers/detail?status=Available&pageNum=1`,
        headers: { accept: 'application/json', 'x-client-name': 'rewards-widgets', 'x-client-version': version },
        credentials: 'include',
        text: '',
      },
    ]);
  });

  test('a POST sends JSON', async () => {
    await send({ ...post, body: { data: { id: '7310180000000001', holder: '张三', pin: null } } });
    expect(sent).toEqual([
      {
        call: `POST ${origins.public}/public/svc/detail`,
        url: `${origins.public}/public/svc/detail`,
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          'x-client-name': 'rewards-widgets',
          'x-client-version': version,
        },
        credentials: 'include',
        text: '{"data":{"id":"7310180000000001","holder":"张三","pin":null}}',
      },
    ]);
  });

  test('a POST without a body sends none', async () => {
    await send({ service: 'gateway', method: 'POST', path: '/logout', deadline: 20_000 });
    expect(sent.map(({ text, headers }) => [text, headers['content-type']])).toEqual([['', undefined]]);
  });

  test('a cookie with the name of an XSRF token stays a cookie (B1)', async () => {
    Cookies.set('XSRF-TOKEN', 'secret');
    await send(get);
    expect(JSON.stringify(sent[0]?.headers)).not.toMatch(/secret|xsrf/i);
  });

  test('values of a query are text there', async () => {
    const seed = 'a&b=c#d/../é+1 %2B:$,';
    await send({ ...get, path: '/api/qrcode/ping', service: 'gateway', query: { seed } });
    expect(services.calls[0]?.query).toEqual({ seed });
    expect(sent[0]?.url).toMatch(/\?seed=a%26b%3Dc%23d%2F\.\.%2F%C3%A9%2B1%20%252B%3A%24%2C$/);
  });
});

describe('where it goes (B1)', () => {
  test('each service has its own origin', async () => {
    for (const service of ['account', 'gateway', 'public'] as const) await send({ ...get, service });
    expect(sent.map(({ url }) => new URL(url).origin)).toEqual([origins.account, origins.gateway, origins.public]);
  });

  test.each(['//evil.test/a', '/\\evil.test', '/@evil.test', '/https://evil.test', '///evil.test'] as const)(
    'no path leads to another one: %s',
    async (path) => {
      answer('GET /*', () => says('{}'));
      await send({ ...get, path }).catch(() => {});
      expect(sent.filter(({ url }) => new URL(url).origin !== origins.account)).toEqual([]);
    },
  );

  test('without a configuration it is the page, whatever its base (M4)', async () => {
    configure({});
    const base = document.createElement('base');
    base.href = 'https://cdn.other.test/';
    document.head.append(base);
    await send(get);
    base.remove();
    expect(sent.map(({ url }) => url)).toEqual([`${location.origin}/api/Customers/detail`]);
  });

  test('never to the captcha provider', async () => {
    await send(get);
    expect(sent.filter(({ url }) => url.startsWith(captchaOrigin))).toEqual([]);
  });
});

describe('what comes back', () => {
  test('whatever the status, the text as it stands (M1)', async () => {
    for (const [text, status] of [
      ['<!doctype html>', 200],
      ['{"a":', 200],
      ['{"a":1}', 500],
      ['', 401],
    ] as const) {
      answer('GET /api/Customers/detail', () => says(text, status, { 'retry-after': '7' }));
      expect(await send(get)).toEqual({ status, text, retryAfter: '7' });
    }
  });

  test('a broken connection is `offline`', async () => {
    answer('GET /api/Customers/detail', () => Response.error());
    await expect(send(get)).rejects.toMatchObject({ name: 'ApiError', kind: 'offline', code: null, status: null });
  });

  test('one that nobody waits for any more is `aborted`, also before it began', async () => {
    const controller = new AbortController();
    answer('GET /api/Customers/detail', () => new Promise<never>(() => {}));
    const call = send({ ...get, signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toMatchObject({ kind: 'aborted' });
    await expect(send({ ...get, signal: controller.signal })).rejects.toMatchObject({ kind: 'aborted' });
  });
});

describe('a body is the same on every page (M3, A4)', () => {
  const body = {
    data: { ticketNumbers: ['1000000001', '1000000002'], amounts: ['1.00'], isCompany: false, count: 0, taxNo: null },
    list: [[], {}, [{ a: ['"', '\u2028', '张'] }]],
  };
  const clean = JSON.stringify(body);

  /** What Prototype.js 1.6 did: values stand for themselves as text. */
  function withToJson<T>(holders: readonly object[], act: () => T): T {
    for (const holder of holders) {
      Object.defineProperty(holder, 'toJSON', {
        value(this: unknown) {
          return `"${String(this)}"`;
        },
        enumerable: true,
        configurable: true,
        writable: true,
      });
    }
    try {
      return act();
    } finally {
      for (const holder of holders) Reflect.deleteProperty(holder, 'toJSON');
    }
  }

  test.each([
    ['Array', [Array.prototype]],
    ['Object', [Object.prototype]],
    ['both', [Array.prototype, Object.prototype]],
  ])('with toJSON on %s', (_name, holders) => {
    expect(withToJson(holders, () => JSON.stringify(body))).not.toBe(clean);
    expect(withToJson(holders, () => toJson(body))).toBe(clean);
  });

  test('on the wire, too', async () => {
    const onWire = withToJson([Array.prototype], () => send({ ...post, body }));
    await onWire;
    expect(sent[0]?.text).toBe(clean);
  });

  test('a clean page sends what JSON.stringify says', () => {
    expect(toJson(body)).toBe(clean);
    expect(toJson({ a: undefined, b: 1 })).toBe('{"b":1}');
    expect(toJson([])).toBe('[]');
  });
});
