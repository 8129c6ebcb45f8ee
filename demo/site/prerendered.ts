import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PrerenderExceptions } from '../../src/contract/widgets';
import type { MountName } from '../../src/mounts/registry';
import { Markup } from './html';
import { listFiles, type Manifest } from './manifest';
import type { Locale } from './texts';

/** The prerendered markup of a page's widgets, by widget name. */
export type PrerenderedMarkup = ReadonlyMap<string, Markup>;

/** The parts of a page request that decide about prerendered markup. */
export interface Visit {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly locale: Locale;
  /** True if the visitor's `login-status` cookie is `true`. */
  readonly isSignedIn: boolean;
}

function isExcluded({ signedIn, query = [], paths = [] }: PrerenderExceptions, visit: Visit): boolean {
  return (
    (signedIn === true && visit.isSignedIn) || query.some((name) => visit.query.has(name)) || paths.includes(visit.path)
  );
}

/** Reads the prerendered markup of these widgets, except for those that the manifest excludes for this request. */
export async function readPrerendered(
  dist: string,
  manifest: Manifest,
  names: readonly MountName[],
  visit: Visit,
): Promise<PrerenderedMarkup> {
  const read = async (name: MountName): Promise<[string, Markup][]> => {
    const row = manifest.prerendered[name];
    if (row === undefined || isExcluded(row.except, visit)) return [];
    // Prerendered markup comes from our build, so it is as safe as the bundle.
    return [[name, new Markup(await readFile(join(dist, row[visit.locale]), 'utf8'))]];
  };
  return new Map((await Promise.all([...new Set(names)].map(read))).flat());
}

/** Reads what the snippet of a widget with prerendered markup consists of. */
export async function readWidgetFiles(dist: string, manifest: Manifest, name: MountName, locale: Locale) {
  const row = manifest.prerendered[name];
  const markup = row && (await readFile(join(dist, row[locale]), 'utf8'));
  return { styles: listFiles(manifest, [name], locale).filter((file) => file.endsWith('.css')), markup };
}
