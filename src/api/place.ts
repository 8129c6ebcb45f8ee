/** Where the visitor is: the page's path, and what stands behind it from `#` on. */
export function pagePlace(): string {
  return location.pathname + location.hash;
}

/** Tells when the place changes without a page being loaded; the answer unsubscribes. */
export function onPlace(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  window.addEventListener('popstate', listener);
  return () => {
    window.removeEventListener('hashchange', listener);
    window.removeEventListener('popstate', listener);
  };
}
