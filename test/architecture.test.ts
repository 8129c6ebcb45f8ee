import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ESLint, type Linter } from 'eslint';
import { layoutMounts } from '../demo/site/layout';
import { routes } from '../demo/site/routes';
import { mountNames } from '../src/mounts/registry';

const root = join(__dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const isFolder = (path: string) => statSync(join(root, path)).isDirectory();
const untracked = ['.git', ...read('.gitignore').replaceAll('/', '').split('\n')];
const entriesIn = (folder: string) =>
  readdirSync(join(root, folder))
    .filter((name) => !untracked.includes(name))
    .map((name) => join(folder, name));

function filesIn(folder: string): string[] {
  return entriesIn(folder).flatMap((path) => (isFolder(path) ? filesIn(path) : [path]));
}

function foldersIn(folder: string): string[] {
  return [folder, ...entriesIn(folder).filter(isFolder).flatMap(foldersIn)];
}

describe('files and folders', () => {
  test('no two paths differ only by case, which a Mac could not check out', () => {
    const paths = filesIn('.').map((path) => path.toLowerCase());
    expect(paths).toContain('docs/glossary.md');
    expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
  });

  test('no folder of src, build, demo or test holds more than 18 files', () => {
    const counts = ['src', 'build', 'demo', 'test']
      .flatMap(foldersIn)
      .map((folder) => ({ folder, files: entriesIn(folder).filter((path) => !isFolder(path)).length }));
    expect(counts.filter(({ files }) => files > 18)).toEqual([]);
  });

  test('no file of src is unfinished', () => {
    expect(filesIn('src').filter((path) => /TODO|FIXME|not implemented/i.test(read(path)))).toEqual([]);
  });
});

describe('each widget of the registry', () => {
  const editorGuide = read('docs/editors.md');
  const demo = new Set<string>([...layoutMounts, ...routes.flatMap(({ mounts }) => mounts)]);

  test.each(mountNames)('%s has tests, a demo page and a row in docs/editors.md', (name) => {
    const ownFolder = `test/widgets/${name.startsWith('account-') ? 'account' : name}`;
    const opensWidget = new RegExp(`mounts: \\[[^\\]]*'${name}'`);
    expect(filesIn(ownFolder).some((path) => opensWidget.test(read(path)))).toBe(true);
    expect([...demo]).toContain(name);
    expect(editorGuide).toContain(`| \`${name}\` |`);
  });
});

describe('each dependency', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<string, Record<string, string>>;

  test('has a row with a reason in docs/dependencies.md, and there are no others', () => {
    const [shipped = '', tools = ''] = read('docs/dependencies.md').split('## What builds and tests use');
    const namesIn = (text: string) =>
      [...text.matchAll(/^\| (`.+?`) \| \w/gm)].flatMap(([, names = '']) => names.replace(/`/g, '').split(', '));
    expect(namesIn(shipped).sort()).toEqual(Object.keys({ ...dependencies }).sort());
    expect(namesIn(tools).sort()).toEqual(Object.keys({ ...devDependencies }).sort());
  });

  test('has an exact version', () => {
    for (const version of Object.values({ ...dependencies, ...devDependencies }))
      expect(version).toMatch(/^(npm:\w+@)?\d+\.\d+\.\d+$/);
  });
});

describe('lint reports', () => {
  // Jest cannot import the configuration as an ES module, so it is required and passed to ESLint.
  const overrideConfig = jest.requireActual<Linter.Config[]>('../eslint.config.js');
  const eslint = new ESLint({ cwd: root, overrideConfigFile: true, overrideConfig });
  const problemsOf = async (filePath: string, text: string) => {
    const [result] = await eslint.lintText(text, { filePath: join(root, filePath) });
    return result?.messages.map(({ ruleId, message }) => `${ruleId ?? 'parser'}: ${message}`) ?? [];
  };

  test.each([
    [
      'an import from a higher layer',
      'src/api/browser/config.ts',
      "import { Form } from '../../widgets/kit/form/Form';\nvoid Form;",
      'no-restricted-paths',
    ],
    [
      'an import from a layer of the same rank',
      'src/i18n/money.ts',
      "import { config } from '../api/browser/config';\nvoid config;",
      'no-restricted-paths',
    ],
    [
      'an import from another widget',
      'src/widgets/auth/Auth.tsx',
      "import { Logout } from '../logout/Logout';\nvoid Logout;",
      'no-restricted-paths',
    ],
    [
      'the runtime in the inspector',
      'src/inspector/panel.ts',
      "import { getIntl } from '../mounts/runtime/intl';\nvoid getIntl;",
      'no-restricted-paths',
    ],
    [
      'React in the loader',
      'src/mounts/loader/startPage.ts',
      "import { useState } from 'react';\nvoid useState;",
      'no-restricted-imports',
    ],
    ['the address in a widget', 'src/widgets/auth/Auth.tsx', 'void location.href;', 'no-restricted-globals'],
    ['a cookie in a widget', 'src/widgets/auth/Auth.tsx', 'void document.cookie;', 'no-restricted-properties'],
    [
      'text in markup',
      'src/widgets/auth/Auth.tsx',
      'export const A = () => <p>Sign in</p>;',
      'Text belongs in src/i18n/messages',
    ],
    [
      'text in an aria-label',
      'src/widgets/auth/Auth.tsx',
      'export const A = () => <p aria-label="Sign in" />;',
      'Text belongs in src/i18n/messages',
    ],
    [
      'text that comes and goes beside an element (A7)',
      'src/widgets/auth/Auth.tsx',
      'export const A = ({ t, n }) => (\n  <p>\n    <b>{t}</b>\n    {n ? t : null}\n  </p>\n);',
      'stands alone in its element',
    ],
    [
      'a method that old browsers lack',
      'src/api/browser/config.ts',
      "void 'a'.replaceAll('a', 'b');",
      'The oldest supported browsers lack this',
    ],
    [
      'a function that old libraries replace (A4)',
      'src/api/browser/config.ts',
      'void Array.from(new Set([1]));',
      'Prototype.js replaces Array.from',
    ],
    [
      'a method that promises of old libraries lack (A4)',
      'src/api/browser/config.ts',
      'void Promise.resolve().finally(() => {});',
      'without `finally`',
    ],
    [
      'a method of nodes that pages patch (A4)',
      'src/api/browser/config.ts',
      'document.body.remove();',
      'pages patch these methods',
    ],
    ['a default export', 'src/api/browser/config.ts', 'export default 1;', 'Use a named export'],
    ['a barrel file', 'src/api/browser/config.ts', "export * from './user';", 'No barrel files'],
  ])('%s', async (_what, file, text, problem) => {
    expect((await problemsOf(file, text)).join('\n')).toContain(problem);
  });

  test.each([
    'axios',
    'dayjs',
    'intl-messageformat',
    'js-cookie',
    'qrcode.react',
    'react-hook-form',
    'react-tabs',
    'valibot',
  ])('%s outside of its one file', async (library) => {
    const text = `import * as library from '${library}';\nvoid library;`;
    const problems = await problemsOf('src/widgets/auth/PasswordForm.tsx', text);
    expect(problems.join('\n')).toContain('no-restricted-imports');
  });
});

describe('imports', () => {
  const statement = /\b(?:from|import)\s*\(?\s*(?:\/\*.*?\*\/\s*)?'(\.[^']*)'/gs;

  /** Returns the source files that a file imports: also by `import()`, and only for types. */
  function importsOf(file: string): string[] {
    return [...read(file).matchAll(statement)]
      .map(([, path = '']) => join(dirname(file), path))
      .flatMap((path) => [`${path}.ts`, `${path}.tsx`].filter((candidate) => existsSync(join(root, candidate))));
  }

  /** Searches depth-first. Returns the files of the first cycle that it finds, or null. */
  function findCycle(files: readonly string[], nextOf: (file: string) => readonly string[]): string[] | null {
    const finished = new Set<string>();
    const visit = (file: string, path: readonly string[]): string[] | null => {
      if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
      if (finished.has(file)) return null;
      for (const next of nextOf(file)) {
        const cycle = visit(next, [...path, file]);
        if (cycle) return cycle;
      }
      finished.add(file);
      return null;
    };
    return files.reduce<string[] | null>((found, file) => found ?? visit(file, []), null);
  }

  test('src has no import cycle', () => {
    const sources = filesIn('src').filter((path) => /\.tsx?$/.test(path));
    expect(findCycle(sources, importsOf)).toBeNull();
  });

  test('the search finds static, type and dynamic imports, and cycles of them', () => {
    expect(importsOf('src/index.ts')).toContain('src/mounts/loader/startPage.ts');
    expect(importsOf('src/i18n/messageValues.ts')).toContain('src/i18n/messages.ts');
    expect(importsOf('src/mounts/registry.ts')).toContain('src/widgets/auth/Auth.tsx');
    const graph: Record<string, string[]> = { a: ['b', 'c'], b: [], c: ['d'], d: ['b', 'c'] };
    expect(findCycle(['a', 'b', 'c', 'd'], (file) => graph[file] ?? [])).toEqual(['c', 'd', 'c']);
  });
});
