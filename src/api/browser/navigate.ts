import { pageState } from '../../lib/pageState';
import { absoluteUrl, pagePath, readQueryParameter } from './address';
import { config } from './config';
import { resolveRedirect } from './redirect';
import { cleanHash, cleanSearch } from './route';

/** Pages of the sign-in itself: a sign-in does not return to them. */
const noReturnPath = /^(\/en)?\/account\/(register|register_ccc|forgot-password|reset-password|phone-validate)\/?$/;

/**
 * Returns the absolute URL of a path of the site. For a hash of the current page, the URL differs from the page's own
 * only by that hash, so that the browser does not reload the page. A `<base href>` of the page has no effect (M4).
 */
export function siteUrl(path: `/${string}`): string {
  const [pathname = ''] = path.split('#', 1);
  const hash = path.slice(pathname.length);
  const isThisPage = location.pathname === pathname || `${location.pathname}/` === pathname;
  return absoluteUrl(isThisPage && hash !== '' ? location.pathname + location.search + hash : path);
}

/** When the widgets last navigated, in milliseconds since the page was opened. */
const lastNavigation = pageState(() => ({ time: Number.NEGATIVE_INFINITY }));
/** Milliseconds within which the browser has started to leave the page. */
const leaveTime = 1000;

/** Records that the widgets navigate, not the visitor: a redirect asks nothing (A-41). */
export function startNavigation(): void {
  lastNavigation().time = performance.now();
}

/** Returns true while the browser starts to leave the page because the widgets navigate. */
export function isNavigating(): boolean {
  return performance.now() - lastNavigation().time < leaveTime;
}

/** Navigates to a path of the site. */
export function goTo(path: `/${string}`): void {
  startNavigation();
  location.assign(siteUrl(path));
}

/** Loads the current page again. */
export function reloadPage(): void {
  location.reload();
}

function replaceUrl(url: string): void {
  startNavigation();
  location.replace(url);
}

/** Navigates to a path of the site. The current page leaves no history entry. */
export function replacePage(path: `/${string}`): void {
  replaceUrl(siteUrl(path));
}

/** Returns the page's `redirectURL`, as given and as an absolute URL; null when rule R forbids it. */
function readRedirect(): { readonly given: string; readonly url: string } | null {
  const given = readQueryParameter('redirectURL');
  const url = resolveRedirect(given, location, config().redirectOrigins);
  return given === null || url === null ? null : { given, url };
}

/**
 * Returns the path of this page with its route in the hash; a hash that is no route may hold anything and is left out.
 */
const routeWithoutSecrets = () => pagePath() + cleanHash(location.hash);

/**
 * Returns the path of this page, for a page that leads back here. Carries on the `redirectURL` of this page unless rule
 * R forbids it.
 */
export function getPathWithRedirect(): string {
  const redirect = readRedirect();
  return redirect ? `${pagePath()}?${new URLSearchParams({ redirectURL: redirect.given })}` : routeWithoutSecrets();
}

/** Returns the path of this page with its query and route; null for a page that a sign-in need not lead back to. */
function returnPath(): string | null {
  const search = cleanSearch(location.search);
  // A query can tell the pages of a CMS apart, such as `/?p=12`.
  const isHome = /^\/(en\/?)?$/.test(pagePath()) && search === '';
  return isHome || noReturnPath.test(pagePath()) ? null : pagePath() + search + cleanHash(location.hash);
}

/**
 * Returns the URL of the sign-in page, with a `redirectURL` that leads back to this page and its route. On a page with
 * a `redirectURL` of its own, that one is carried on.
 */
export function signInUrl(path: `/${string}`): string {
  const [pathname, hash] = path.split('#');
  const isSignInPage = pagePath() === pathname;
  const target = readRedirect()?.given ?? (isSignInPage ? routeWithoutSecrets() : returnPath());
  const isAccountHome = target?.replace(/#\/?$/, '') === pathname;
  const isAllowed = resolveRedirect(target, location, config().redirectOrigins) !== null;
  if (target === null || isAccountHome || !isAllowed) return siteUrl(path);
  const query = new URLSearchParams({ redirectURL: target });
  return absoluteUrl(`${pathname}?${query}${hash === undefined ? '' : `#${hash}`}`);
}

/** Navigates to `redirectURL`, or to `fallback` when rule R forbids it. The current page leaves no history entry. */
export function goToRedirect(fallback: `/${string}`): void {
  replaceUrl(readRedirect()?.url ?? siteUrl(fallback));
}

/** Navigates to `redirectURL` like `goToRedirect`; the visitor stays when rule R forbids it. */
export function followRedirect(): void {
  const redirect = readRedirect();
  if (redirect) replaceUrl(redirect.url);
}
