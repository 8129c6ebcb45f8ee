import { atSite, queryValue } from './address';
import { config } from './config';
import { allowedRedirect } from './redirect';

/**
 * An address of the site, whatever `<base href>` the page has (M4). One that names a part of this very page differs from
 * the page's own by its hash alone, so that nothing is loaded anew.
 */
export function siteUrl(path: `/${string}`): string {
  const at = path.indexOf('#');
  const target = path.slice(0, at);
  const isHere = at > 0 && (location.pathname === target || `${location.pathname}/` === target);
  return atSite(isHere ? location.pathname + location.search + path.slice(at) : path);
}

/** Leaves for a path of the site. */
export function goTo(path: `/${string}`): void {
  location.assign(siteUrl(path));
}

/** What the page was given as `redirectURL`; null where rule R does not allow it. */
function allowedHere(): { readonly given: string; readonly url: string } | null {
  const given = queryValue('redirectURL');
  const url = allowedRedirect(given, location, config().redirectOrigins);
  return given === null || url === null ? null : { given, url };
}

/** `redirectURL` for another page to follow: as it was given, if rule R allows it, else the fallback. */
export function redirectAsGiven(fallback: `/${string}`): string {
  return allowedHere()?.given ?? fallback;
}

/** The address that `redirectURL` names, if rule R allows it, else that of the fallback. */
export function redirectOr(fallback: `/${string}`): string {
  return allowedHere()?.url ?? siteUrl(fallback);
}

/** Leaves for `redirectOr`, and leaves no history entry behind. */
export function goToRedirectOr(fallback: `/${string}`): void {
  location.replace(redirectOr(fallback));
}
