import { type FocusEvent, useRef } from 'react';

/**
 * Remembers which element had the focus before it moved into another one. Returns the `onFocus` of the latter, and a
 * function that moves the focus back when it is removed.
 */
export function useLastFocused() {
  const lastFocused = useRef<EventTarget | null>(null);
  return {
    onFocus({ currentTarget, relatedTarget }: FocusEvent) {
      if (!currentTarget.contains(relatedTarget)) lastFocused.current = relatedTarget;
    },
    restoreFocus() {
      if (lastFocused.current instanceof HTMLElement) lastFocused.current.focus();
    },
  };
}
