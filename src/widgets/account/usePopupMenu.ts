import { useEffect } from 'react';
import { moveFocus } from './moveFocus';
import { useCloseOnEscape } from './useCloseOnEscape';
import type { Disclosure } from './useDisclosure';

/**
 * Makes a disclosure behave like a popup: Escape closes it, arrow keys, Home and End move the focus, and a click or a
 * focus outside closes it (P-24).
 */
export function usePopupMenu(disclosure: Disclosure): void {
  const { root, openFor, close } = disclosure;
  useCloseOnEscape(disclosure);
  const isOpen = openFor !== null;
  useEffect(() => {
    if (!isOpen) return undefined;
    // In a shadow root, the target of an event is its host for the document.
    const isInside = (event: Event) => root.current !== null && event.composedPath().indexOf(root.current) >= 0;
    const closeIfOutside = (event: Event) => {
      if (!isInside(event)) close();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (root.current && isInside(event) && moveFocus(root.current, event.key)) event.preventDefault();
    };
    // Some phones send no mouse events for a tap on plain text.
    const outsideEvents = ['mousedown', 'touchstart', 'focusin'] as const;
    document.addEventListener('keydown', onKeyDown);
    for (const type of outsideEvents) document.addEventListener(type, closeIfOutside);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      for (const type of outsideEvents) document.removeEventListener(type, closeIfOutside);
    };
  }, [isOpen, root, close]);
}
