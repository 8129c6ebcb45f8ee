import { useEffect } from 'react';
import { useLatest } from '../hooks/useLatest';

/** Calls `save` when the visitor reloads or leaves the page. The page may come back from the bfcache. */
export function useOnPageHide(save: () => void): void {
  const latestSave = useLatest(save);
  useEffect(() => {
    const onPageHide = () => latestSave.current();
    window.addEventListener('pagehide', onPageHide);
    return () => window.removeEventListener('pagehide', onPageHide);
  }, [latestSave]);
}
