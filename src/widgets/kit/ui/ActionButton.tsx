import { useId } from 'react';
import type { PlainMessageId } from '../../../i18n/messageValues';
import { useIsSlow } from '../hooks/useIsSlow';
import { useMessages } from '../hooks/useMessages';
import { type Wait, WaitAnnouncement } from './WaitAnnouncement';

interface ActionButtonProps {
  readonly label: PlainMessageId;
  /** `button` by default. */
  readonly type?: 'button' | 'submit';
  readonly className: 'rw-button' | 'rw-button rw-button-quiet' | 'rw-link';
  /** True while the last click is processed. A control that shows this elsewhere leaves it out. */
  readonly isBusy?: boolean;
  /** How long the button stays disabled; null while it is enabled. */
  readonly wait: Wait | null;
  /** Called for each click while the button is enabled. */
  readonly onClick?: () => void;
}

/**
 * Renders a button that keeps its name and stays focusable while it is disabled (contract 4). While it is busy, it
 * shows a spinner, and after three seconds a line says that the request is still running (B3). A wait is shown beside it
 * and is its description. The shown wait is no live region, as a screen reader would announce each second.
 */
export function ActionButton({ label, type = 'button', className, isBusy = false, wait, onClick }: ActionButtonProps) {
  const t = useMessages();
  const id = useId();
  const isDisabled = isBusy || wait !== null;
  const isSlow = useIsSlow(isBusy);
  return (
    <>
      <button
        type={type}
        className={className}
        aria-disabled={isDisabled}
        aria-busy={isBusy}
        aria-describedby={wait === null ? undefined : id}
        onClick={isDisabled ? undefined : onClick}
      >
        {isBusy ? <span className="rw-button-ring" aria-hidden="true" /> : null}
        <span>{t(label)}</span>
      </button>
      {wait === null ? null : (
        <p className="rw-hint rw-wait" id={id}>
          {wait.text}
        </p>
      )}
      <WaitAnnouncement wait={wait} />
      <p className="rw-hint rw-slow" aria-live="polite">
        {isSlow ? t('form.stillWorking') : null}
      </p>
    </>
  );
}
