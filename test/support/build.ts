import type { LoaderTable } from '../../src/mounts/loader/table';
import { mountNames, rowOf } from '../../src/mounts/registry';

/** The version of the bundle in tests. */
export const version = '0.0.0-test';

/** The loader's file table as the build writes it, with names of files that do not exist. */
const loaderTable: LoaderTable = {
  shared: { base: '1a -' },
  widgets: Object.fromEntries(mountNames.map((name) => [name, ' 2b -'])),
  singletons: mountNames.filter((name) => rowOf(name).isSingleton),
  secrets: Object.fromEntries(mountNames.map((name) => [name, rowOf(name).secrets ?? []])),
};

Object.assign(globalThis, { __VERSION__: version, __LOADER_TABLE__: loaderTable });
