import { type RefObject, useEffect } from 'react';

/**
 * Keeps an input in sync with its form when the page returns from the bfcache. WebKit then empties password inputs and
 * inputs with autocomplete off, without an event, so the form would keep a value that is no longer visible. A secret
 * stays empty and the form is updated. Any other value is restored.
 */
export function useRestoredInput(inputRef: RefObject<HTMLInputElement | null>, isSecret: boolean): void {
  useEffect(() => {
    let valueBefore: string | undefined;
    const onPageHide = () => {
      valueBefore = inputRef.current?.value;
    };
    const compare = () => {
      const input = inputRef.current;
      if (valueBefore === undefined || !input || input.value === valueBefore) return;
      if (isSecret) input.dispatchEvent(new Event('input', { bubbles: true }));
      else input.value = valueBefore;
      valueBefore = undefined;
    };
    // WebKit empties the inputs in a task of its own after the event.
    const onPageShow = () => setTimeout(compare);
    window.addEventListener('pagehide', onPageHide);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('pagehide', onPageHide);
      window.removeEventListener('pageshow', onPageShow);
    };
  }, [inputRef, isSecret]);
}
