import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest as FullManifest } from '../../src/contract/widgets';
import type { MountName } from '../../src/mounts/registry';
import type { Locale } from './texts';

/** The parts of `dist/manifest.json` that the site reads. Without a bundle there are no widgets. */
export interface Manifest extends Pick<FullManifest, 'firstCall' | 'prerendered'> {
  readonly widgets: Partial<FullManifest['widgets']>;
}

/** Reads the manifest of the current bundle; returns an empty manifest if there is no bundle. */
export async function readManifest(dist: string): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(join(dist, 'manifest.json'), 'utf8')) as Manifest;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return { widgets: {}, prerendered: {}, firstCall: [] };
  }
}

/** Returns the files that these widgets need in a locale, each once, in the order in which they are needed. */
export function listFiles(manifest: Manifest, names: readonly MountName[], locale: Locale): readonly string[] {
  return [...new Set(names.flatMap((name) => manifest.widgets[name]?.[locale] ?? []))];
}
