import { useId } from 'react';
import type { PlainMessageId } from '../../../i18n/messageValues';
import { useMessages } from '../hooks/useMessages';

interface ActionButtonProps {
  readonly label: PlainMessageId;
  readonly type: 'button' | 'submit';
  readonly className: 'rw-button' | 'rw-button rw-button-quiet';
  /** True while the last click is processed. */
  readonly isBusy: boolean;
  /** The text about how long the button stays disabled; null while it is enabled. */
  readonly waitText: string | null;
  readonly onClick?: () => void;
}

/**
 * Renders a button that keeps its name and stays focusable while it is disabled (contract 4). While it is busy, it shows a
 * spinner. A wait is shown beside it and is its description. The wait is no live region, as a screen reader would announce
 * each second.
 */
export function ActionButton({ label, type, className, isBusy, waitText, onClick }: ActionButtonProps) {
  const t = useMessages();
  const id = useId();
  return (
    <>
      <button
        type={type}
        className={className}
        aria-disabled={isBusy || waitText !== null}
        aria-busy={isBusy}
        aria-describedby={waitText === null ? undefined : id}
        onClick={onClick}
      >
        {isBusy ? <span className="rw-button-ring" aria-hidden="true" /> : null}
        <span>{t(label)}</span>
      </button>
      {waitText === null ? null : (
        <p className="rw-hint rw-wait" id={id}>
          {waitText}
        </p>
      )}
    </>
  );
}
