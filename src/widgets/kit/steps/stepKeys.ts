import { pageState } from '../../../lib/pageState';

/** The keys of the mounted widgets. */
const takenKeys = pageState(() => new Set<string>());

/**
 * Returns a key for a widget in history entries: the name of its mount point and its position among those of that name,
 * which a reload usually does not change. The mount point keeps it until `releaseStepKey`, although others are inserted
 * above it; one that finds its key taken, such as in another shadow root, gets the next free one.
 */
export function claimStepKey(element: Element): string {
  const name = element.getAttribute('data-mount') ?? '';
  const root = element.getRootNode() as ParentNode;
  const namesakes = [...root.querySelectorAll('[data-mount]')].filter(
    (other) => other.getAttribute('data-mount') === name,
  );
  let position = namesakes.indexOf(element);
  while (takenKeys().has(`${name}.${position}`)) position += 1;
  const key = `${name}.${position}`;
  takenKeys().add(key);
  return key;
}

/** Frees the key of a widget that has unmounted. */
export function releaseStepKey(key: string): void {
  takenKeys().delete(key);
}
