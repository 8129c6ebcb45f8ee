import { useEffect, useState } from 'react';
import { useMessages } from '../hooks/useMessages';

/**
 * Renders a loading indicator, with a text for screen readers. The text comes after its live region: some screen readers
 * do not announce a region that appears together with its text (P-23).
 */
export function Spinner() {
  const t = useMessages();
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return (
    <p className="rw-spinner" aria-live="polite">
      <span className="rw-spinner-ring" aria-hidden="true" />
      <span className="rw-hidden">{isMounted ? t('general.loading') : null}</span>
    </p>
  );
}
