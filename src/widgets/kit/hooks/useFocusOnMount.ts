import { type RefObject, useEffect, useRef } from 'react';

/** Returns a ref to an element that takes the focus on mount, for content that replaces the focused control. */
export function useFocusOnMount<E extends HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => element.current?.focus(), []);
  return element;
}
