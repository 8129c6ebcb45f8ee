import type { Locale } from '../contract/widgets';

export type { Locale };

/** Returns the language of a page by its path: English at `/en` and below it, else Chinese (M-core-01). */
export function localeOf(pathname: string): Locale {
  return /^\/en(\/|$)/.test(pathname) ? 'en' : 'zh';
}

/** Returns a path of the site in the given language; Chinese paths have no prefix. */
export function localizePath(path: `/${string}`, locale: Locale): `/${string}` {
  if (locale === 'zh') return path;
  return path === '/' ? '/en' : `/en${path}`;
}
