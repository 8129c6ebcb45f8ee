import { useEffect } from 'react';
import type { Disclosure } from './useDisclosure';

/** Escape closes what is open and returns to its button (P-24), unless it is pressed in something else on the page. */
export function useEscape({ root, button, openFor, close }: Disclosure): void {
  const isOpen = openFor !== null;
  useEffect(() => {
    if (!isOpen) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      // Some browsers do not focus a button that is clicked: the key then comes from the page itself.
      const { activeElement } = document;
      const isElsewhere = activeElement !== null && activeElement !== document.body;
      if (isElsewhere && !root.current?.contains(activeElement)) return;
      close();
      button.current?.focus();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOpen, root, button, close]);
}
