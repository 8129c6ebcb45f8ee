import { useEffect } from 'react';
import { goTo } from '../../api/navigate';

/** Milliseconds in which a visitor can read how it went, before the page changes (M-con-13, A-23). */
const readingTime = 2000;

/** Leaves for a path of the site after two seconds, once there is one; not when the widget has gone by then. */
export function useLeaveLater(path: `/${string}` | null): void {
  useEffect(() => {
    if (path === null) return undefined;
    const timer = setTimeout(() => goTo(path), readingTime);
    return () => clearTimeout(timer);
  }, [path]);
}
