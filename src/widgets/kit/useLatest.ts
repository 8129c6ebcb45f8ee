import { useInsertionEffect, useRef } from 'react';

/**
 * What a value is in the render that is on the page now, for what is called long after its own: an answer, a provider's
 * callback, a leave. Not to be read while rendering.
 */
export function useLatest<T>(value: T): { readonly current: T } {
  const latest = useRef(value);
  // Before any other effect, also one of a child that calls back at once.
  useInsertionEffect(() => {
    latest.current = value;
  });
  return latest;
}
