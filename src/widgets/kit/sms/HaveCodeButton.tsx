import { dismissNotice } from '../../../notifications/currentNotice';
import { useMessages } from '../hooks/useMessages';

/** Renders the button for a visitor who has a code, although its request has failed or a reload has ended the step. */
export function HaveCodeButton({ onClick }: { onClick: () => void }) {
  const t = useMessages();
  return (
    <p>
      <button
        type="button"
        className="rw-link"
        onClick={(event) => {
          // The notice says that the request has failed.
          dismissNotice();
          event.currentTarget.closest('form')?.querySelector<HTMLElement>('[autocomplete="one-time-code"]')?.focus();
          onClick();
        }}
      >
        {t('form.haveCode')}
      </button>
    </p>
  );
}
