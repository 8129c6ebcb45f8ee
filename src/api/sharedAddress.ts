import { nameIn } from './address';

/** What lets its reader act as somebody, or tells who somebody is and where they were going (F2, domain 7). */
const secret =
  /token|passw|secret|^(auth_?code|code|state|nonce|jwt|sig(nature)?|ticket|pin|sid|session(_?id)?|user(_?name|_?id)?|(open|union)id|phone(_?number)?|mobile|e-?mail|card(_?number)?|redirect_?ur[il])$/i;
/** What advertisers, search engines, mailings and WeChat add to a link in order to follow it. */
const tracking =
  /^(utm_.*|spm|scm|gclid|gclsrc|dclid|[gw]braid|fbclid|msclkid|yclid|ttclid|twclid|igshid|mc_[ce]id|_ga|_gl|_hs.*|bd_vid|qz_gdt|isappinstalled)$/i;
/** A route or a place on the page; what else a hash may hold, nobody can tell. */
const place = /^#[\p{L}\p{N}\-._~!/]+$/u;
/** Characters; with more of them the dots of a QR code are too fine for a phone to tell apart. */
const longest = 512;

/** What the page itself calls its address, if that is one of this site. */
function canonical(): URL | null {
  const href = document.querySelector('link[rel~="canonical"]')?.getAttribute('href');
  if (!href) return null;
  try {
    const url = new URL(href, location.href);
    // A blob has the origin of the page that made it (M11).
    return url.origin === location.origin && url.protocol === location.protocol ? url : null;
  } catch {
    return null;
  }
}

function cleanedSearch(search: string): string {
  const isKept = (name: string) => !secret.test(name) && !tracking.test(name);
  const pairs = search.slice(1).split('&');
  const kept = pairs.filter((pair) => pair !== '' && isKept(nameIn(pair))).join('&');
  return kept && `?${kept}`;
}

/** The part of a hash that names a place: without what follows a `?` in it, and nothing of one that holds values. */
function cleanedHash(hash: string): string {
  const [start = ''] = hash.split('?');
  try {
    const readable = decodeURIComponent(start);
    return place.test(readable) && !secret.test(readable) ? start : '';
  } catch {
    return '';
  }
}

/**
 * The address of this page as it may be passed on (I6): the canonical one, else that of the address bar, with the hash of
 * the address bar, as it tells which of a page's views is open; no secrets, no tracking. Read anew each time.
 */
export function sharedAddress(): string {
  const { origin, pathname, search } = canonical() ?? location;
  const page = origin + pathname;
  const addresses = [page + cleanedSearch(search) + cleanedHash(location.hash), page, `${origin}/`];
  return addresses.find((address) => address.length <= longest)!;
}
