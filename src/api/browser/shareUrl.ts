import { cleanHash, cleanSearch } from './route';

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

/**
 * Returns the current URL of this page for sharing: the canonical URL, else that of the address bar, without
 * parameters that may be secret or follow the visitor. The hash comes from the address bar, as it holds the route. At
 * most 512 characters (I6).
 */
export function getShareUrl(): string {
  const { origin, pathname, search } = readCanonicalUrl() ?? location;
  const page = origin + pathname;
  const candidates = [page + cleanSearch(search) + cleanHash(location.hash), page, `${origin}/`];
  return candidates.find((url) => url.length <= maxLength)!;
}
