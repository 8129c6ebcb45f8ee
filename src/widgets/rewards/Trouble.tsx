import { useWords } from '../kit/useWords';

interface TroubleProps {
  readonly isThere: boolean;
  /** True when there is not one reward to show. */
  readonly isEmpty: boolean;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
}

/** Says that rewards are missing, and offers to read them again. Its place stands from the start, so that it is read out. */
export function Trouble({ isThere, isEmpty, isBusy, onRetry }: TroubleProps) {
  const say = useWords();
  return (
    <div aria-live="polite">
      {isThere ? (
        <div className="rw-rewards-trouble">
          <p>{say(isEmpty ? 'rewards.failed' : 'rewards.incomplete')}</p>
          <button type="button" className="rw-button rw-button-quiet" aria-disabled={isBusy} onClick={onRetry}>
            {isBusy ? <span className="rw-button-ring" aria-hidden="true" /> : null}
            <span>{say('rewards.retry')}</span>
          </button>
        </div>
      ) : null}
    </div>
  );
}
