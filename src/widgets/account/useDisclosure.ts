import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { focusedBeside, isFocusLost } from '../../api/browser/focus';
import type { Audience } from './accountPages';

/** A button, and the content that it shows and hides. */
export interface Disclosure {
  /** The element that holds the button and the content. */
  readonly root: RefObject<HTMLDivElement | null>;
  readonly button: RefObject<HTMLButtonElement | null>;
  /** The audience whose content is open; null while it is closed. */
  readonly openFor: Audience | null;
  readonly open: () => void;
  readonly close: () => void;
  /** Closes the content when the visitor follows a link in it, which may lead to another route of the same page. */
  readonly leave: () => void;
}

/**
 * Returns the state of a disclosure. It closes when the visitor signs in or out, as its content was for another
 * audience; a focus inside moves to the button.
 */
export function useDisclosure(audience: Audience): Disclosure {
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [openFor, setOpenFor] = useState<Audience | null>(null);
  const open = useCallback(() => setOpenFor(audience), [audience]);
  const close = useCallback(() => setOpenFor(null), []);
  const leave = useCallback(() => {
    setOpenFor(null);
    // Chromium takes the focus from a link to a hash, but only after the route has changed.
    setTimeout(() => {
      if (isFocusLost()) button.current?.focus();
    });
  }, []);
  useLayoutEffect(() => {
    if (openFor === null || openFor === audience) return;
    if (root.current?.contains(focusedBeside(root.current))) button.current?.focus();
    setOpenFor(null);
  }, [openFor, audience]);
  return { root, button, openFor, open, close, leave };
}
