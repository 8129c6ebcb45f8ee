import { join } from 'node:path';

interface CacheGroup {
  readonly name: string;
  test(module: { nameForCondition(): string | null }): boolean;
}
const { cacheGroups } = jest.requireActual<{ cacheGroups: Record<'base' | 'form', CacheGroup> }>(
  '../../build/sharedChunks.cjs',
);

/** Returns the shared chunks that a source file belongs to. */
function chunksOf(path: string): string[] {
  const module = { nameForCondition: () => join(__dirname, '../..', path) };
  return [cacheGroups.base, cacheGroups.form].filter((group) => group.test(module)).map(({ name }) => name);
}

test.each([
  ['src/lib/pageState.ts', ['base']],
  ['src/api/http/request.ts', ['base']],
  ['src/api/session/session.ts', ['base']],
  ['src/widgets/kit/form/form.css', ['base']],
  ['src/widgets/kit/form/useForm.ts', ['form']],
  ['src/validation/validate.ts', ['form']],
  ['src/api/http/client.ts', []],
  ['src/widgets/auth/Auth.tsx', []],
])('%s is in %j', (path, chunks) => {
  expect(chunksOf(path)).toEqual(chunks);
});

test('a module without a file is in neither chunk', () => {
  const module = { nameForCondition: () => null };
  expect([cacheGroups.base.test(module), cacheGroups.form.test(module)]).toEqual([false, false]);
});
