import { useEffect } from 'react';
import { moveFocus } from './moveFocus';
import type { Disclosure } from './useDisclosure';
import { useEscape } from './useEscape';

/**
 * The behaviour of a menu that lies above the page: Escape closes it and returns to its button, arrows, Home and End move
 * in it, and it closes when the visitor turns to anything else by pointer or focus (P-24).
 */
export function usePopupKeys(disclosure: Disclosure): void {
  const { root, openFor, close } = disclosure;
  useEscape(disclosure);
  const isOpen = openFor !== null;
  useEffect(() => {
    if (!isOpen) return undefined;
    const isInside = ({ target }: Event) => target instanceof Node && root.current?.contains(target) === true;
    const turnAway = (event: Event) => {
      if (!isInside(event)) close();
    };
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (root.current && isInside(event) && moveFocus(root.current, event.key)) event.preventDefault();
    };
    // Touch besides mouse: a tap on plain text is no click on some phones.
    const ways = ['mousedown', 'touchstart', 'focusin'] as const;
    document.addEventListener('keydown', press);
    for (const way of ways) document.addEventListener(way, turnAway);
    return () => {
      document.removeEventListener('keydown', press);
      for (const way of ways) document.removeEventListener(way, turnAway);
    };
  }, [isOpen, root, close]);
}
