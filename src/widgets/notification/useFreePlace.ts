import { type RefObject, useLayoutEffect } from 'react';
import { readDocument } from '../../api/browser/readDocument';
import { findFreeBottom } from './findFreeBottom';

/** Returns the elements that the snackbar must not cover: the focused one, and the submit buttons of the forms. */
function findProtected(snackbar: HTMLElement): Element[] {
  const focused = readDocument('activeElement');
  const isControl = focused !== null && focused !== readDocument('body') && !snackbar.contains(focused);
  const submits = [...document.querySelectorAll('.rw-form [type="submit"]')];
  return isControl ? [focused, ...submits] : submits;
}

/**
 * Moves the snackbar up from the edge of the window, as long as it is visible: above the on-screen keyboard, the
 * focused control and each submit button that it would cover.
 */
export function useFreePlace(ref: RefObject<HTMLDivElement | null>, isVisible: boolean): void {
  useLayoutEffect(() => {
    const snackbar = ref.current;
    if (!snackbar || !isVisible) return undefined;
    const place = () => {
      // At the edge of the window, to read where that edge is.
      snackbar.style.bottom = '0';
      const { height, bottom } = snackbar.getBoundingClientRect();
      const notice = snackbar.querySelector('.rw-notice')?.getBoundingClientRect();
      if (!notice) return;
      const { offsetTop = 0, height: visibleHeight = bottom } = window.visualViewport ?? {};
      const rects = findProtected(snackbar)
        .map((element) => element.getBoundingClientRect())
        .filter(({ left, right }) => left < notice.right && right > notice.left);
      const free = findFreeBottom({ top: offsetTop, bottom: offsetTop + visibleHeight }, height, rects);
      snackbar.style.bottom = `${bottom - free}px`;
    };
    place();
    // The text may load later, and fonts or translations change its height.
    const observer = new MutationObserver(place);
    observer.observe(snackbar, { childList: true, characterData: true, subtree: true });
    const placeOnEvents: readonly (readonly [EventTarget | null, string])[] = [
      [window, 'scroll'],
      [window, 'resize'],
      [window, 'focusin'],
      [window.visualViewport, 'scroll'],
      [window.visualViewport, 'resize'],
    ];
    for (const [target, type] of placeOnEvents) target?.addEventListener(type, place, true);
    return () => {
      observer.disconnect();
      for (const [target, type] of placeOnEvents) target?.removeEventListener(type, place, true);
    };
  }, [ref, isVisible]);
}
