import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type ecmaVersion, parse } from 'acorn';
import { dist, expect, mount, test } from './world';

const read = (path: string) => readFileSync(join(dist, path));
const scripts = ['widgets.js', ...readdirSync(join(dist, 'assets')).map((name) => `assets/${name}`)].filter((name) =>
  name.endsWith('.js'),
);

interface Manifest {
  readonly version: string;
  readonly files: Record<string, { size: number; gzip: number; brotli: number; integrity: string }>;
  readonly widgets: Record<string, { zh: string[]; en: string[] }>;
  readonly shells: Record<string, { zh: string; en: string }>;
}
const manifest: Manifest = JSON.parse(read('manifest.json').toString());

const parses = (path: string, level: ecmaVersion) => {
  parse(read(path).toString(), { ecmaVersion: level });
};

test('the entry is at most 4 KB gzip, holds no React, and any browser can read it', () => {
  expect(gzipSync(read('widgets.js'), { level: 9 }).length).toBeLessThanOrEqual(4096);
  expect(read('widgets.js').toString()).not.toMatch(/react/i);
  parses('widgets.js', 5);
});

test('every other script is in the language of the oldest browser that is supported (domain: browserslist)', () => {
  for (const path of scripts) parses(path, path === 'widgets.js' ? 5 : 2019);
});

test('nothing of the stub services or of the QA panel is shipped', () => {
  for (const path of scripts) expect(read(path).toString(), path).not.toMatch(/mswjs|__stub|Passw0rd/);
});

test('the manifest tells the truth of every file', () => {
  for (const [path, row] of Object.entries(manifest.files)) {
    const content = read(path);
    expect(row.size, path).toBe(content.length);
    expect(row.gzip, path).toBe(gzipSync(content, { level: 9 }).length);
    expect(row.integrity, path).toBe(`sha384-${createHash('sha384').update(content).digest('base64')}`);
  }
  const filesIn = (folder: string) => readdirSync(join(dist, folder)).map((name) => `${folder}/${name}`);
  expect(Object.keys(manifest.files).sort()).toEqual(
    ['widgets.js', ...['assets', 'shells/zh', 'shells/en'].flatMap(filesIn)]
      .filter((name) => /\.(js|css|html)$/.test(name))
      .sort(),
  );
});

test('each widget’s first state names its widget and the files that it goes with, in both languages', () => {
  expect(Object.keys(manifest.shells)).toEqual(Object.keys(manifest.widgets));
  for (const [name, files] of Object.entries(manifest.widgets)) {
    for (const locale of ['zh', 'en'] as const) {
      const stamp = /^<!--rewards-widgets (\S+) (\S+) (\S+) (.*?)-->/;
      const [, version, language, widget, hashes = ''] =
        stamp.exec(read(manifest.shells[name]![locale]).toString()) ?? [];
      const needed = files[locale].map((path) => path.split('.').at(-2));
      expect([version, language, widget, hashes.split(' ').sort()]).toEqual([
        manifest.version,
        locale,
        name,
        needed.sort(),
      ]);
    }
  }
});

for (const [name, files] of Object.entries(manifest.widgets)) {
  test(`${name} asks for what the manifest says, all at once, and for one language only`, async ({
    page,
    world,
    host,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const [, path] = request.url().split('/w/assets/');
      if (path !== undefined) asked.push(`assets/${path}`);
    });
    // Nothing is answered until everything has been asked for: what waits for another file is never asked.
    let release = () => {};
    const all = new Promise<void>((resolveAll) => {
      release = resolveAll;
    });
    await page.route('**/w/assets/**', async (route) => {
      if (files.en.every((path) => asked.includes(path))) release();
      await all;
      await route.continue();
    });
    await host(`<div data-mount="${name}"></div><script src="${world.origin}/w/widgets.js" async></script>`, {
      // Without a token the page of the new password would tell of it, and ask for the notices' files too.
      path: '/en/host-page?token=given',
    });
    await expect(mount(page, name)).toHaveAttribute('data-mount-state', 'ready');
    // Beside it comes what nobody needs in order to see and type.
    const awaited = asked.filter((path) => !/assets\/(wire|form-control|notices-en)\./.test(path));
    expect(awaited.sort()).toEqual([...files.en].sort());
    expect(asked.join()).not.toMatch(/[.-]zh\./);
  });
}
