import { dismissNotice } from '../../../notifications/currentNotice';
import { useMessages } from '../hooks/useMessages';

/**
 * Renders the button for a visitor who has a code, although its request has failed or a reload has ended the step. A click
 * removes it: `onClick` moves the focus to the field for the code.
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
