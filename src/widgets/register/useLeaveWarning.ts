import { useCallback, useEffect, useRef } from 'react';

/** Milliseconds in which a browser that leaves the page has begun to. */
const leaving = 1000;

/**
 * Has the browser ask before the page is left, as long as it is armed (M-reg-08). The answer takes it off for a way out
 * that the page itself offers.
 */
export function useLeaveWarning(isArmed: boolean): () => void {
  const isOff = useRef(false);
  useEffect(() => {
    if (!isArmed) return undefined;
    const warn = (event: BeforeUnloadEvent) => {
      if (isOff.current) return;
      event.preventDefault();
      // What browsers before 2023 go by.
      event.returnValue = '';
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isArmed]);
  return useCallback(() => {
    isOff.current = true;
    // The way out may have opened in a tab of its own: who stays is warned again.
    setTimeout(() => {
      isOff.current = false;
    }, leaving);
  }, []);
}
