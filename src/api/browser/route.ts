/** Words in a hash that grant access. A route may end in `password`: no value follows. */
const secretWords = /token|passw(?!ord$)|secret/i;
/** A hash that is a route or an anchor of the page. Any other hash may hold anything. */
const routeHash = /^#[\p{L}\p{N}\-._~!/]+$/u;

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
    return routeHash.test(readable) && !secretWords.test(readable) && !/(\d\D*){6}/.test(readable) ? route : '';
  } catch {
    return '';
  }
}
