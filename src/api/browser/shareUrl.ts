import { parseParameterName, parseParameterValue } from './address';
import { cleanHash } from './route';

/** Parameters that select a page or a view of it in usual content management systems. All others are removed (F2). */
const allowedNames = ['id', 'p', 'page', 'page_id', 'lang', 'locale', 'category', 'tag', 'tab', 'sort', 'type'];
/** A short word. A longer value, or one of six digits, may be a token or identify a person. */
const plainValue = /^(?!(\D*\d){6})[\p{L}\p{N}_-]{1,32}$/u;
/** Characters; phones cannot scan the QR code of a longer URL. */
const maxLength = 512;

/** Returns the page's canonical URL, if it is one of this site. */
function readCanonicalUrl(): URL | null {
  const href = document.querySelector('link[rel~="canonical"]')?.getAttribute('href');
  if (!href) return null;
  try {
    const url = new URL(href, location.href);
    // The protocol is checked too, as a blob URL has the origin of its page (M11).
    return url.origin === location.origin && url.protocol === location.protocol ? url : null;
  } catch {
    return null;
  }
}

function cleanSearch(search: string): string {
  const isKept = (pair: string) =>
    allowedNames.includes(parseParameterName(pair)) && plainValue.test(parseParameterValue(pair));
  const kept = search.slice(1).split('&').filter(isKept).join('&');
  return kept && `?${kept}`;
}

/**
 * Returns the current URL of this page for sharing: the canonical URL, else that of the address bar, with only
 * allowed parameters. The hash comes from the address bar, as it holds the route. At most 512 characters (I6).
 */
export function getShareUrl(): string {
  const { origin, pathname, search } = readCanonicalUrl() ?? location;
  const page = origin + pathname;
  const candidates = [page + cleanSearch(search) + cleanHash(location.hash), page, `${origin}/`];
  return candidates.find((url) => url.length <= maxLength)!;
}
