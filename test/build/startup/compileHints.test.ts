import { SourceMap } from 'node:module';
import { type FakeCompilation, fakeCompilation } from '../fakeCompilation';

interface CompileHints {
  markFunctions(compilation: FakeCompilation, file: string, positions: readonly (readonly [number, number])[]): void;
}
const { markFunctions } = jest.requireActual<CompileHints>('../../../build/startup/compileHints.cjs');

const code = 'f=()=>1';
/** Names the original position of `f`, of the function and of its result. */
const map = {
  ...{ version: 3, file: 'a.js', sources: ['f.ts'], names: [], mappings: 'AAAA,EAAU,IAAM' },
  sourcesContent: ['const f = () => 1;'],
};

test('puts the functions of an asset into parentheses', () => {
  const compilation = fakeCompilation({ 'a.js': code });
  markFunctions(compilation, 'a.js', [[2, 7]]);
  expect(compilation.texts()).toEqual({ 'a.js': 'f=(()=>1)' });
});

test('updates the source map, which still leads to the original position', () => {
  const compilation = fakeCompilation({ 'a.js': code, 'a.js.map': JSON.stringify(map) });
  markFunctions(compilation, 'a.js', [[2, 7]]);
  const updated = new SourceMap(JSON.parse(compilation.texts()['a.js.map'] ?? ''));
  // The parenthesis has moved the result of the function by one column.
  expect(updated.findEntry(0, 'f=(()=>'.length)).toMatchObject({
    ...{ generatedColumn: 7, originalSource: 'f.ts', originalColumn: 'const f = () => '.length },
  });
});
