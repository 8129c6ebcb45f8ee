import type { Locale } from './texts';

/** Query parameters that must not be passed on to another page. */
export const secretParameters: readonly string[] = ['token', 'phoneToken', 'code'];

/** Returns the locale of a path, and the path without locale prefix: `/en/apps/` is `/apps` in English. */
export function parsePath(pathname: string): { locale: Locale; path: string } {
  const clean = `/${pathname.split('/').filter(Boolean).join('/')}`;
  if (clean === '/en' || clean.startsWith('/en/')) {
    return { locale: 'en', path: clean.slice('/en'.length) || '/' };
  }
  return { locale: 'zh', path: clean };
}

/** Returns the path of a page in a locale. Chinese has no prefix. */
export function localizePath(locale: Locale, path: string): string {
  if (locale === 'zh') {
    return path;
  }
  return path === '/' ? '/en' : `/en${path}`;
}

/** Returns the URL of the same page in the other language: with path and query, without secret parameters. */
export function otherLanguageUrl(locale: Locale, path: string, query: string): string {
  const parameters = new URLSearchParams(query);
  for (const name of secretParameters) {
    parameters.delete(name);
  }
  const remaining = parameters.toString();
  return localizePath(locale === 'zh' ? 'en' : 'zh', path) + (remaining === '' ? '' : `?${remaining}`);
}
