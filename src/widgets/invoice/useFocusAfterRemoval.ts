import { type RefObject, useLayoutEffect, useRef } from 'react';
import { isFocusLost } from '../../api/browser/focus';

/**
 * Moves the focus to the first control of the container when a new phase has removed the focused one. The focus stays
 * where it is if the visitor has moved it elsewhere.
 */
export function useFocusAfterRemoval(container: RefObject<HTMLElement | null>, phase: string): void {
  const lastPhase = useRef(phase);
  useLayoutEffect(() => {
    if (lastPhase.current === phase) return;
    lastPhase.current = phase;
    if (!isFocusLost()) return;
    container.current?.querySelector<HTMLElement>('button, [tabindex]')?.focus();
  }, [phase, container]);
}
