import { useInsertionEffect, useRef } from 'react';

/**
 * Returns a ref with the value of the last committed render, for callbacks that run long after a render. Do not read it
 * while rendering.
 */
export function useLatest<T>(value: T): { readonly current: T } {
  const latest = useRef(value);
  // Runs before all other effects; an effect of a child may call back at once.
  useInsertionEffect(() => {
    latest.current = value;
  });
  return latest;
}
