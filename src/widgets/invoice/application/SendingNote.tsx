import { useIsSlow } from '../../kit/hooks/useIsSlow';
import { useMessages } from '../../kit/hooks/useMessages';

/** Renders a waiting indicator; it replaces Submit while the request runs (M-inv-23). */
export function SendingNote() {
  const t = useMessages();
  const isSlow = useIsSlow(true);
  return (
    <>
      <p className="rw-invoice-sending" tabIndex={-1}>
        <span className="rw-button-ring" aria-hidden="true" />
        <span>{t('invoice.sending')}</span>
      </p>
      <p className="rw-hint" aria-live="polite">
        {isSlow ? t('form.stillWorking') : null}
      </p>
    </>
  );
}
