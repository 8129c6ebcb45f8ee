import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ESLint, type Linter } from 'eslint';
import { names } from '../src/mounts/registry';
import { layoutMounts } from './site/layout';
import { routes } from './site/routes';

const root = join(__dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder)).flatMap((name) => {
    const path = join(folder, name);
    return statSync(join(root, path)).isDirectory() ? filesIn(path) : [path];
  });
}

test('no two files of a folder differ by case alone: a Mac could not check them out', () => {
  const folders = ['src', 'test', 'build', 'public', 'bench/pages', 'bench/peers'];
  const paths = folders.flatMap(filesIn).map((path) => path.toLowerCase());
  expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
});

describe('a widget of the guest list', () => {
  const readme = read('README.md');
  const demo = new Set<string>([...layoutMounts, ...routes.flatMap(({ mounts }) => mounts)]);

  test.each(names)('%s has its code, its tests, a demo page and a row in the README', (name) => {
    const code = read('src/mounts/runtime/widgets.ts');
    expect(code).toMatch(new RegExp(`^  '?${name}'?: \\(\\) =>`, 'm'));
    expect(filesIn('test/widgets').some((path) => read(path).includes(`'${name}'`))).toBe(true);
    expect([...demo]).toContain(name);
    expect(readme).toContain(`| \`${name}\` |`);
  });
});

describe('the README', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<string, Record<string, string>>;

  test.each(Object.keys({ ...dependencies }))('says why %s is a dependency', (name) => {
    expect(read('README.md')).toContain(`| \`${name}\` |`);
  });

  test('every version is exact', () => {
    for (const version of Object.values({ ...dependencies, ...devDependencies }))
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  });
});

describe('the house rules are held by lint', () => {
  // Jest cannot import the configuration by its path: it is required, and handed over.
  const overrideConfig = jest.requireActual<Linter.Config[]>('../eslint.config.js');
  const eslint = new ESLint({ cwd: root, overrideConfigFile: true, overrideConfig });
  const rulesBrokenBy = async (filePath: string, text: string) => {
    const [result] = await eslint.lintText(text, { filePath: join(root, filePath) });
    return result?.messages.map(({ ruleId, message }) => `${ruleId ?? 'parser'}: ${message}`) ?? [];
  };

  test.each([
    [
      'a room above',
      'src/api/config.ts',
      "import { Form } from '../widgets/kit/Form';\nvoid Form;",
      'no-restricted-paths',
    ],
    [
      'its neighbour',
      'src/i18n/money.ts',
      "import { config } from '../api/config';\nvoid config;",
      'no-restricted-paths',
    ],
    [
      'another widget',
      'src/widgets/auth/Auth.tsx',
      "import { Logout } from '../logout/Logout';\nvoid Logout;",
      'no-restricted-paths',
    ],
    [
      'React from the kernel',
      'src/mounts/Page.ts',
      "import { useState } from 'react';\nvoid useState;",
      'no-restricted-imports',
    ],
    [
      'axios from a widget',
      'src/widgets/auth/Auth.tsx',
      "import axios from 'axios';\nvoid axios;",
      'no-restricted-imports',
    ],
    ['the address from a widget', 'src/widgets/auth/Auth.tsx', 'void location.href;', 'no-restricted-globals'],
    ['a cookie from a widget', 'src/widgets/auth/Auth.tsx', 'void document.cookie;', 'no-restricted-properties'],
    [
      'words outside the catalogue',
      'src/widgets/auth/Auth.tsx',
      'export const A = () => <p>Sign in</p>;',
      'no-restricted-syntax',
    ],
    [
      'an aria-label outside it',
      'src/widgets/auth/Auth.tsx',
      'export const A = () => <p aria-label="Sign in" />;',
      'no-restricted-syntax',
    ],
    ['what old browsers lack', 'src/api/config.ts', "void 'a'.replaceAll('a', 'b');", 'no-restricted-syntax'],
    ['what old libraries replace', 'src/api/config.ts', 'void Array.from(new Set([1]));', 'no-restricted-syntax'],
    [
      'what their promises lack',
      'src/api/config.ts',
      'void Promise.resolve().finally(() => {});',
      'no-restricted-syntax',
    ],
    ['what pages patch', 'src/api/config.ts', 'document.body.remove();', 'no-restricted-syntax'],
    ['a default export', 'src/api/config.ts', 'export default 1;', 'no-restricted-syntax'],
    ['a barrel', 'src/api/config.ts', "export * from './user';", 'no-restricted-syntax'],
  ])('no file may take %s', async (_what, file, text, rule) => {
    expect((await rulesBrokenBy(file, text)).join()).toContain(rule);
  });
});

describe('the theme (contract 2)', () => {
  const styles = filesIn('src').filter((path) => path.endsWith('.css') && !path.endsWith('tokens.css'));

  test.each(styles)('%s takes its colours and fonts from the tokens alone', (path) => {
    // What stands behind a comma in `var()` is shown only where the browser does not know the token.
    const own = read(path).replace(/var\([^()]*(\([^()]*\))?[^()]*\)/g, 'var()');
    expect(own.match(/#[\da-f]{3,8}\b|rgba?\(|hsla?\(|monospace|sans-serif/gi)).toBeNull();
  });
});

test('nothing in src is left unfinished', () => {
  for (const path of filesIn('src')) {
    expect(`${relative(root, path)}: ${/TODO|FIXME|not implemented/i.exec(read(path))?.[0] ?? ''}`).toMatch(/: $/);
  }
});
