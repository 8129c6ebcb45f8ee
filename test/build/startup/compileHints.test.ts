import { type FakeCompilation, fakeCompilation } from '../fakeCompilation';

interface CompileHints {
  markFunctions(compilation: FakeCompilation, file: string, positions: readonly (readonly [number, number])[]): void;
}
const { markFunctions } = jest.requireActual<CompileHints>('../../../build/startup/compileHints.cjs');

const code = 'f=()=>1';
const map = { version: 3, sources: ['f.ts'], names: [], mappings: 'AAAA', sourcesContent: ['const f = () => 1;'] };

test('puts the functions of an asset into parentheses', () => {
  const compilation = fakeCompilation({ 'a.js': code });
  markFunctions(compilation, 'a.js', [[2, 7]]);
  expect(compilation.texts()).toEqual({ 'a.js': 'f=(()=>1)' });
});

test('updates the source map, which still names the original source', () => {
  const compilation = fakeCompilation({ 'a.js': code, 'a.js.map': JSON.stringify(map) });
  markFunctions(compilation, 'a.js', [[2, 7]]);
  const updated = JSON.parse(compilation.texts()['a.js.map'] ?? '');
  expect(updated.sources).toEqual(['f.ts']);
  expect(updated.mappings).not.toBe('');
});
