import { useEffect } from 'react';
import { goToRedirect } from '../../api/browser/navigate';
import { localizePath } from '../../i18n/locale';
import { showNoticeByKey } from '../../notifications/currentNotice';
import { useDelayedNavigation } from '../kit/hooks/useDelayedNavigation';
import { useLocale } from '../kit/hooks/useMessages';
import { useSession } from '../kit/hooks/useSession';
import { Spinner } from '../kit/ui/Spinner';

/** Waits for the login status, then goes to the requested page, or to sign-in for a signed-out visitor (M-pv-05, A-18). */
export function ValidationDone() {
  const account = localizePath('/account/', useLocale());
  const { isLoggedIn, isChecking } = useSession();
  const hasToSignIn = !isChecking && isLoggedIn === false;
  useDelayedNavigation(hasToSignIn ? account : null);
  useEffect(() => {
    if (isChecking) return;
    if (hasToSignIn) showNoticeByKey('PhoneNumber', 'verified');
    else goToRedirect(account);
  }, [isChecking, hasToSignIn, account]);
  return <Spinner />;
}
