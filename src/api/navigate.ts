import { queryValue } from './address';
import { config } from './config';
import { allowedRedirect } from './redirect';

/** An address of the site, whatever `<base href>` the page has (M4). */
export function siteUrl(path: `/${string}`): string {
  return location.origin + path;
}

/** Leaves for a path of the site. */
export function goTo(path: `/${string}`): void {
  location.assign(siteUrl(path));
}

/** The address that `redirectURL` names, if rule R allows it, else that of the fallback. */
export function redirectOr(fallback: `/${string}`): string {
  return allowedRedirect(queryValue('redirectURL'), location, config().redirectOrigins) ?? siteUrl(fallback);
}

/** Leaves for `redirectOr`, and leaves no history entry behind. */
export function goToRedirectOr(fallback: `/${string}`): void {
  location.replace(redirectOr(fallback));
}
