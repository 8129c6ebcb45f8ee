import { type RefObject, useEffect, useRef } from 'react';

/** For what took a form's place: it takes the focus as it comes, since the control that had it has gone. */
export function useArrivalFocus<E extends HTMLElement>(): RefObject<E | null> {
  const arriving = useRef<E>(null);
  useEffect(() => arriving.current?.focus(), []);
  return arriving;
}
