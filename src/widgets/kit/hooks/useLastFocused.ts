import { type FocusEvent, useRef } from 'react';

/**
 * Remembers which element had the focus before it moved into a part of the page. Returns the `onFocus` of this part, and
 * a function that moves the focus back when the part is removed.
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
