import { useCallback, useEffect, useRef } from 'react';

/** Milliseconds within which a browser that follows a link has started to leave the page. */
const leaveTime = 1000;

/**
 * Makes the browser ask before the visitor leaves the page, while `isEnabled` (M-reg-08); with `once`, only the first
 * time since it was enabled. Returns a function that turns the warning off for a moment, for links that the widget
 * itself offers.
 */
export function useLeaveWarning(isEnabled: boolean, times: 'always' | 'once' = 'always'): () => void {
  const isSuspended = useRef(false);
  useEffect(() => {
    if (!isEnabled) return undefined;
    const stop = () => window.removeEventListener('beforeunload', warn);
    const warn = (event: BeforeUnloadEvent) => {
      if (isSuspended.current) return;
      event.preventDefault();
      // Browsers before 2023 need it instead of `preventDefault`.
      event.returnValue = '';
      // Chromium asks nothing when the event removes its last listener.
      if (times === 'once') setTimeout(stop);
    };
    window.addEventListener('beforeunload', warn);
    return stop;
  }, [isEnabled, times]);
  return useCallback(() => {
    isSuspended.current = true;
    // The link may have opened in another tab; warn again while the visitor stays on this page.
    setTimeout(() => {
      isSuspended.current = false;
    }, leaveTime);
  }, []);
}
