import { focusedBeside } from '../../api/browser/focus';

const keys = ['ArrowDown', 'ArrowUp', 'Home', 'End'];

/** Returns the link that a key moves to. `current` is -1 for the button: down is then the first link, up the last. */
function findTarget(key: string, links: readonly HTMLElement[], current: number): HTMLElement | undefined {
  const last = links.length - 1;
  if (key === 'ArrowDown') return links[current === last ? 0 : current + 1];
  if (key === 'ArrowUp') return links[current <= 0 ? last : current - 1];
  return links[key === 'Home' ? 0 : last];
}

/** Moves the focus among the links of a menu, in a circle. Returns false for a key that moves nothing (P-24). */
export function moveFocus(menu: HTMLElement, key: string): boolean {
  if (keys.indexOf(key) < 0) return false;
  const links = [...menu.querySelectorAll<HTMLElement>('ul a')];
  findTarget(key, links, links.indexOf(focusedBeside(menu) as HTMLElement))?.focus();
  return true;
}
