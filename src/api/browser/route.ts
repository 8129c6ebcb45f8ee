/** Returns the path and hash of the current page. */
export function currentRoute(): string {
  return location.pathname + location.hash;
}

/** Calls the listener when the route changes without a page load. Returns a function that unsubscribes. */
export function onRouteChange(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  window.addEventListener('popstate', listener);
  return () => {
    window.removeEventListener('hashchange', listener);
    window.removeEventListener('popstate', listener);
  };
}
