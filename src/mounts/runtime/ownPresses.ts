/** What the browser acts on by itself when it is pressed, and passes on to nothing around it. */
const active = 'a, label, select, [type="submit"], [type="checkbox"], [type="radio"]';

/**
 * Keeps a link or label that the page has put around a mount point from taking what is pressed inside for its own (A2).
 * The answer ends that.
 */
export function keepPresses(element: Element): () => void {
  const onClick = (event: Event) => {
    const nearest = (event.target as Element).closest(active);
    if (nearest && !element.contains(nearest)) event.preventDefault();
  };
  element.addEventListener('click', onClick);
  return () => element.removeEventListener('click', onClick);
}
