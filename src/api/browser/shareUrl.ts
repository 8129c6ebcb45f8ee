import { parseParameterName, parseParameterValue } from './address';
import { cleanHash } from './route';

/** Parameters that may hold a secret or name a visitor, and those of this site's own pages (F2, domain 7). */
const secretName =
  /token|code|user|redirect|pass|secret|session|auth|mail|phone|mobile|card|member|customer|invite|^(pin|sid|key|state|nonce|sign|openid|unionid|widgets)$/i;
/** Parameters by which advertisers, statistics and WeChat follow a link. */
const trackingName = /^(utm_|pk_|mtm_|mc_|gad_|bd_|_g|spm$|scm$|from$|isappinstalled$|nsukey$)|clid$/i;
/** Any other characters may hide one of these names. */
const plainName = /^[\w.-]{1,32}$/;
/** The number of a page, or a few short words. Other values may be a token, a mobile number or a card number. */
const plainValue = /^(\d{1,10}|(?!(\D*\d){6})[\p{L}\p{N} ._-]{1,32})$/u;
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
  const isKept = (pair: string) => {
    const name = parseParameterName(pair);
    const isHarmless = plainName.test(name) && !secretName.test(name) && !trackingName.test(name);
    return isHarmless && plainValue.test(parseParameterValue(pair));
  };
  const kept = search.slice(1).split('&').filter(isKept).join('&');
  return kept && `?${kept}`;
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
