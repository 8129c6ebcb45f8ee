import { useMessages } from '../hooks/useMessages';

/** Renders a loading indicator, with a text for screen readers. */
export function Spinner() {
  const t = useMessages();
  return (
    <p className="rw-spinner" aria-live="polite">
      <span className="rw-spinner-ring" aria-hidden="true" />
      <span className="rw-hidden">{t('general.loading')}</span>
    </p>
  );
}
