/** Elements whose own default action replaces that of a link or label around them. */
const interactive = 'a, label, select, [type="submit"], [type="checkbox"], [type="radio"]';

/**
 * Prevents the default action of a link or label around a mount point when the visitor clicks inside the mount point
 * (A2). Returns a function that ends this.
 */
export function containClicks(element: Element): () => void {
  const onClick = (event: Event) => {
    const nearest = (event.target as Element).closest(interactive);
    if (nearest && !element.contains(nearest)) event.preventDefault();
  };
  element.addEventListener('click', onClick);
  return () => element.removeEventListener('click', onClick);
}
