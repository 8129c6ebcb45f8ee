import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Audience } from './accountPages';

/** What a button shows and hides below it. */
export interface Disclosure {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly button: RefObject<HTMLButtonElement | null>;
  /** For whom it is open; null while it is closed. */
  readonly openFor: Audience | null;
  readonly open: () => void;
  readonly close: () => void;
}

/**
 * Open for somebody, or closed. When somebody signs in or out, what is open was for somebody else: it closes, and the
 * focus that was in it goes to the button.
 */
export function useDisclosure(audience: Audience): Disclosure {
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [openFor, setOpenFor] = useState<Audience | null>(null);
  const open = useCallback(() => setOpenFor(audience), [audience]);
  const close = useCallback(() => setOpenFor(null), []);
  useLayoutEffect(() => {
    if (openFor === null || openFor === audience) return;
    if (root.current?.contains(document.activeElement)) button.current?.focus();
    setOpenFor(null);
  }, [openFor, audience]);
  return { root, button, openFor, open, close };
}
