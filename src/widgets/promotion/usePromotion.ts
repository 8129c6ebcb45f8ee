import { useEffect, useState } from 'react';
import { configuredPromotion, fetchPromotion, type Promotion } from '../../api/services/promotion';
import { useLocale } from '../kit/hooks/useMessages';
import { usePageValue } from '../kit/hooks/usePageValue';

/**
 * Returns the promotion of the page's configuration, else of the site's file; null while it is being fetched, and when
 * there is none.
 */
export function usePromotion(): Promotion | null {
  const configured = usePageValue(configuredPromotion, null);
  const locale = useLocale();
  const [fetched, setFetched] = useState<Promotion | null>(null);
  useEffect(() => {
    if (configured !== undefined) return undefined;
    let isCancelled = false;
    void fetchPromotion(locale).then((found) => isCancelled || setFetched(found));
    return () => {
      isCancelled = true;
    };
  }, [configured, locale]);
  return configured === undefined ? fetched : configured;
}
