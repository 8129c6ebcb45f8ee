// Writes prerendered markup into a page, in Node. Any server can do the same: it only reads files of dist/.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the links for the head and the mount points of a page, for widgets that stand on it once each. `fallbacks`
 * holds their fallback content as HTML, by name.
 */
export function renderWidgets({ dist, base, url, cookies, names, fallbacks = {} }) {
  const { widgets, firstCall, prerendered } = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8'));
  const { pathname, searchParams } = new URL(url);
  const locale = /^\/en(\/|$)/.test(pathname) ? 'en' : 'zh';
  const path = pathname.replace(/^\/en(?=\/|$)/, '').replace(/\/$/, '');
  const isSignedIn = cookies['login-status'] === 'true';

  const markupOf = (name) => {
    const row = prerendered[name];
    const { signedIn, query = [], paths = [] } = row?.except ?? {};
    const isLeftOut =
      !row || (signedIn && isSignedIn) || query.some((key) => searchParams.has(key)) || paths.includes(path);
    return isLeftOut ? '' : readFileSync(join(dist, row[locale]), 'utf8');
  };
  const renderMountPoint = (name) => {
    const markup = markupOf(name);
    const fallback = fallbacks[name] ?? '';
    const noscript = markup && fallback && `<noscript>${fallback}</noscript>`;
    return `<div data-mount="${name}">${markup || fallback}</div>${noscript}`;
  };
  const linkTo = (file) =>
    file.endsWith('.css')
      ? `<link rel="stylesheet" href="${base}${file}">`
      : `<link rel="preload" as="script" fetchpriority="low" href="${base}${file}">`;

  // A misspelt name has no files. On the page, the loader warns about it.
  const files = new Set([...names.flatMap((name) => widgets[name]?.[locale] ?? []), ...(isSignedIn ? firstCall : [])]);
  return {
    lang: locale === 'en' ? 'en' : 'zh-CN',
    head: [...files].map(linkTo).join('\n'),
    mountPoints: Object.fromEntries(names.map((name) => [name, renderMountPoint(name)])),
  };
}
