import { useEffect, useState, useSyncExternalStore } from 'react';
import { configuredPromotion, fetchPromotion, type Promotion } from '../../api/promotion';

const never = () => () => {};

/** The promotion of the page's configuration, else of the site's file; null while and where there is none. */
export function usePromotion(): Promotion | null {
  const configured = useSyncExternalStore(never, configuredPromotion, () => null);
  const [fetched, setFetched] = useState<Promotion | null>(null);
  useEffect(() => {
    let isWanted = configured === undefined;
    if (isWanted) void fetchPromotion().then((found) => isWanted && setFetched(found));
    return () => {
      isWanted = false;
    };
  }, [configured]);
  return configured === undefined ? fetched : configured;
}
