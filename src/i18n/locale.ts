export type Locale = 'zh' | 'en';

/** The language of a page by its path: English at `/en` and below it, else Chinese (M-core-01). */
export function localeOf(pathname: string): Locale {
  return /^\/en(\/|$)/.test(pathname) ? 'en' : 'zh';
}

/** A path of the site in the given language; Chinese has no prefix. */
export function localPath(path: `/${string}`, locale: Locale): `/${string}` {
  if (locale === 'zh') return path;
  return path === '/' ? '/en' : `/en${path}`;
}
