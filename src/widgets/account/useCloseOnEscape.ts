import { useEffect } from 'react';
import { focusedBeside, isFocusLost } from '../../api/browser/focus';
import type { Disclosure } from './useDisclosure';

/**
 * Closes an open disclosure on Escape and focuses its button, unless another element of the page has the focus (P-24).
 */
export function useCloseOnEscape({ root, button, openFor, close }: Disclosure): void {
  const isOpen = openFor !== null;
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      // Some browsers do not focus a clicked button: the body then has the focus.
      if (!isFocusLost() && !root.current?.contains(focusedBeside(root.current))) return;
      // One Escape closes one thing: a notice stays.
      event.preventDefault();
      close();
      button.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen, root, button, close]);
}
