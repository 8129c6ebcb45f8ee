import { useMessages } from '../kit/hooks/useMessages';

interface LoadFailureProps {
  readonly hasFailed: boolean;
  /** True when no reward was loaded. */
  readonly isEmpty: boolean;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
}

/**
 * Renders a retry button when rewards could not be loaded. The live region is there from the start, so that screen
 * readers announce the failure.
 */
export function LoadFailure({ hasFailed, isEmpty, isBusy, onRetry }: LoadFailureProps) {
  const t = useMessages();
  return (
    <div aria-live="polite">
      {hasFailed ? (
        <div className="rw-rewards-trouble">
          <p>{t(isEmpty ? 'rewards.failed' : 'rewards.incomplete')}</p>
          <button type="button" className="rw-button rw-button-quiet" aria-disabled={isBusy} onClick={onRetry}>
            {isBusy ? <span className="rw-button-ring" aria-hidden="true" /> : null}
            <span>{t('rewards.retry')}</span>
          </button>
        </div>
      ) : null}
    </div>
  );
}
