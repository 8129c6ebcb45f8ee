import { useId } from 'react';
import type { PlainMessageId } from '../../i18n/messageValues';
import { useWords } from './useWords';

interface ActionButtonProps {
  readonly label: PlainMessageId;
  readonly type: 'button' | 'submit';
  readonly look: 'rw-button' | 'rw-button rw-button-quiet';
  /** True while the answer to the last press is on its way. */
  readonly isBusy: boolean;
  /** How long it stays shut, in words; null while nobody waits. */
  readonly wait: string | null;
  readonly onPress?: () => void;
}

/**
 * A button that is always called the same, also while it is shut (contract 4): work shows inside it as a ring, and the
 * wait stands beside it and describes it. It can be focused all the while. The wait is no live region: nobody wants to
 * hear each second.
 */
export function ActionButton({ label, type, look, isBusy, wait, onPress }: ActionButtonProps) {
  const say = useWords();
  const id = useId();
  return (
    <>
      <button
        type={type}
        className={look}
        aria-disabled={isBusy || wait !== null}
        aria-busy={isBusy}
        aria-describedby={wait === null ? undefined : id}
        onClick={onPress}
      >
        {isBusy ? <span className="rw-button-ring" aria-hidden="true" /> : null}
        <span>{say(label)}</span>
      </button>
      {wait === null ? null : (
        <p className="rw-hint rw-wait" id={id}>
          {wait}
        </p>
      )}
    </>
  );
}
