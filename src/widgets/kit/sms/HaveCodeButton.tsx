import { dismissNotice } from '../../../notifications/currentNotice';
import { useMessages } from '../hooks/useMessages';

/**
 * Renders the button for a visitor who has a code, although its request has failed or a reload has ended the step. Where a
 * click removes the button, `onClick` moves the focus.
 */
export function HaveCodeButton({ onClick }: { onClick: () => void }) {
  const t = useMessages();
  return (
    <p>
      <button
        type="button"
        className="rw-link"
        onClick={() => {
          // The notice says that the request has failed.
          dismissNotice();
          onClick();
        }}
      >
        {t('form.haveCode')}
      </button>
    </p>
  );
}
