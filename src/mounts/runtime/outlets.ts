import { readDocument } from '../../api/browser/readDocument';
import { pageState } from '../../lib/pageState';
import { currentNotice } from '../../notifications/currentNotice';

const isMounted = (selector: string) => document.querySelector(`${selector}[data-mount-state]`) !== null;

const state = pageState(() => ({ mounted: 0 }));

/**
 * Adds to the number of rendered widgets. It includes widgets in shadow roots, which no selector finds (A2). A
 * notice that waits for the first of them gets its outlet.
 */
export function countMounted(by: 1 | -1): void {
  state().mounted += by;
  if (by === 1 && currentNotice.get()) addMissingOutlet('notification');
}

/**
 * Adds an outlet to the page if the page has none: a normal mount point, which the loader then finds (contract 3). Does
 * nothing if the page has unmounted all widgets.
 */
export function addMissingOutlet(name: 'notification' | 'loading'): void {
  if (isMounted(`[data-mount="${name}"]`) || !(isMounted('') || state().mounted > 0)) return;
  const outlet = document.createElement('div');
  outlet.setAttribute('data-mount', name);
  // The loader finds the element later: until then, a second call must know of it.
  outlet.setAttribute('data-mount-state', 'loading');
  readDocument('body')?.appendChild(outlet);
}

/** Adds an outlet for notices, if the page has none, when a notice is to be shown. */
export function addOutletForNotices(): void {
  currentNotice.subscribe(() => {
    if (currentNotice.get()) addMissingOutlet('notification');
  });
}
