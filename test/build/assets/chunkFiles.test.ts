import { type FakeCompilation, fakeCompilation } from '../fakeCompilation';

interface ChunkFiles {
  filesOf(compilation: FakeCompilation, chunk: string): string[];
  findUnfetchedStyles(compilation: FakeCompilation, fetchedByLoader: readonly string[]): string[];
  scriptIn(files: readonly string[]): string;
}
const { filesOf, findUnfetchedStyles, scriptIn } = jest.requireActual<ChunkFiles>(
  '../../../build/assets/chunkFiles.cjs',
);
const compilation = fakeCompilation(
  {},
  { auth: ['auth.css', 'auth.js', 'auth.js.map'], tabs: ['tabs.js', 'tabs.css'] },
);

test('lists the scripts and style sheets of a chunk', () => {
  expect(filesOf(compilation, 'auth')).toEqual(['auth.css', 'auth.js']);
  expect(filesOf(compilation, 'no-such-chunk')).toEqual([]);
});

test('finds the script among the files of a chunk', () => {
  expect([scriptIn(['auth.css', 'auth.js']), scriptIn([])]).toEqual(['auth.js', '']);
});

test('reports a style sheet of a chunk that the loader does not fetch', () => {
  expect(findUnfetchedStyles(compilation, ['auth', 'tabs'])).toEqual([]);
  expect(findUnfetchedStyles(compilation, ['auth'])).toEqual([
    'No code fetches tabs.css: import it in a widget, not in tabs',
  ]);
});
