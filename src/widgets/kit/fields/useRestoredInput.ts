import { type RefObject, useRef } from 'react';
import { useWindowEvent } from '../hooks/useWindowEvent';

/**
 * Keeps an input in sync with its form when the page returns from the bfcache. WebKit then empties password inputs and
 * inputs with autocomplete off, without an event, so the form would keep a value that is no longer visible. A secret
 * stays empty and the form is updated. Any other value is restored.
 */
export function useRestoredInput(inputRef: RefObject<HTMLInputElement | null>, isSecret: boolean): void {
  const valueBefore = useRef<string | undefined>(undefined);
  const compare = () => {
    const input = inputRef.current;
    const before = valueBefore.current;
    if (before === undefined || !input || input.value === before) return;
    if (isSecret) input.dispatchEvent(new Event('input', { bubbles: true }));
    else input.value = before;
    valueBefore.current = undefined;
  };
  useWindowEvent('pagehide', () => {
    valueBefore.current = inputRef.current?.value;
  });
  // WebKit empties the inputs in a task of its own after the event.
  useWindowEvent('pageshow', () => setTimeout(compare));
}
