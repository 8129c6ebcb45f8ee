const keys = ['ArrowDown', 'ArrowUp', 'Home', 'End'];

/** The link that a key leads to from where the focus is; from the button, down is the first and up the last. */
function destination(key: string, links: readonly HTMLElement[], from: number): HTMLElement | undefined {
  const last = links.length - 1;
  if (key === 'ArrowDown') return links[from === last ? 0 : from + 1];
  if (key === 'ArrowUp') return links[from <= 0 ? last : from - 1];
  return links[key === 'Home' ? 0 : last];
}

/** Moves the focus among the links of a menu, round and round (P-24); answers whether the key was one for that. */
export function moveFocus(menu: HTMLElement, key: string): boolean {
  if (keys.indexOf(key) < 0) return false;
  const links = [...menu.querySelectorAll<HTMLElement>('ul a')];
  destination(key, links, links.indexOf(document.activeElement as HTMLElement))?.focus();
  return true;
}
