import { type RefObject, useEffect } from 'react';

/**
 * On the way back to a page that it has kept whole, WebKit empties what is secret and what wants nothing filled in, and
 * tells nobody: the form would go on with what is no longer in view. A secret stays gone, and the form hears of it;
 * anything else is put back as the visitor left it.
 */
export function useWayBack(own: RefObject<HTMLInputElement | null>, isSecret: boolean): void {
  useEffect(() => {
    let left: string | undefined;
    const onPageHide = () => {
      left = own.current?.value;
    };
    const compare = () => {
      const input = own.current;
      if (left === undefined || !input || input.value === left) return;
      if (isSecret) input.dispatchEvent(new Event('input', { bubbles: true }));
      else input.value = left;
      left = undefined;
    };
    // It does so in a task of its own, right behind the event.
    const onPageShow = () => setTimeout(compare);
    window.addEventListener('pagehide', onPageHide);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('pagehide', onPageHide);
      window.removeEventListener('pageshow', onPageShow);
    };
  }, [own, isSecret]);
}
