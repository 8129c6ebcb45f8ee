import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Compilation, type Module, webpack } from 'webpack';

interface SourceGraph {
  modulesByChunk(compilation: Compilation, registryFile: string): Map<string, Module[]>;
  sourcesReachedFrom(compilation: Compilation, start: Module): Set<string>;
}
const { modulesByChunk, sourcesReachedFrom } = jest.requireActual<SourceGraph>('../../build/sourceGraph.cjs');

const root = realpathSync(mkdtempSync(join(tmpdir(), 'source-graph-')));
const file = (path: string) => join(root, path);
const files = {
  'src/registry.js':
    "export const a = () => import(/* webpackChunkName: 'one' */ './A');" +
    "export const b = () => import(/* webpackChunkName: 'one' */ './B');" +
    "export const c = () => import(/* webpackChunkName: 'two' */ './C');",
  'src/A.js': "import { text } from './text'; import { id } from 'library'; export const A = text + id;",
  'src/B.js': 'export const B = 1;',
  'src/C.js': "export const C = () => import('./later');",
  'src/text.js': "export const text = 'text';",
  'src/later.js': "import { text } from './text'; export const later = text;",
  'node_modules/library/index.js': "export const id = 'id';",
};

let compilation: Compilation;

beforeAll(async () => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(file(path), '..'), { recursive: true });
    writeFileSync(file(path), text);
  }
  const compiler = webpack({ mode: 'development', context: root, entry: './src/registry.js', output: { path: root } });
  compilation = await new Promise((resolve, reject) => {
    compiler?.run((error, stats) => (stats ? resolve(stats.compilation) : reject(error)));
  });
});
afterAll(() => rmSync(root, { recursive: true }));

const pathsOf = (modules: readonly Module[] = []) => modules.map((module) => module.nameForCondition());

test('finds the modules that the registry imports, by chunk name', () => {
  const found = modulesByChunk(compilation, file('src/registry.js'));
  expect([...found.keys()]).toEqual(['one', 'two']);
  expect(pathsOf(found.get('one'))).toEqual([file('src/A.js'), file('src/B.js')]);
});

test('follows static and dynamic imports, without packages', () => {
  const found = modulesByChunk(compilation, file('src/registry.js'));
  const reached = (chunk: string) => (found.get(chunk) ?? []).flatMap((m) => [...sourcesReachedFrom(compilation, m)]);
  expect(reached('one').sort()).toEqual([file('src/A.js'), file('src/B.js'), file('src/text.js')]);
  expect(reached('two').sort()).toEqual([file('src/C.js'), file('src/later.js'), file('src/text.js')]);
});

test('a registry that is not part of the build is an error', () => {
  expect(() => modulesByChunk(compilation, file('src/none.js'))).toThrow('is not part of the build');
});
