import type { Locale } from './words';

/** Query parameters that never go from one page to another. */
export const secretParameters: readonly string[] = ['token', 'phoneToken', 'code'];

/** The locale that a path names, and the path without it: `/en/apps/` is `/apps` in English. */
export function readPath(pathname: string): { locale: Locale; path: string } {
  const clean = `/${pathname.split('/').filter(Boolean).join('/')}`;
  if (clean === '/en' || clean.startsWith('/en/')) {
    return { locale: 'en', path: clean.slice('/en'.length) || '/' };
  }
  return { locale: 'zh', path: clean };
}

/** The address of a page in a locale: Chinese has no prefix. */
export function localPath(locale: Locale, path: string): string {
  if (locale === 'zh') {
    return path;
  }
  return path === '/' ? '/en' : `/en${path}`;
}

/** The same page in the other language: path and query are kept, secrets are not. */
export function switchedUrl(locale: Locale, path: string, query: string): string {
  const parameters = new URLSearchParams(query);
  for (const name of secretParameters) {
    parameters.delete(name);
  }
  const kept = parameters.toString();
  return localPath(locale === 'zh' ? 'en' : 'zh', path) + (kept === '' ? '' : `?${kept}`);
}
