import { useEffect } from 'react';
import { useLatest } from '../hooks/useLatest';

/** Calls `onRestore` when the page comes back from the bfcache, with the state in which the visitor left it. */
export function useOnPageRestore(onRestore: () => void): void {
  const latestRestore = useLatest(onRestore);
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) latestRestore.current();
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [latestRestore]);
}
