import { type FakeCompilation, fakeCompilation } from '../fakeCompilation';

interface ContentHash {
  addHash(compilation: FakeCompilation, files: readonly string[]): string[];
  contentHash(content: string): string;
  hashIn(file: string): string;
  textOf(compilation: FakeCompilation, file: string): string;
  withHash(file: string, hash: string): string;
}
const { addHash, contentHash, hashIn, textOf, withHash } = jest.requireActual<ContentHash>(
  '../../../build/assets/contentHash.cjs',
);

test('the same text always has the same hash of eight hex digits, and another text has another one', () => {
  expect(contentHash('a')).toBe('ca978112');
  expect(contentHash('b')).not.toBe(contentHash('a'));
});

test('the hash is between the name and the extension', () => {
  expect(withHash('assets/auth.zh.js', 'ca978112')).toBe('assets/auth.zh.ca978112.js');
  expect(hashIn('assets/auth.zh.ca978112.js')).toBe('ca978112');
});

test('the files of a chunk and their source maps get one common hash', () => {
  const compilation = fakeCompilation({ 'base.js': 'code', 'base.js.map': 'map', 'base.css': 'style' });
  const hash = contentHash('code,style');
  expect(addHash(compilation, ['base.js', 'base.css'])).toEqual([`base.${hash}.js`, `base.${hash}.css`]);
  expect(compilation.texts()).toEqual({
    [`base.${hash}.js`]: 'code',
    [`base.${hash}.js.map`]: 'map',
    [`base.${hash}.css`]: 'style',
  });
});

test('the text of a missing asset is an error', () => {
  expect(textOf(fakeCompilation({ 'a.js': 'code' }), 'a.js')).toBe('code');
  expect(() => textOf(fakeCompilation({}), 'a.js')).toThrow('a.js was not built');
});
