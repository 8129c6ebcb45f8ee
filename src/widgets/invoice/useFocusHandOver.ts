import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Goes on, where a control went away with the focus on it, with what took its place. */
export function useFocusHandOver(place: RefObject<HTMLElement | null>, phase: string): void {
  const seen = useRef(phase);
  useLayoutEffect(() => {
    if (seen.current === phase) return;
    seen.current = phase;
    const { activeElement, body } = document;
    if (activeElement && activeElement !== body) return;
    place.current?.querySelector<HTMLElement>('button, [tabindex]')?.focus();
  }, [phase, place]);
}
