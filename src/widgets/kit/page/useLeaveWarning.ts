import { useEffect } from 'react';
import { isNavigating } from '../../../api/browser/navigate';

/**
 * Makes the browser ask before the visitor leaves the page, while `isEnabled` (M-reg-08); with `once`, only the first
 * time since it was enabled. With `always` it does not ask when the widgets navigate: at redirects, and at links
 * that call `startNavigation`.
 */
export function useLeaveWarning(isEnabled: boolean, times: 'always' | 'once' = 'always'): void {
  useEffect(() => {
    if (!isEnabled) return undefined;
    const stop = () => window.removeEventListener('beforeunload', warn);
    const warn = (event: BeforeUnloadEvent) => {
      if (times === 'always' && isNavigating()) return;
      event.preventDefault();
      // Browsers before 2023 need it instead of `preventDefault`.
      event.returnValue = '';
      // Chromium asks nothing when the event removes its last listener.
      if (times === 'once') setTimeout(stop);
    };
    window.addEventListener('beforeunload', warn);
    return stop;
  }, [isEnabled, times]);
}
