import { recheckSession } from '../../api/session';
import { useWords } from '../kit/useWords';

/** Stands in place of the tabs when the service could not say who is there, and lets it be asked again (A-43, C2). */
export function Unknown() {
  const say = useWords();
  return (
    <div className="rw-nav-unknown">
      <p>{say('navigation.unknown')}</p>
      <button type="button" className="rw-link" onClick={recheckSession}>
        {say('navigation.retry')}
      </button>
    </div>
  );
}
