import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { layoutMounts } from '../../../demo/site/layout';
import { accountViews } from '../../../demo/site/pages/account';
import { routes } from '../../../demo/site/routes';
import type { Site } from '../../../demo/site/server';
import { startSite } from '../../../demo/site/server';
import { locales } from '../../../demo/site/texts';
import { localizePath, parsePath } from '../../../demo/site/urls';
import { mountNames } from '../../../src/mounts/registry';

const servicesOrigin = 'http://localhost:4999';
let dist = '';
let site: Site;

/** Writes a bundle with a manifest of all widgets. */
async function writeBundle(folder: string): Promise<void> {
  await mkdir(join(folder, 'assets'), { recursive: true });
  const files = { zh: ['assets/all.1.js', 'assets/messages-zh.1.js'], en: ['assets/all.1.js', 'assets/all.1.css'] };
  const widgets = Object.fromEntries(mountNames.map((name) => [name, files]));
  await writeFile(
    join(folder, 'manifest.json'),
    JSON.stringify({ version: '1', files: {}, widgets, firstCall: ['assets/call.1.js'], prerendered: {} }),
  );
  await writeFile(join(folder, 'widgets.js'), `/* ${'x'.repeat(2000)} */`);
  await writeFile(join(folder, 'assets/all.1.js'), '1');
}

beforeAll(async () => {
  dist = join(await mkdtemp(join(tmpdir(), 'site-')), 'dist');
  await writeBundle(dist);
  await writeFile(join(dist, '../secret.txt'), 'not for visitors');
  site = await startSite({ port: 0, servicesOrigin, dist });
});

afterAll(async () => {
  await site.close();
  await rm(join(dist, '..'), { recursive: true });
});

/** Requests a path unchanged; `fetch` would normalize it, and set the header Host itself. */
function fetchRaw(path: string, headers = {}): Promise<{ status: number; text: string; location?: string }> {
  return new Promise((resolve, reject) => {
    get({ host: 'localhost', port: new URL(site.origin).port, path, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
      });
      const { location } = response.headers;
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text, ...(location ? { location } : {}) }));
    }).on('error', reject);
  });
}

const pages = routes.flatMap((route) =>
  locales.map((locale) => ({ route, locale, path: localizePath(locale, route.path) })),
);

describe.each(pages)('$path', ({ route, locale, path }) => {
  let response: Response;
  let text = '';

  beforeAll(async () => {
    response = await fetch(site.origin + path);
    text = await response.text();
  });

  test('is a page in its language (M-rte-01 to M-rte-30)', () => {
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(text).toContain(`<html lang="${locale === 'zh' ? 'zh-CN' : 'en'}">`);
    expect(text.match(/<h1[ >]/g)).toHaveLength(1);
    const title = /<title>(.*)<\/title>/.exec(text)?.[1];
    expect(title).toBe(route.path === '/' ? 'Rewards' : `${route.title[locale]} | Rewards`);
    expect(text).toContain(`<link rel="canonical" href="${site.origin}${path}">`);
  });

  test('has the headers of SECURITY.md, and nothing inline (contract 6)', () => {
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self' http://localhost:4999; style-src 'self'; img-src 'self' data:; " +
        "font-src 'self'; frame-src 'self'; connect-src 'self' http://localhost:4999; " +
        "require-trusted-types-for 'script'; trusted-types rewards-widgets rewards-widgets-captcha; " +
        "form-action 'self'; base-uri 'none'; frame-ancestors 'self'; object-src 'none'",
    );
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(text).not.toMatch(/<style|\sstyle=|\son[a-z]+=|javascript:/i);
    for (const [, attributes = ''] of text.matchAll(/<script([^>]*)>/g)) {
      expect(attributes).toMatch(/ src="\/|type="application\/json"/);
    }
  });

  test('exists with and without a trailing slash', async () => {
    const other = path.endsWith('/') ? path.slice(0, -1) : `${path}/`;
    expect((await fetch(site.origin + other)).status).toBe(200);
  });

  if (route.layout !== 'document') {
    test('configures the widgets and has exactly the mount points of its route', () => {
      const block = /<script type="application\/json" id="widgets-config">(.*?)<\/script>/s.exec(text)?.[1] ?? '';
      expect(JSON.parse(block)).toEqual({
        services: {
          account: servicesOrigin,
          gateway: servicesOrigin,
          public: servicesOrigin,
          content: servicesOrigin,
        },
        captchaOrigins: [servicesOrigin],
        redirectOrigins: [],
        appLinks: { ios: 'https://apps.example.com/ios', android: 'https://apps.example.com/android' },
        promotion: { content: expect.any(String), url: localizePath(locale, '/account/starbucks-rewards') },
      });
      const mounted = [...text.matchAll(/data-mount="([^"]+)"/g)].map(([, name]) => name);
      expect([...mounted].sort()).toEqual([...layoutMounts, ...route.mounts].sort());
    });

    test('has a language switch that keeps path and query, without secrets', async () => {
      const other = locale === 'zh' ? 'en' : 'zh';
      const withQuery = await fetch(
        `${site.origin}${path}?username=mei&redirectURL=%2Faccount%2F&code=1&token=2&phoneToken=3`,
      );
      const href = /id="language" href="([^"]+)"/.exec(await withQuery.text())?.[1];
      expect(href).toBe(`${localizePath(other, route.path)}?username=mei&amp;redirectURL=%2Faccount%2F`);
    });

    test('links only to pages that exist', () => {
      const hrefs = [...text.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map(([, href = '']) => href);
      const known = new Set(pages.map((page) => page.path.replace(/(.)\/$/, '$1')));
      expect(hrefs.filter((href) => !known.has(href.replace(/(.)\/$/, '$1')))).toEqual([]);
    });
  }
});

test('every mount name is on a page', () => {
  const placed = new Set([...layoutMounts, ...routes.flatMap((route) => route.mounts)]);
  expect([...placed].sort()).toEqual([...mountNames].sort());
});

test.each(locales)('a frame gets the terms without header and footer, in %s (M-rte-26, I9)', async (locale) => {
  const path = localizePath(locale, '/help/legal/starbucks-rewards-program-terms-and-conditions-overall/');
  const read = async (headers: Record<string, string>) => (await fetch(site.origin + path, { headers })).text();
  const framed = await read({ 'sec-fetch-dest': 'iframe' });
  expect(framed).toMatch(/<h1>/);
  expect(framed).not.toMatch(/<header|<footer|<iframe/);
  expect(await read({ 'sec-fetch-dest': 'document' })).toMatch(/<header.*<iframe/s);
});

test('the account page has a section for each hash route (M-rte-04 to M-rte-19, M-ttl-01)', async () => {
  const text = await (await fetch(`${site.origin}/en/account/`)).text();
  for (const { hash, title } of accountViews) {
    expect(text).toContain(`id="${hash}" data-title="${title.en}"`);
  }
  expect(text).toContain('id="/"');
});

test('a page preloads the files that its widgets need in its language, each once', async () => {
  const zh = await (await fetch(`${site.origin}/apps/`)).text();
  expect(zh.match(/<link rel="preload"[^>]*>/g)).toEqual([
    '<link rel="preload" as="script" fetchpriority="low" href="/w/assets/all.1.js">',
    '<link rel="preload" as="script" fetchpriority="low" href="/w/assets/messages-zh.1.js">',
  ]);
  const en = await (await fetch(`${site.origin}/en/apps/`)).text();
  expect(en).toContain('<link rel="preload" as="style" href="/w/assets/all.1.css">');
});

test('a page with prerendered markup links style sheets of its own origin, as the policy demands', async () => {
  const newDist = join(dist, '../prerendered-dist');
  await writeBundle(newDist);
  const manifest = JSON.parse(await readFile(join(newDist, 'manifest.json'), 'utf8')) as object;
  const prerendered = { 'svc-query': { zh: 'zh.html', en: 'en.html', except: {} } };
  await writeFile(join(newDist, 'manifest.json'), JSON.stringify({ ...manifest, prerendered }));
  await writeFile(join(newDist, 'en.html'), '<p>prerendered</p>');
  const other = await startSite({ port: 0, servicesOrigin, dist: newDist });
  try {
    const text = await (await fetch(`${other.origin}/en/starbucks-gift-card/svc-query`)).text();
    expect(text).toContain('<div data-mount="svc-query"><p>prerendered</p></div>');
    expect(text).toContain('<link rel="stylesheet" href="/w/assets/all.1.css">');
  } finally {
    await other.close();
  }
});

test('a page at another host name redirects to localhost, where the sign-in works', async () => {
  const host = `127.0.0.1:${new URL(site.origin).port}`;
  expect(await fetchRaw('/en/account/?code=1', { host })).toMatchObject({
    status: 302,
    location: `${site.origin}/en/account/?code=1`,
  });
  expect(await fetchRaw('/w/assets/all.1.js', { host })).toEqual({ status: 200, text: '1' });
});

test('the page of a signed-in visitor also preloads the files that fetch the session', async () => {
  const read = async (cookie: string) => (await fetch(`${site.origin}/apps/`, { headers: { cookie } })).text();
  expect(await read('login-status=true')).toContain('href="/w/assets/call.1.js"');
  expect(await read('login-status=false')).not.toContain('call.1.js');
});

test.each(locales)('the home page invites visitors to join, but not members, in %s', async (locale) => {
  const read = async (cookie: string) =>
    (await fetch(site.origin + localizePath(locale, '/'), { headers: { cookie } })).text();
  const join = { zh: '成为会员', en: 'Become a member' }[locale];
  expect(await read('')).toContain(join);
  const member = await read('login-status=true');
  expect(member).not.toContain(join);
  expect(member).not.toContain('data-mount="register-banner"');
  expect(member).toContain(`href="${localizePath(locale, '/account/')}#/rewards"`);
});

test('a widget that is not built has its fallback and no mount point', async () => {
  const empty = await startSite({ port: 0, servicesOrigin, dist: join(dist, 'nowhere') });
  try {
    const text = await (await fetch(`${empty.origin}/en/starbucks-gift-card/svc-query`)).text();
    expect(text).not.toContain('data-mount');
    expect(text).toContain('The balance query is on its way.');
  } finally {
    await empty.close();
  }
});

test('a broken manifest is an error, not a site without widgets', async () => {
  const newDist = join(dist, '../broken-dist');
  await mkdir(newDist);
  await writeFile(join(newDist, 'manifest.json'), '{');
  const logError = jest.spyOn(console, 'error').mockImplementation(() => {});
  const broken = await startSite({ port: 0, servicesOrigin, dist: newDist });
  try {
    expect((await fetch(broken.origin)).status).toBe(500);
    expect(logError).toHaveBeenCalled();
  } finally {
    logError.mockRestore();
    await broken.close();
  }
});

test('requests before the end of the first build wait for it, and get its widgets', async () => {
  const newDist = join(dist, '../new-dist');
  let endFirstBuild = () => {};
  const firstBuild = new Promise<void>((resolve) => {
    endFirstBuild = resolve;
  });
  const starting = await startSite({ port: 0, servicesOrigin, dist: newDist, firstBuild });
  try {
    const read = async (path: string) => (await fetch(starting.origin + path)).text();
    const responses = Promise.all([read('/en/starbucks-gift-card/svc-query'), read('/w/widgets.js')]);
    const waiting = new Promise((resolve) => {
      setTimeout(resolve, 200, 'waiting');
    });
    expect(await Promise.race([responses, waiting])).toBe('waiting');
    await writeBundle(newDist);
    endFirstBuild();
    expect(await responses).toEqual([
      expect.stringContaining('<div data-mount="svc-query">'),
      expect.stringContaining('xxx'),
    ]);
  } finally {
    await starting.close();
  }
});

test('an unknown path gets a 404 page in its language', async () => {
  for (const [path, lang, title] of [
    ['/nowhere', 'zh-CN', '没有找到这个页面'],
    ['/en/nowhere', 'en', 'This page was not found'],
    ['/english', 'zh-CN', '没有找到这个页面'],
  ] as const) {
    const response = await fetch(site.origin + path);
    const text = await response.text();
    expect(response.status).toBe(404);
    expect(text).toContain(`<html lang="${lang}">`);
    expect(text).toContain(title);
    expect(text).toContain('class="site-footer"');
  }
});

test('a path cannot inject markup, nor point the language switch at another site', async () => {
  const { text } = await fetchRaw('//evil.test/"><script>alert(1)</script>?x="><img>');
  expect(text).not.toContain('<script>alert');
  expect(text).not.toContain('href="//');
  expect(text).not.toContain('<img>');
  expect(parsePath('/en//evil.test')).toEqual({ locale: 'en', path: '/evil.test' });
});

test.each([
  '/w/../secret.txt',
  '/w/..%2fsecret.txt',
  '/w/%2e%2e/secret.txt',
  '/w/assets/..%5c..%5c..%5csecret.txt',
  '/w/%00',
  '/w/%E0%A4%A',
  '/../package.json',
  '/..%2fpackage.json',
  '/img/..%2f..%2fpackage.json',
  '/.gitignore',
])('%s is not found', async (path) => {
  const { status, text } = await fetchRaw(path);
  expect(status).toBe(404);
  expect(text).not.toMatch(/not for visitors|"devDependencies"|node_modules/);
});

test('the bundle is compressed; hashed files are immutable, others are revalidated', async () => {
  const entry = await fetch(`${site.origin}/w/widgets.js`, { headers: { 'accept-encoding': 'gzip' } });
  expect(entry.headers.get('cache-control')).toBe('no-cache');
  expect(entry.headers.get('content-encoding')).toBe('gzip');
  expect(entry.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(await entry.text()).toContain('xxx');
  const asset = await fetch(`${site.origin}/w/assets/all.1.js`);
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const manifest = await fetch(`${site.origin}/w/manifest.json`);
  expect(manifest.headers.get('cache-control')).toBe('no-cache');
  const tag = entry.headers.get('etag') ?? '';
  const revalidated = await fetch(`${site.origin}/w/widgets.js`, { headers: { 'if-none-match': tag } });
  expect(revalidated.status).toBe(304);
});

test('the site serves promotion.json (M-api-27)', async () => {
  const response = await fetch(`${site.origin}/promotion.json`);
  expect(await response.json()).toEqual({ content: expect.any(String), url: '/account/starbucks-rewards' });
});

test('only GET and HEAD are allowed', async () => {
  const response = await fetch(`${site.origin}/`, { method: 'POST' });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, HEAD');
  expect((await fetch(`${site.origin}/`, { method: 'HEAD' })).status).toBe(200);
});

test('a taken port rejects with EADDRINUSE', async () => {
  const port = Number(new URL(site.origin).port);
  await expect(startSite({ port, servicesOrigin, dist })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
