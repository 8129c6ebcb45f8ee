import { parseParameterName } from './address';

/** Parameter names that grant access, identify a person or reveal where the visitor was going (F2). */
const secretNames =
  /token|passw|secret|^(auth_?code|code|state|nonce|jwt|sig(nature)?|ticket|pin|sid|session(_?id)?|user(_?name|_?id)?|(open|union)id|phone(_?number)?|mobile|e-?mail|card(_?number)?|redirect_?ur[il])$/i;
/** Parameter names that advertisers, search engines, mailings and WeChat add to track a link. */
const trackingNames =
  /^(utm_.*|spm|scm|gclid|gclsrc|dclid|[gw]braid|fbclid|msclkid|yclid|ttclid|twclid|igshid|mc_[ce]id|_ga|_gl|_hs.*|bd_vid|qz_gdt|isappinstalled)$/i;
/** A hash that is a route or an anchor of the page. Any other hash may hold anything. */
const routeHash = /^#[\p{L}\p{N}\-._~!/]+$/u;
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
  const isKept = (name: string) => !secretNames.test(name) && !trackingNames.test(name);
  const pairs = search.slice(1).split('&');
  const kept = pairs.filter((pair) => pair !== '' && isKept(parseParameterName(pair))).join('&');
  return kept && `?${kept}`;
}

/** Removes the part of a hash from `?` on, and the whole hash when it is no route or names a secret. */
function cleanHash(hash: string): string {
  const [route = ''] = hash.split('?');
  try {
    const readable = decodeURIComponent(route);
    return routeHash.test(readable) && !secretNames.test(readable) ? route : '';
  } catch {
    return '';
  }
}

/**
 * Returns the current URL of this page for sharing: the canonical URL, else that of the address bar, without secrets
 * and tracking. The hash comes from the address bar, as it holds the route. At most 512 characters (I6).
 */
export function getShareUrl(): string {
  const { origin, pathname, search } = readCanonicalUrl() ?? location;
  const page = origin + pathname;
  const candidates = [page + cleanSearch(search) + cleanHash(location.hash), page, `${origin}/`];
  return candidates.find((url) => url.length <= maxLength)!;
}
