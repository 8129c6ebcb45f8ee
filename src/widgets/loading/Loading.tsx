import './loading.css';
import { pendingRequests } from '../../api/http/activity';
import { useMessages } from '../kit/hooks/useMessages';
import { useStore } from '../kit/hooks/useStore';

/**
 * Renders a bar at the top of the window while the visitor waits for a response (M-ldg-01). Content outside the landmarks
 * of the page must be in a live region (axe: region).
 */
export function Loading() {
  const t = useMessages();
  const isShown = useStore(pendingRequests) > 0;
  return isShown ? (
    <div className="rw rw-loading" aria-live="polite">
      <div className="rw-loading-bar" role="progressbar" aria-label={t('loading.label')} />
    </div>
  ) : null;
}
