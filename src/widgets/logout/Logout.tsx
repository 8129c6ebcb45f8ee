import './logout.css';
import { useRef, useState } from 'react';
import { signOut } from '../../api/login';
import { goTo } from '../../api/navigate';
import { localPath } from '../../i18n/locale';
import { track } from '../../notifications/analytics';
import { notifyError } from '../../notifications/refusal';
import { SiteLink } from '../kit/SiteLink';
import { useSession } from '../kit/useSession';
import { useLocale, useWords } from '../kit/useWords';

/** The way in, or out (M-lgo-01, M-lgo-02). */
export function Logout() {
  const say = useWords();
  const locale = useLocale();
  const { isLoggedIn, isChecking } = useSession();
  const isUnderWay = useRef(false);
  const [isBusy, setBusy] = useState(false);
  /** The service did not confirm that the session is over: it can be asked again (C6). */
  const [isUnconfirmed, setUnconfirmed] = useState(false);

  const leave = async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    try {
      await signOut();
      track({ event: 'logout' });
      goTo(localPath('/', locale));
    } catch (error) {
      setUnconfirmed(true);
      notifyError('System', error);
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  };

  // Neither is right while it is not known: the place is kept, the words come with the answer.
  if (isChecking && !isUnconfirmed) return <div className="rw rw-logout" aria-busy="true" />;
  return (
    <div className="rw rw-logout">
      {isLoggedIn || isUnconfirmed || isBusy ? (
        <button
          type="button"
          className="rw-link"
          aria-disabled={isBusy}
          aria-busy={isBusy}
          onClick={() => void leave()}
        >
          {say('logout.logOut')}
        </button>
      ) : (
        <>
          <SiteLink path="/account/">{say('logout.signIn')}</SiteLink>
          <SiteLink path="/account/register/">{say('logout.join')}</SiteLink>
        </>
      )}
    </div>
  );
}
