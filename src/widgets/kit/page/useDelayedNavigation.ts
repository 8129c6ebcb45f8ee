import { useEffect } from 'react';
import { goTo } from '../../../api/browser/navigate';

/** Milliseconds for reading the result before the page changes (M-con-13, A-23). */
const readingTime = 2000;

/**
 * Navigates to a path two seconds after it is set. Does nothing while it is null, or after the widget has unmounted.
 */
export function useDelayedNavigation(path: `/${string}` | null): void {
  useEffect(() => {
    if (path === null) return undefined;
    const timer = setTimeout(() => goTo(path), readingTime);
    return () => clearTimeout(timer);
  }, [path]);
}
