import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { readAllowedOrigins } from '../../../demo/services/allowedOrigins';
import { run } from '../../../demo/site/run';

test('no other site may call the services by default', () => {
  expect(readAllowedOrigins(undefined)).toEqual([]);
  expect(readAllowedOrigins('')).toEqual([]);
});

test('ALLOWED_ORIGINS lists sites, separated by commas or spaces', () => {
  expect(readAllowedOrigins('http://localhost:8080, https://cms.example.test/ ')).toEqual([
    'http://localhost:8080',
    'https://cms.example.test',
  ]);
});

test.each(['*', 'null', 'cms.example.test', 'https://cms.example.test/page', 'ftp://cms.example.test'])(
  'ALLOWED_ORIGINS=%s is rejected with an error message',
  (value) => {
    expect(readAllowedOrigins(value)).toBe(
      `ALLOWED_ORIGINS names "${value}", but must list origins such as http://localhost:8080.`,
    );
  },
);

/** Returns a port that is free, with the next one most likely free as well. */
function findPort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

test('the demo services accept sign-ins from a site in ALLOWED_ORIGINS, and from no other', async () => {
  process.env['PORT'] = String(await findPort());
  process.env['ALLOWED_ORIGINS'] = 'https://cms.example.test';
  const demo = await run(tmpdir());
  try {
    const allowed = async (origin: string) => {
      const { headers } = await fetch(`${demo.services}/web/login`, { method: 'OPTIONS', headers: { origin } });
      return [headers.get('access-control-allow-origin'), headers.get('access-control-allow-credentials')];
    };
    expect(await allowed('https://cms.example.test')).toEqual(['https://cms.example.test', 'true']);
    expect(await allowed(demo.site)).toEqual([demo.site, 'true']);
    expect(await allowed('https://elsewhere.test')).toEqual([null, null]);
    expect(await allowed(demo.site.replace('localhost', '127.0.0.1'))).toEqual([null, null]);
  } finally {
    await demo.close();
  }
});
