import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locale } from './texts';
import { locales } from './texts';

/** The requests for which a server leaves out prerendered markup, from the widget's row in the registry. */
export interface PrerenderExceptions {
  readonly signedIn: boolean;
  readonly query: readonly string[];
  readonly paths: readonly string[];
}

/** The prerendered markup of a widget. */
export interface Prerendered {
  readonly files: Readonly<Record<Locale, string>>;
  readonly except: PrerenderExceptions;
}

/** The parts of `dist/manifest.json` that the site reads. */
export interface Manifest {
  /** The files that each widget needs, by widget name. */
  readonly widgets: ReadonlyMap<string, Readonly<Record<Locale, readonly string[]>>>;
  readonly prerendered: ReadonlyMap<string, Prerendered>;
  /** The additional files that the first service call of a page needs. */
  readonly firstCall: readonly string[];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const getRecord = (value: unknown, name: string): Record<string, unknown> => {
  const found = isRecord(value) ? value[name] : undefined;
  return isRecord(found) ? found : {};
};

function readTextList(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((text): text is string => typeof text === 'string') : [];
}

/** Parses a manifest. Missing parts are empty. */
function parseManifest(value: unknown): Manifest {
  const widgets = new Map<string, Record<Locale, readonly string[]>>();
  for (const [name, files] of Object.entries(getRecord(value, 'widgets'))) {
    const [zh, en] = locales.map((locale) => readTextList(isRecord(files) ? files[locale] : undefined));
    widgets.set(name, { zh: zh ?? [], en: en ?? [] });
  }
  const prerendered = new Map<string, Prerendered>();
  for (const [name, row] of Object.entries(getRecord(value, 'prerendered'))) {
    if (!isRecord(row)) continue;
    const { zh, en } = row;
    const { signedIn, query, paths } = getRecord(row, 'except');
    if (typeof zh !== 'string' || typeof en !== 'string') continue;
    const except = { signedIn: signedIn === true, query: readTextList(query), paths: readTextList(paths) };
    prerendered.set(name, { files: { zh, en }, except });
  }
  return { widgets, prerendered, firstCall: readTextList(isRecord(value) ? value['firstCall'] : undefined) };
}

/** Reads the manifest of the current bundle; returns an empty manifest if there is no bundle. */
export async function readManifest(dist: string): Promise<Manifest> {
  try {
    return parseManifest(JSON.parse(await readFile(join(dist, 'manifest.json'), 'utf8')));
  } catch {
    return parseManifest(undefined);
  }
}

/** Returns the files that these widgets need in a locale, each once, in the order in which they are needed. */
export function listFiles(manifest: Manifest, names: readonly string[], locale: Locale): readonly string[] {
  return [...new Set(names.flatMap((name) => manifest.widgets.get(name)?.[locale] ?? []))];
}
