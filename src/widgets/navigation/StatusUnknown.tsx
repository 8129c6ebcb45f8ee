import { recheckSession } from '../../api/session/session';
import { useMessages } from '../kit/hooks/useMessages';

/** Renders a retry button in place of the tabs when the login status could not be fetched (A-43, C2). */
export function StatusUnknown() {
  const t = useMessages();
  return (
    <div className="rw-nav-unknown">
      <p>{t('navigation.unknown')}</p>
      <button type="button" className="rw-link" onClick={recheckSession}>
        {t('navigation.retry')}
      </button>
    </div>
  );
}
