import type { LoaderTable } from '../../../src/mounts/loader/table';
import type { Language } from '../../support/texts';
import { type FakeCompilation, fakeCompilation } from '../fakeCompilation';

interface NamedChunk {
  readonly name: string;
  readonly widgets: readonly string[];
  readonly shared: readonly string[];
  readonly files: Record<Language, readonly string[]>;
}
interface LoaderTableStep {
  fillLoaderTable(compilation: FakeCompilation, loaderFile: string, table: object): void;
  loaderTable(
    shared: Record<string, readonly string[]>,
    chunks: readonly NamedChunk[],
    registry: Record<string, { isSingleton?: true; secrets?: readonly string[] }>,
  ): LoaderTable;
}
const { fillLoaderTable, loaderTable } = jest.requireActual<LoaderTableStep>('../../../build/assets/loaderTable.cjs');

const shared = { base: ['assets/base.1a.css', 'assets/base.1a.js'], form: ['assets/form.2b.js'] };
const chunks: NamedChunk[] = [
  {
    name: 'auth',
    widgets: ['auth'],
    shared: ['form'],
    files: {
      zh: ['assets/auth.3c.css', 'assets/auth.zh.3c.js'],
      en: ['assets/auth.3c.css', 'assets/auth.en.3c.js'],
    },
  },
  {
    name: 'account',
    widgets: ['account-mobile', 'account-overlay'],
    shared: [],
    files: { zh: ['assets/account.zh.4d.js'], en: ['assets/account.en.4d.js'] },
  },
];
const registry = { auth: { secrets: ['code'] }, loading: { isSingleton: true }, entry: {} } as const;
const table = loaderTable(shared, chunks, registry);

test('describes the files of each chunk by hash and style sheet', () => {
  expect(table.shared).toEqual({ base: '1a', form: '2b -' });
  expect(table.widgets).toEqual({
    auth: ' 3c  form',
    'account-mobile': 'account 4d -',
    'account-overlay': 'account 4d -',
  });
});

test('lists the singletons and the secrets of the registry', () => {
  expect([table.singletons, table.secrets]).toEqual([['loading'], { auth: ['code'] }]);
});

test('the loader reads the same files from the table', () => {
  jest.resetModules();
  Object.assign(globalThis, { __LOADER_TABLE__: table });
  const { filesOf } = jest.requireActual<typeof import('../../../src/mounts/loader/table')>(
    '../../../src/mounts/loader/table',
  );
  const withoutFolder = (files: readonly string[] = []) => files.map((file) => file.replace('assets/', '')).sort();
  expect(filesOf('auth', 'en').sort()).toEqual(
    withoutFolder([...shared.base, ...shared.form, ...(chunks[0]?.files.en ?? [])]),
  );
  expect(filesOf('account-mobile', 'zh').sort()).toEqual(
    withoutFolder([...shared.base, ...(chunks[1]?.files.zh ?? [])]),
  );
});

test('replaces each placeholder in the loader by the table', () => {
  const compilation = fakeCompilation({ 'widgets.js': 'a(__LOADER_TABLE__);b(__LOADER_TABLE__.shared)' });
  fillLoaderTable(compilation, 'widgets.js', { shared: {} });
  expect(compilation.texts()['widgets.js']).toBe('a(({"shared":{}}));b(({"shared":{}}).shared)');
});
