import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../../../demo/site/texts';
import { type Demo, dist } from './fixtures';
import { configBlock, loaderTag, mountTag } from './hostPage';

interface Manifest {
  readonly version: string;
  readonly files: Record<string, { size: number; gzip: number; brotli: number; integrity: string }>;
  readonly widgets: Record<string, Record<Locale, string[]>>;
  readonly prerendered: Record<string, Record<Locale, string>>;
}

export const manifest: Manifest = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8'));

/** Returns the hash of a file as a content security policy names it. */
export function cspHash(file: string): string {
  return `'${manifest.files[file]!.integrity}'`;
}

/** Returns the prerendered markup of a widget. */
export function prerenderedMarkup(name: string, locale: Locale): string {
  return readFileSync(join(dist, manifest.prerendered[name]![locale]), 'utf8');
}

function styleLinks({ origin }: Demo, name: string): string {
  return manifest.widgets[name]!.zh.filter((file) => file.endsWith('.css'))
    .map((file) => `<link rel="stylesheet" href="${origin}/w/${file}">`)
    .join('');
}

/** Returns head and body of a host page with the given mount points, each with its prerendered markup. */
export function pageWithPrerendered(demo: Demo, ...widgets: readonly (readonly [name: string, markup: string])[]) {
  const names = [...new Set(widgets.map(([name]) => name))];
  return {
    body: configBlock(demo) + widgets.map(([name, markup]) => mountTag(name, markup)).join('') + loaderTag(demo),
    head: names.map((name) => styleLinks(demo, name)).join(''),
  };
}
