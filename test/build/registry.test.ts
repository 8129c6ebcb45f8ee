import { mountNames, rowOf } from '../../src/mounts/registry';

interface Row {
  readonly chunk?: string;
}
interface RegistryReader {
  chunkOf(name: string, row: Row): string;
  readRegistry(): Record<string, Row>;
}
const { chunkOf, readRegistry } = jest.requireActual<RegistryReader>('../../build/registry.cjs');

test('reads all rows of src/mounts/registry.ts', () => {
  const registry = readRegistry();
  expect(Object.keys(registry)).toEqual(mountNames);
  expect(registry['account-mobile']?.chunk).toBe(rowOf('account-mobile').chunk);
});

test('a row without `chunk` has a chunk of its own name', () => {
  expect([chunkOf('auth', {}), chunkOf('account-mobile', { chunk: 'account' })]).toEqual(['auth', 'account']);
});

test.each(mountNames)('%s: `load` imports the chunk that the row names', (name) => {
  const [, chunk] = /webpackChunkName: "([\w-]+)"/.exec(String(rowOf(name).load)) ?? [];
  expect(chunk).toBe(chunkOf(name, rowOf(name)));
});
