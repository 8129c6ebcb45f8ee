import './logout.css';
import { useRef, useState } from 'react';
import { goTo } from '../../api/browser/navigate';
import { signOut } from '../../api/services/signOut';
import { isSignOutUnconfirmed } from '../../api/session/unconfirmedSignOut';
import { localizePath } from '../../i18n/locale';
import { track } from '../../notifications/analytics';
import { carryNotice } from '../../notifications/carriedNotice';
import { useLocale, useMessages } from '../kit/hooks/useMessages';
import { useServiceWait } from '../kit/hooks/useServiceWait';
import { useSession } from '../kit/hooks/useSession';
import { useStore } from '../kit/hooks/useStore';
import { ActionButton } from '../kit/ui/ActionButton';
import { SiteLink } from '../kit/ui/SiteLink';

/** Renders the logout button when signed in, else the links to sign in and to join (M-lgo-01, M-lgo-02). */
export function Logout() {
  const t = useMessages();
  const locale = useLocale();
  const { isLoggedIn, isChecking } = useSession();
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [retryAt, setRetryAt] = useState(0);
  const wait = useServiceWait(retryAt);
  // The button stays for a retry, also on later pages (C6).
  const isUnconfirmed = useStore(isSignOutUnconfirmed);

  const logOut = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    // The runtime shows the notice of an unconfirmed sign-out on each page, until the service confirms one.
    const outcome = await signOut();
    setRetryAt(outcome.retryAt);
    if (outcome.isConfirmed) {
      track({ event: 'logout' });
      carryNotice('signedOut');
      goTo(localizePath('/', locale));
    }
    isRunning.current = false;
    setBusy(false);
  };

  // While the login status is unknown neither is right. The empty element keeps the space.
  if (isChecking && !isUnconfirmed) return <div className="rw rw-logout" aria-busy="true" />;
  return (
    <div className="rw rw-logout">
      {isLoggedIn || isUnconfirmed || isBusy ? (
        <ActionButton
          className="rw-link"
          label="logout.logOut"
          isBusy={isBusy}
          wait={wait}
          onClick={() => void logOut()}
        />
      ) : (
        <>
          <SiteLink path="/account/" isSignIn>
            {t('logout.signIn')}
          </SiteLink>
          <SiteLink path="/account/register/">{t('logout.join')}</SiteLink>
        </>
      )}
    </div>
  );
}
