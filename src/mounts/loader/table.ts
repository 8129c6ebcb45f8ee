import type { Locale } from '../../i18n/locale';
import type { MountName } from '../registry';

/**
 * The table that `build/assets/loaderTable.cjs` makes from `registry.ts` and the file names, and puts into the loader.
 */
export interface LoaderTable {
  /** For `base` and each chunk that widgets share: its hash, and `-` if it has no style sheet. */
  readonly shared: Readonly<Record<string, string>>;
  /**
   * For each widget, separated by spaces: the name of its chunk if that is not the widget's name, the hash of its
   * files, `-` if it has no style sheet, else nothing, and the shared chunks that it needs.
   */
  readonly widgets: Readonly<Record<string, string>>;
  /** The widgets that a page can have only once. */
  readonly singletons: readonly string[];
  /** Query parameters that the loader removes from the address bar, by widget (F2). */
  readonly secrets: Readonly<Record<string, readonly string[]>>;
}

declare const __LOADER_TABLE__: LoaderTable;

const { shared, widgets, singletons, secrets } = __LOADER_TABLE__;

/** Returns the name of the inspector's script, which has the hash of `base`. */
export const inspectorFile = () => `inspector.${shared.base!.split(' ')[0]}.js`;

/** The names of all widgets. */
export const mountNames = Object.keys(widgets) as MountName[];

/** Returns true for the name of a widget. */
export const isMountName = (name: string): name is MountName => mountNames.indexOf(name as MountName) >= 0;

/** Returns true for a widget that a page can have only once. */
export const isSingleton = (name: string): boolean => singletons.indexOf(name) >= 0;

/** Returns the query parameters that must leave the address bar before the loader fetches anything (F2). */
export const secretsOf = (name: string): readonly string[] => (isMountName(name) && secrets[name]) || [];

/** Returns the script and, if there is one, the style sheet of a chunk, which `row` describes from `at` on. */
function filesOfChunk(chunk: string, script: string, row: readonly string[], at: number): string[] {
  return [`${script}.${row[at]}.js`].concat(row[at + 1] ? [] : `${chunk}.${row[at]}.css`);
}

/** Returns the names of the files that a widget needs in a language. */
export function filesOf(name: MountName, locale: Locale): string[] {
  const row = widgets[name]!.split(' ');
  const chunk = row[0] || name;
  const files = filesOfChunk(chunk, `${chunk}.${locale}`, row, 1);
  return ['base']
    .concat(row.slice(3))
    .reduceRight((all, other) => filesOfChunk(other, other, shared[other]!.split(' '), 0).concat(all), files);
}
