import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locale } from './words';
import { locales } from './words';

/** What the site reads of dist/manifest.json. */
export interface Manifest {
  /** The files that each built widget needs. */
  readonly widgets: ReadonlyMap<string, Readonly<Record<Locale, readonly string[]>>>;
  /** The file that holds what a widget shows first. */
  readonly shells: ReadonlyMap<string, Readonly<Record<Locale, string>>>;
  /** The files that a first call to a service needs besides. */
  readonly firstCall: readonly string[];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function fileList(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((file): file is string => typeof file === 'string') : [];
}

/** Reads what a manifest says, and takes what is missing from it as empty. */
export function parseManifest(value: unknown): Manifest {
  const widgets = new Map<string, Record<Locale, readonly string[]>>();
  const listed = isRecord(value) && isRecord(value['widgets']) ? value['widgets'] : {};
  for (const [name, files] of Object.entries(listed)) {
    const [zh, en] = locales.map((locale) => fileList(isRecord(files) ? files[locale] : undefined));
    widgets.set(name, { zh: zh ?? [], en: en ?? [] });
  }
  const shells = new Map<string, Record<Locale, string>>();
  const shown = isRecord(value) && isRecord(value['shells']) ? value['shells'] : {};
  for (const [name, files] of Object.entries(shown)) {
    const [zh, en] = locales.map((locale) => (isRecord(files) ? files[locale] : undefined));
    if (typeof zh === 'string' && typeof en === 'string') shells.set(name, { zh, en });
  }
  return { widgets, shells, firstCall: fileList(isRecord(value) ? value['firstCall'] : undefined) };
}

/** The manifest of the bundle as it is built now; nothing is listed while there is none. */
export async function readManifest(dist: string): Promise<Manifest> {
  try {
    return parseManifest(JSON.parse(await readFile(join(dist, 'manifest.json'), 'utf8')));
  } catch {
    return parseManifest(undefined);
  }
}

/** The files that these widgets need in a locale, each once, in the order in which they are needed. */
export function filesOf(manifest: Manifest, names: readonly string[], locale: Locale): readonly string[] {
  return [...new Set(names.flatMap((name) => manifest.widgets.get(name)?.[locale] ?? []))];
}
