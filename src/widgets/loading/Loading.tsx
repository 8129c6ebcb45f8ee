import './loading.css';
import { useSyncExternalStore } from 'react';
import { isBusy, onActivity } from '../../api/activity';
import { useWords } from '../kit/useWords';

/** The bar at the top of the window while a service is being waited for (M-ldg-01). */
export function Loading() {
  const say = useWords();
  const isShown = useSyncExternalStore(onActivity, isBusy, () => false);
  return isShown ? (
    <div className="rw rw-loading" aria-live="polite">
      <div className="rw-loading-bar" role="progressbar" aria-label={say('loading.label')} />
    </div>
  ) : null;
}
