import { useMessages } from '../kit/hooks/useMessages';
import { useServiceWait } from '../kit/hooks/useServiceWait';
import { ActionButton } from '../kit/ui/ActionButton';

interface LoadFailureProps {
  readonly hasFailed: boolean;
  /** True when no reward was loaded. */
  readonly isEmpty: boolean;
  readonly isBusy: boolean;
  /** When the service accepts another request, in milliseconds since the epoch (B5). */
  readonly retryAt: number;
  readonly onRetry: () => void;
}

/**
 * Renders a retry button when rewards could not be loaded. The live region is there from the start, so that screen
 * readers announce the failure.
 */
export function LoadFailure({ hasFailed, isEmpty, isBusy, retryAt, onRetry }: LoadFailureProps) {
  const t = useMessages();
  const wait = useServiceWait(retryAt);
  return (
    <div className={hasFailed ? 'rw-rewards-trouble' : undefined}>
      <p aria-live="polite">{hasFailed ? t(isEmpty ? 'rewards.failed' : 'rewards.incomplete') : null}</p>
      {hasFailed ? (
        <ActionButton
          className="rw-button rw-button-quiet"
          label="general.retry"
          isBusy={isBusy}
          wait={wait}
          onClick={onRetry}
        />
      ) : null}
    </div>
  );
}
