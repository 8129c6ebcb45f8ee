import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type ecmaVersion, parse } from 'acorn';
import { locales } from '../../demo/site/texts';
import { dependencies } from '../../package.json';
import { dist, expect, test } from './support/fixtures';
import { loaderTag, mountTag } from './support/hostPage';
import { mountPoint, neverBecomeIdle } from './support/page';
import { manifest } from './support/prerendered';

const read = (path: string) => readFileSync(join(dist, path));
const scripts = ['widgets.js', ...readdirSync(join(dist, 'assets')).map((name) => `assets/${name}`)].filter((name) =>
  name.endsWith('.js'),
);

/** Throws an error if a file has syntax newer than the given ECMAScript version. */
const parseAs = (path: string, version: ecmaVersion) => {
  parse(read(path).toString(), { ecmaVersion: version });
};

test('the loader has at most 4 KB gzip, no React and only ES5 syntax', () => {
  expect(gzipSync(read('widgets.js'), { level: 9 }).length).toBeLessThanOrEqual(4096);
  expect(read('widgets.js').toString()).not.toMatch(/react/i);
  parseAs('widgets.js', 5);
});

test('every other script has only syntax that the oldest supported browser knows (domain: browserslist)', () => {
  for (const path of scripts) parseAs(path, path === 'widgets.js' ? 5 : 2019);
});

test('the loader and the style sheets are in ASCII, so that they work in pages of any encoding (contract 1)', () => {
  const styles = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.css'));
  for (const path of ['widgets.js', ...styles.map((name) => `assets/${name}`)])
    expect(
      read(path)
        .toString()
        .match(/.{0,20}[\u0080-\uffff]/)?.[0],
      path,
    ).toBeUndefined();
});

test("no script has webpack's function that loads scripts, as the loader has one", () => {
  // The function reports a script that has not loaded in two minutes as an event of this type.
  expect(scripts.filter((path) => read(path).includes('type:"timeout"'))).toEqual([]);
});

test('no script has code of the stub services or the QA panel', () => {
  for (const path of scripts) expect(read(path).toString(), path).not.toMatch(/mswjs|__stub|Passw0rd/);
});

test('THIRD-PARTY.txt has the licence text of every library of package.json', () => {
  // The build itself fails for a shipped module whose package has no section.
  const sections = read('THIRD-PARTY.txt').toString().split('\n\n\n');
  for (const name of Object.keys(dependencies)) {
    const section = sections.find((text) =>
      text.includes(`${name} ${dependencies[name as keyof typeof dependencies]} (`),
    );
    expect(section ?? name).toMatch(/Copyright|Permission/);
  }
});

test('THIRD-PARTY.txt names every holder of a copyright in the comments of the libraries that are shipped', () => {
  const notices = read('THIRD-PARTY.txt').toString();
  for (const holder of ['Meta Platforms', 'Shannessy', 'Project Nayuki', 'Klaus Hartl']) {
    expect(notices, holder).toContain(holder);
  }
});

test('the manifest lists every file with its size, compressed size and hash', () => {
  for (const [path, row] of Object.entries(manifest.files)) {
    const content = read(path);
    expect(row.size, path).toBe(content.length);
    expect(row.gzip, path).toBe(gzipSync(content, { level: 9 }).length);
    expect(row.integrity, path).toBe(`sha384-${createHash('sha384').update(content).digest('base64')}`);
  }
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((path) =>
    statSync(join(dist, path)).isFile(),
  );
  expect([...Object.keys(manifest.files), 'manifest.json'].sort()).toEqual(files.sort());
});

test('the name of every file in assets/ has a content hash, as its cache may keep it forever (contract 1)', () => {
  const names = readdirSync(join(dist, 'assets'));
  expect(names.filter((name) => !/\.[0-9a-f]{8}\.(js|css)$/.test(name))).toEqual([]);
});

test('only widgets with a form load the chunk that forms share', () => {
  const loading = Object.entries(manifest.widgets).filter(([, { zh }]) => zh.some((file) => /\bform\./.test(file)));
  expect(loading.map(([name]) => name)).toEqual([
    'auth',
    'forgot-password',
    'invoice',
    'phone-validate',
    'register',
    'reset-password',
    'svc-query',
  ]);
});

test('prerendered markup names its version, language, widget and files, in both languages', () => {
  expect(Object.keys(manifest.prerendered).length).toBeGreaterThan(15);
  for (const [name, paths] of Object.entries(manifest.prerendered)) {
    const files = manifest.widgets[name]!;
    for (const locale of locales) {
      const stamp = /^<!--rewards-widgets (\S+) (\S+) (\S+) (.*?)-->/;
      const [, version, language, widget, hashes = ''] = stamp.exec(read(paths[locale]).toString()) ?? [];
      const fileHashes = files[locale].map((path) => path.split('.').at(-2));
      expect([version, language, widget, hashes.split(' ').sort()]).toEqual([
        manifest.version,
        locale,
        name,
        fileHashes.sort(),
      ]);
    }
  }
});

for (const [name, files] of Object.entries(manifest.widgets)) {
  test(`${name} requests the files of the manifest, all at once and in one language`, async ({
    page,
    demo,
    openHostPage,
  }) => {
    await neverBecomeIdle(page);
    const requested: string[] = [];
    page.on('request', (request) => {
      const [, path] = request.url().split('/w/assets/');
      if (path !== undefined) requested.push(`assets/${path}`);
    });
    // No file is served before all are requested: a file requested after another one has loaded would never be
    // requested.
    let serveAll = () => {};
    const allRequested = new Promise<void>((resolve) => {
      serveAll = resolve;
    });
    await page.route('**/w/assets/**', async (route) => {
      if (files.en.every((path) => requested.includes(path))) serveAll();
      await allRequested;
      await route.continue();
    });
    await openHostPage(mountTag(name) + loaderTag(demo), {
      // Without a token, reset-password shows a notice and requests the files for it.
      path: '/en/host-page?token=given',
    });
    await expect(mountPoint(page, name)).toHaveAttribute('data-mount-state', 'ready');
    // The visitor needs these files only after the widget is usable.
    const needed = requested.filter((path) => !/assets\/(client|notices-en)\./.test(path));
    expect(needed.sort()).toEqual([...files.en].sort());
    expect(requested.join()).not.toMatch(/[.-]zh\./);
  });
}
