/** What a browser acts on by itself when it is pressed, and passes on to nothing around it. */
const active = '[type="submit"], [type="checkbox"], [type="radio"]';

/**
 * Keeps a link or label that the page has put around a mount point from taking a press on a control inside for its own
 * (A2). The answer ends that.
 */
export function keepPresses(element: Element): () => void {
  const onClick = (event: Event) => {
    const control = (event.target as Element).closest('button, input, select');
    if (control && element.contains(control) && !control.matches(active)) event.preventDefault();
  };
  element.addEventListener('click', onClick);
  return () => element.removeEventListener('click', onClick);
}
