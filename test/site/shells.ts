import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Markup } from './html';
import type { Manifest } from './manifest';
import type { MountName } from './mounts';
import type { Locale } from './words';

/** What the widgets of a page show first, by name. */
export type Shells = ReadonlyMap<string, Markup>;

/** For a page that has none. */
export const noShells: Shells = new Map();

/**
 * The bar's title depends on the page, and so does what it says to a visitor: rendered ahead it is empty, and the site's
 * own links say more. On the page where one registers, the banner is another.
 */
function suits(name: MountName, path: string): boolean {
  return name !== 'navigation' && !(name === 'register-banner' && path === '/account/register');
}

/** What these widgets show first on a page, as the build has rendered it ahead. */
export async function readShells(
  dist: string,
  manifest: Manifest,
  names: readonly MountName[],
  { path, locale }: { readonly path: string; readonly locale: Locale },
): Promise<Shells> {
  const read = async (name: MountName): Promise<[string, Markup][]> => {
    const file = manifest.shells.get(name)?.[locale];
    // The build has made it, and it is as safe as the bundle.
    return file === undefined ? [] : [[name, new Markup(await readFile(join(dist, file), 'utf8'))]];
  };
  const suitable = [...new Set(names)].filter((name) => suits(name, path));
  return new Map((await Promise.all(suitable.map(read))).flat());
}
