import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import '../../support/build';
import { buildStamp } from '../../../src/mounts/runtime/hydration/prerenderedMarkup';
import { version } from '../../support/build';
import type { Language } from '../../support/texts';
import { type FakeCompilation, fakeCompilation } from '../fakeCompilation';

interface Build {
  readonly version: string;
  readonly registry: Record<string, { prerender?: false | { signedIn?: true } }>;
  filesOf(name: string, locale: Language): readonly string[];
}
interface Prerender {
  assertHarmless(name: string, markup: string): void;
  emitPrerendered(compilation: FakeCompilation, markup: Record<string, Record<Language, string>>, build: Build): object;
  stampOf(version: string, locale: Language, name: string, files: readonly string[]): string;
}
const { assertHarmless, emitPrerendered, stampOf } = jest.requireActual<Prerender>(
  '../../../build/prerender/prerender.cjs',
);
const filesOf = (name: string, locale: Language) => [`assets/${name}.${locale}.b2.js`, 'assets/base.a1.js'];

test('the stamp names version, language, widget and sorted hashes', () => {
  expect(stampOf('1.2.3', 'zh', 'auth', filesOf('auth', 'zh'))).toBe('<!--rewards-widgets 1.2.3 zh auth a1 b2-->');
});

test('the runtime expects the same stamp', () => {
  const stamp = stampOf(version, 'en', 'auth', filesOf('auth', 'en'));
  expect(stamp).toBe(`<!--${buildStamp('en', 'auth', filesOf('auth', 'en'))}-->`);
});

test.each([
  '<p style="color: red">',
  '<style>',
  '<script>',
  '<!--comment-->',
  '<a href="javascript:void 0">',
  '<p onclick="act()">',
])('rejects markup with %s (A9)', (markup) => {
  expect(() => assertHarmless('auth', `<div>${markup}`)).toThrow('The prerendered markup of auth holds');
});

test('accepts text, attributes and the comments by which React separates texts', () => {
  expect(() => assertHarmless('auth', '<p class="rw-style">1<!-- -->2 on time</p>')).not.toThrow();
});

test('emits a file per widget and language, and returns the paths and exceptions for the manifest', () => {
  const compilation = fakeCompilation({});
  const registry = { auth: { prerender: { signedIn: true } }, entry: {}, navigation: { prerender: false } } as const;
  const markup = { auth: { zh: '<p>登录</p>', en: '<p>Sign in</p>' }, entry: { zh: '', en: '' } };
  expect(emitPrerendered(compilation, markup, { version: '1.2.3', registry, filesOf })).toEqual({
    auth: { zh: 'prerendered/zh/auth.html', en: 'prerendered/en/auth.html', except: { signedIn: true } },
    entry: { zh: 'prerendered/zh/entry.html', en: 'prerendered/en/entry.html', except: {} },
  });
  expect(compilation.texts()['prerendered/en/auth.html']).toBe(
    '<!--rewards-widgets 1.2.3 en auth a1 b2--><p>Sign in</p>',
  );
});

describe('the process that prerenders', () => {
  /** Prerenders with options of Node. Resolves with what standard output has of the result, or with the error. */
  const renderWith = async (options: string) => {
    const file = JSON.stringify(join(__dirname, '../../../build/prerender/prerender.cjs'));
    const program = `require(${file}).renderMarkup().then(({ auth }) => console.log(auth.en), (error) => console.log(error.message))`;
    const env = { ...process.env, NODE_OPTIONS: options };
    return (await promisify(execFile)(process.execPath, ['-e', program], { env })).stdout;
  };

  test('may have a debugger, which writes to standard error', async () => {
    expect(await renderWith('--inspect=0')).toContain('<form');
  }, 60_000);

  test('fails when React or a widget writes an error to the console', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'prerender-'));
    const preload = join(folder, 'preload.cjs');
    writeFileSync(preload, "setImmediate(() => console.error('A key is missing'));");
    try {
      expect(await renderWith(`--require ${preload}`)).toMatch(/^Command failed.*A key is missing/s);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }, 60_000);
});
