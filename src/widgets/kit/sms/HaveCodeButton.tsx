import { useMessages } from '../hooks/useMessages';

/**
 * Renders the button for a visitor who has a code, although its request has failed or a reload has ended the step.
 * `onClick` clears the notice about the failure, and moves the focus where the click removes the button.
 */
export function HaveCodeButton({ onClick }: { onClick: () => void }) {
  const t = useMessages();
  return (
    <p>
      <button type="button" className="rw-link" onClick={onClick}>
        {t('form.haveCode')}
      </button>
    </p>
  );
}
