// Writes prerendered markup into a page, in Node. Any server can do the same: it only reads files of dist/.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the links for the head and the mount points of a page, for widgets that stand on it once each. */
export function renderWidgets({ dist, base, url, cookies, names }) {
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
  const linkTo = (file) =>
    file.endsWith('.css')
      ? `<link rel="stylesheet" href="${base}${file}">`
      : `<link rel="preload" as="script" fetchpriority="low" href="${base}${file}">`;

  const files = new Set([...names.flatMap((name) => widgets[name][locale]), ...(isSignedIn ? firstCall : [])]);
  return {
    lang: locale === 'en' ? 'en' : 'zh-CN',
    head: [...files].map(linkTo).join('\n'),
    mountPoints: Object.fromEntries(names.map((name) => [name, `<div data-mount="${name}">${markupOf(name)}</div>`])),
  };
}
