import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Markup } from './html';
import type { Manifest } from './manifest';
import type { MountName } from './mounts';
import type { Locale } from './words';

/** What the widgets of a page show first, by name. */
export type Shells = ReadonlyMap<string, Markup>;

/** For whom, and for which page. */
export interface Visit {
  readonly path: string;
  readonly locale: Locale;
  /** True where the visitor's cookie says that somebody is signed in. */
  readonly isMember: boolean;
  /** True where the address brings a code: one that the sign-in trades in, or the reason why a mobile is to be proven. */
  readonly hasCode: boolean;
}

/** What these show while nobody knows who is there is not what they show a visitor. */
const asksWho: ReadonlySet<MountName> = new Set(['entry', 'logout', 'auth', 'register']);
/** These do with the address's code what moves or replaces their first state. */
const readsCode: ReadonlySet<MountName> = new Set(['auth', 'phone-validate']);

/**
 * The bar's title depends on the page, and so does what it says to a visitor: rendered ahead it is empty, and the site's
 * own links say more. On the page where one registers, the banner is another.
 */
function suits(name: MountName, { path, isMember, hasCode }: Visit): boolean {
  if (name === 'navigation' || (isMember && asksWho.has(name)) || (hasCode && readsCode.has(name))) return false;
  return !(name === 'register-banner' && path === '/account/register');
}

/** What these widgets show first on a page, as the build has rendered it ahead. */
export async function readShells(
  dist: string,
  manifest: Manifest,
  names: readonly MountName[],
  visit: Visit,
): Promise<Shells> {
  const read = async (name: MountName): Promise<[string, Markup][]> => {
    const file = manifest.shells.get(name)?.[visit.locale];
    // The build has made it, and it is as safe as the bundle.
    return file === undefined ? [] : [[name, new Markup(await readFile(join(dist, file), 'utf8'))]];
  };
  const suitable = [...new Set(names)].filter((name) => suits(name, visit));
  return new Map((await Promise.all(suitable.map(read))).flat());
}
