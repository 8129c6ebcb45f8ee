import { useEffect, useState } from 'react';
import { useIsSlow } from '../hooks/useIsSlow';
import { useMessages } from '../hooks/useMessages';

/**
 * Renders a loading indicator, with a text for screen readers; after three seconds a text for all says that it takes
 * longer (B3). The text comes after its live region: some screen readers do not announce a region that appears together
 * with its text (P-23).
 */
export function Spinner() {
  const t = useMessages();
  const isSlow = useIsSlow(true);
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return (
    <p className="rw-spinner" aria-live="polite">
      <span className="rw-spinner-ring" aria-hidden="true" />
      <span className={isSlow ? 'rw-hint rw-spinner-text' : 'rw-hidden'}>
        {isMounted ? t(isSlow ? 'form.stillWorking' : 'general.loading') : null}
      </span>
    </p>
  );
}
