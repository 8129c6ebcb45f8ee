const buttonsIn = (element: Element) => [...element.querySelectorAll('button')];
const isMarked = (button: Element) => button.getAttribute('aria-busy') === 'true';

/** Removes the loader's mark, so that the button has the attributes that React renders. */
function unmark(button: Element): void {
  if (button.hasAttribute('aria-disabled')) button.setAttribute('aria-busy', 'false');
  else button.removeAttribute('aria-busy');
}

/**
 * Remembers the button that the visitor clicked before hydration and that the loader has marked. Call the returned
 * function at React's first commit, before the widget can mark a button as busy. It returns that button, or the button
 * that React rendered in its place; null if none was clicked.
 */
export function preserveEarlyClick(element: Element): () => HTMLElement | null {
  const before = buttonsIn(element);
  return () => {
    const at = before.findIndex(isMarked);
    const clicked = before[at];
    if (!clicked) return null;
    unmark(clicked);
    return clicked.isConnected ? clicked : (buttonsIn(element)[at] ?? null);
  };
}
