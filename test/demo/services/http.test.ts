import { serveServices } from '../../../demo/services/http';
import { createServices } from '../../../demo/services/services';
import { type RunningServices, runServices, site } from './testClient';

let running: RunningServices;
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
  it('are allowed for the site, with credentials and the headers that widgets send', async () => {
    const { status, headers } = await preflight(site);
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe(site);
    expect(headers.get('access-control-allow-credentials')).toBe('true');
    expect(headers.get('access-control-allow-headers')).toBe(
      'authorization, cache-control, content-type, x-client-name, x-client-version',
    );
    expect(headers.get('vary')).toBe('Origin');
    expect(running.services.calls).toEqual([]);
  });

  it('are not allowed for another origin', async () => {
    const { status, headers } = await preflight('https://elsewhere.test');
    expect([status, headers.get('access-control-allow-origin')]).toEqual([204, null]);
  });

  it('get CORS headers on every response, which expose Retry-After (B5)', async () => {
    for (const path of ['/api/hello', '/api/Customers/detail', '/unknown']) {
      const { headers } = await running.client().get(path);
      expect(headers.get('access-control-allow-origin')).toBe(site);
      expect(headers.get('access-control-expose-headers')).toBe('Retry-After');
    }
  });
});

describe('malformed requests', () => {
  it('responds with 501 to an unknown path', async () => {
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
  ])('responds to the body %s without a 5xx on every call', async (body) => {
    const client = running.client();
    const calls = (await client.get('/__stub/faults')).body as { calls: string[] };
    const posts = calls.calls.filter((call) => call.startsWith('POST ')).map((call) => call.slice('POST '.length));
    expect(posts.length).toBeGreaterThan(15);
    for (const path of posts) {
      const { status } = await client.post(path, body);
      expect([path, status >= 200 && status < 500]).toEqual([path, true]);
    }
  });

  it('rejects a body of more than 1 MB with 413', async () => {
    expect((await running.client().post('/public/invoices', 'x'.repeat(1024 * 1024 + 1))).status).toBe(413);
  });
});

it('records every request unchanged', async () => {
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

it('rejects with EADDRINUSE when the port is taken', async () => {
  const other = createServices({ origin: 'http://localhost:3001' });
  const port = Number(new URL(running.origin).port);
  await expect(serveServices(other, { port, siteOrigins: [] })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
