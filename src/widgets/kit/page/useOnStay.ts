import { useEffect } from 'react';
import { useLatest } from '../hooks/useLatest';
import { useWindowEvent } from '../hooks/useWindowEvent';

/** Milliseconds after which a browser that should have left the page has probably been stopped: the longest deadline. */
const longestDeparture = 30_000;

/**
 * Calls `onStay` when the visitor is still here although the browser was leaving the page: it has come back from the
 * bfcache, the visitor has stopped it, or nothing responds. `isRestored` is true in the first case.
 */
export function useOnStay(isLeaving: boolean, onStay: (isRestored: boolean) => void): void {
  const latestStay = useLatest(onStay);
  useWindowEvent('pageshow', ({ persisted }) => {
    if (persisted && isLeaving) onStay(true);
  });
  useEffect(() => {
    if (!isLeaving) return undefined;
    const timer = setTimeout(() => latestStay.current(false), longestDeparture);
    return () => clearTimeout(timer);
  }, [isLeaving, latestStay]);
}
