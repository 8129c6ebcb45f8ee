import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/**
 * Returns a value that the page has from the start and keeps, such as a part of its configuration. Prerendered markup
 * does not know the page, so hydration starts from `prerendered`.
 */
export function usePageValue<Value>(read: () => Value, prerendered: Value): Value {
  return useSyncExternalStore(subscribeToNothing, read, () => prerendered);
}
