import { retryTimeOf } from '../../api/http/ApiError';
import { useMessages } from '../kit/hooks/useMessages';
import { useServiceWait } from '../kit/hooks/useServiceWait';
import { useSession } from '../kit/hooks/useSession';
import { ActionButton } from '../kit/ui/ActionButton';

/** Renders a retry button above what a signed-out visitor sees, when the login status could not be fetched (A-43, C2). */
export function StatusUnknown({ onRetry }: { onRetry: () => void }) {
  const t = useMessages();
  const { isChecking, problem } = useSession();
  const wait = useServiceWait(problem?.kind === 'failed' ? retryTimeOf(problem.error) : 0);
  return (
    <div className="rw-nav-unknown">
      <p>{t('navigation.unknown')}</p>
      <ActionButton className="rw-link" label="general.retry" isBusy={isChecking} wait={wait} onClick={onRetry} />
    </div>
  );
}
