import { serveServices } from './http';
import { createServices } from './services';
import { type Running, runServices, site } from './testClient';

let running: Running;
beforeEach(async () => {
  running = await runServices();
});
afterEach(() => running.stop());

const preflight = (origin: string) =>
  fetch(`${running.origin}/web/login`, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type,x-client-name,x-client-version',
    },
  });

describe('requests from other origins', () => {
  it('are allowed to the site, with credentials and our headers', async () => {
    const { status, headers } = await preflight(site);
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe(site);
    expect(headers.get('access-control-allow-credentials')).toBe('true');
    expect(headers.get('access-control-allow-headers')).toBe(
      'authorization, cache-control, content-type, pragma, x-client-name, x-client-version',
    );
    expect(headers.get('vary')).toBe('Origin');
    expect(running.services.calls).toEqual([]);
  });

  it('are not allowed to anybody else', async () => {
    const { status, headers } = await preflight('https://elsewhere.test');
    expect([status, headers.get('access-control-allow-origin')]).toEqual([204, null]);
  });

  it('can be read on every answer, and so can Retry-After (B5)', async () => {
    for (const path of ['/api/hello', '/api/Customers/detail', '/unknown']) {
      const { headers } = await running.client().get(path);
      expect(headers.get('access-control-allow-origin')).toBe(site);
      expect(headers.get('access-control-expose-headers')).toBe('Retry-After');
    }
  });
});

describe('odd requests', () => {
  it('answers 501 to what it does not know', async () => {
    expect(await running.client().get('/api/nothing')).toMatchObject({ status: 501, body: { error: { code: 501 } } });
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '"text"',
    '7',
    '{"data":null}',
    '{"data":{"ticketNumbers":{}}}',
    '{"__proto__":{"a":1}}',
  ])('answers every call 4xx or a refusal to the body %s, and never breaks', async (body) => {
    const client = running.client();
    const calls = (await client.get('/__stub/faults')).body as { calls: string[] };
    for (const [method, path] of calls.calls.map((call) => call.split(' '))) {
      if (method !== 'POST' || path === undefined) continue;
      const { status } = await client.post(path, body);
      expect([path, status >= 200 && status < 500]).toEqual([path, true]);
    }
  });

  it('refuses a body that is too large', async () => {
    expect((await running.client().post('/public/invoices', 'x'.repeat(1024 * 1024 + 1))).status).toBe(413);
  });
});

it('keeps every request as it came, for exact comparison', async () => {
  const headers = { 'x-client-name': 'rewards-widgets', 'x-client-version': '0.1.0' };
  await running.client().post('/api/Customers/userAvailable?a=1', { user: '张三' }, headers);
  expect(running.services.calls).toEqual([
    {
      method: 'POST',
      path: '/api/Customers/userAvailable',
      headers: expect.objectContaining({ ...headers, origin: site }),
      query: { a: '1' },
      body: { user: '张三' },
      at: expect.any(Number),
    },
  ]);
});

it('tells a port that is taken apart from other trouble', async () => {
  const other = createServices({ origin: 'http://localhost:3001' });
  const port = Number(new URL(running.origin).port);
  await expect(serveServices(other, { port, siteOrigins: [] })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
