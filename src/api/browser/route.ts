import { hasSixDigits } from '../../lib/hasSixDigits';
import { parseParameterName, parseParameterValue } from './address';

/** Words in a hash that grant access. A route may end in `password`: no value follows. */
const secretWords = /token|passw(?!ord$)|secret/i;
/** A hash that is a route or an anchor of the page. Any other hash may hold anything. */
const routeHash = /^#[\p{L}\p{N}\-._~!/]+$/u;

/** Parameters that may hold a secret or name a visitor, and those of this site's own pages (F2, domain 7). */
const secretName =
  /token|code|user|redirect|pass|secret|session|auth|mail|phone|mobile|card|member|customer|invite|^(pin|sid|key|state|nonce|sign|openid|unionid|widgets)$/i;
/** Parameters by which advertisers, statistics and WeChat follow a link. */
const trackingName = /^(utm_|pk_|mtm_|mc_|gad_|bd_|_g|spm$|scm$|from$|isappinstalled$|nsukey$)|clid$/i;
/** Any other characters may hide one of these names. */
const plainName = /^[\w.-]{1,32}$/;
/** The number of a page, or a few short words. Other values may be a token, a mobile number or a card number. */
const plainValue = /^(\d{1,10}|(?!(\D*\d){6})[\p{L}\p{N} ._-]{1,32})$/u;

/** Returns the path and hash of the current page. */
export function currentRoute(): string {
  return location.pathname + location.hash;
}

/**
 * Calls the listener when the route changes without a page load, or may have. Returns a function that unsubscribes.
 * Some routers of host pages change the hash by `pushState`: only browsers with the Navigation API report that.
 */
export function onRouteChange(listener: () => void): () => void {
  const { navigation } = window as Partial<Pick<Window, 'navigation'>>;
  window.addEventListener('hashchange', listener);
  window.addEventListener('popstate', listener);
  navigation?.addEventListener('currententrychange', listener);
  return () => {
    window.removeEventListener('hashchange', listener);
    window.removeEventListener('popstate', listener);
    navigation?.removeEventListener('currententrychange', listener);
  };
}

/**
 * Removes the part of a hash from `?` on, and the whole hash when it is no route, or has six digits or a word that
 * grants access.
 */
export function cleanHash(hash: string): string {
  const [route = ''] = hash.split('?');
  try {
    const readable = decodeURIComponent(route);
    return routeHash.test(readable) && !secretWords.test(readable) && !hasSixDigits(readable) ? route : '';
  } catch {
    return '';
  }
}

/** Removes the parameters of a query that may be secret, name a visitor or follow the visitor's way. */
export function cleanSearch(search: string): string {
  const isKept = (pair: string) => {
    const name = parseParameterName(pair);
    const isHarmless = plainName.test(name) && !secretName.test(name) && !trackingName.test(name);
    return isHarmless && plainValue.test(parseParameterValue(pair));
  };
  const kept = search.slice(1).split('&').filter(isKept).join('&');
  return kept && `?${kept}`;
}
