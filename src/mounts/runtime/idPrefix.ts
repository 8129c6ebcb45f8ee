import { pageState } from '../../lib/pageState';

const state = pageState(() => ({ firstInUse: new Set<string>(), others: 1 }));

/** Returns the id prefix of prerendered markup. On a page, the first widget of its name has the same prefix. */
export const firstIdPrefix = (name: string) => `rw-${name}-`;

/** Reserves and returns an id prefix that no other widget of the page has. Free it when the widget is unmounted. */
export function takeIdPrefix(name: string): string {
  const { firstInUse } = state();
  const first = firstIdPrefix(name);
  if (firstInUse.has(first)) {
    state().others += 1;
    return `${first}${state().others}-`;
  }
  firstInUse.add(first);
  return first;
}

/** Makes a prefix available again. */
export function freeIdPrefix(prefix: string): void {
  state().firstInUse.delete(prefix);
}
