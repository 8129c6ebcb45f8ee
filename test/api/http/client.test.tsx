import '../../support/http';
import Cookies from 'js-cookie';
import { sendRequest, toJson } from '../../../src/api/http/client';
import { version } from '../../support/build';
import { acceptAnyRequest } from '../../support/checkServices';
import { configure, jsonResponse, origins, respondWith, sentRequests, services } from '../../support/http';

// The calls of these tests are examples.
beforeEach(acceptAnyRequest);

const get = { service: 'account', method: 'GET', path: '/api/Customers/detail', deadline: 10_000 } as const;
const post = { service: 'public', method: 'POST', path: '/public/svc/detail', deadline: 20_000 } as const;

describe('the request (contract 5)', () => {
  test('a GET sends the client name and version, credentials, and nothing else', async () => {
    await sendRequest({ ...get, query: { status: 'Available', pageNum: 1 } });
    expect(sentRequests).toEqual([
      {
        call: `GET ${origins.account}/api/Customers/detail`,
        url: `${origins.account}/api/Customers/detail?status=Available&pageNum=1`,
        headers: { accept: 'application/json', 'x-client-name': 'rewards-widgets', 'x-client-version': version },
        credentials: 'include',
        text: '',
      },
    ]);
  });

  test('a POST sends its body as JSON', async () => {
    await sendRequest({ ...post, body: { data: { id: '7310180000000001', holder: '张三', pin: null } } });
    expect(sentRequests).toEqual([
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

  test('a POST without a body sends no body and no content type', async () => {
    await sendRequest({ service: 'gateway', method: 'POST', path: '/logout', deadline: 20_000 });
    expect(sentRequests.map(({ text, headers }) => [text, headers['content-type']])).toEqual([['', undefined]]);
  });

  test('a cookie named like an XSRF token is not sent as a header (B1)', async () => {
    // axios would send it only to the page's own origin.
    configure({});
    Cookies.set('XSRF-TOKEN', 'secret');
    await sendRequest(get);
    expect(sentRequests).toHaveLength(1);
    expect(JSON.stringify(sentRequests[0]?.headers)).not.toMatch(/secret|xsrf/i);
  });

  test('query values are escaped', async () => {
    const seed = 'a&b=c#d/../é+1 %2B:$,';
    await sendRequest({ ...get, path: '/api/qrcode/ping', service: 'gateway', query: { seed } });
    expect(services.calls[0]?.query).toEqual({ seed });
    expect(sentRequests[0]?.url).toMatch(/\?seed=a%26b%3Dc%23d%2F\.\.%2F%C3%A9%2B1%20%252B%3A%24%2C$/);
  });
});

describe('the origin (B1)', () => {
  test('each service has its own', async () => {
    for (const service of ['account', 'gateway', 'public', 'content'] as const) {
      await sendRequest({ ...get, service });
      expect(new URL(sentRequests.at(-1)!.url).origin).toBe(origins[service]);
    }
  });

  test.each(['//evil.test/a', '/\\evil.test', '/@evil.test', '/https://evil.test', '///evil.test'] as const)(
    'the path %s stays on the origin of the service',
    async (path) => {
      respondWith('GET /*', () => jsonResponse('{}'));
      await sendRequest({ ...get, path }).catch(() => {});
      expect(sentRequests.map(({ url }) => new URL(url).origin)).toEqual([origins.account]);
    },
  );

  test.each([
    ['the origin of a service that is not configured', 'account'],
    ['a file of the site', 'site'],
  ] as const)('%s is that of the page, even with a base (M4)', async (_what, service) => {
    // msw ignores the base element of a page. The browser does so only for an absolute URL.
    const open = jest.spyOn(XMLHttpRequest.prototype, 'open');
    configure({});
    respondWith('GET /a.json', () => jsonResponse('{}'));
    await sendRequest({ ...get, service, path: '/a.json' });
    expect(open.mock.calls.map(([, url]) => url)).toEqual([`${location.origin}/a.json`]);
  });
});

test.each([
  ['a site that is no service', { services: origins }, false],
  ['a site that is a service', {}, true],
])('%s: whether a request for its file names the client (contract 5, B1)', async (_what, block, isNamed) => {
  configure(block);
  respondWith('GET /a.json', () => jsonResponse('{}'));
  await sendRequest({ ...get, service: 'site', path: '/a.json' });
  expect(sentRequests.map(({ headers }) => 'x-client-name' in headers)).toEqual([isNamed]);
});

describe('the response', () => {
  test('any status: status, unparsed text and Retry-After (M1)', async () => {
    for (const [text, status] of [
      ['<!doctype html>', 200],
      ['{"a":', 200],
      ['{"a":1}', 500],
      ['', 401],
    ] as const) {
      respondWith('GET /api/Customers/detail', () => jsonResponse(text, status, { 'retry-after': '7' }));
      expect(await sendRequest(get)).toEqual({ status, text, retryAfter: '7' });
    }
  });

  test('a broken connection: `offline`', async () => {
    respondWith('GET /api/Customers/detail', () => Response.error());
    await expect(sendRequest(get)).rejects.toMatchObject({
      name: 'ApiError',
      kind: 'offline',
      code: null,
      status: null,
    });
  });

  test('a cancelled request: `aborted`, also when cancelled before it starts', async () => {
    const controller = new AbortController();
    respondWith('GET /api/Customers/detail', () => new Promise<never>(() => {}));
    const call = sendRequest({ ...get, signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toMatchObject({ kind: 'aborted' });
    await expect(sendRequest({ ...get, signal: controller.signal })).rejects.toMatchObject({ kind: 'aborted' });
  });
});

describe('toJson ignores a toJSON of the page (M3, A4)', () => {
  const body = {
    data: { ticketNumbers: ['1000000001', '1000000002'], amounts: ['1.00'], isCompany: false, count: 0, taxNo: null },
    list: [[], {}, [{ a: ['"', '\u2028', '张'] }]],
  };
  const clean = JSON.stringify(body);

  /** Runs a function while objects have a `toJSON` like that of Prototype.js 1.6. */
  function withToJson<T>(prototypes: readonly object[], run: () => T): T {
    for (const prototype of prototypes) {
      Object.defineProperty(prototype, 'toJSON', {
        value(this: unknown) {
          return `"${String(this)}"`;
        },
        enumerable: true,
        configurable: true,
        writable: true,
      });
    }
    try {
      return run();
    } finally {
      for (const prototype of prototypes) Reflect.deleteProperty(prototype, 'toJSON');
    }
  }

  test.each([
    ['Array', [Array.prototype]],
    ['Object', [Object.prototype]],
    ['both', [Array.prototype, Object.prototype]],
  ])('with toJSON on %s', (_name, prototypes) => {
    expect(withToJson(prototypes, () => JSON.stringify(body))).not.toBe(clean);
    expect(withToJson(prototypes, () => toJson(body))).toBe(clean);
  });

  test('in a sent request', async () => {
    const sending = withToJson([Array.prototype], () => sendRequest({ ...post, body }));
    await sending;
    expect(sentRequests[0]?.text).toBe(clean);
  });

  test('on a clean page the result equals that of JSON.stringify', () => {
    expect(toJson(body)).toBe(clean);
    expect(toJson({ a: undefined, b: 1 })).toBe('{"b":1}');
    expect(toJson([])).toBe('[]');
  });
});
