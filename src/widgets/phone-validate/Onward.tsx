import { useEffect } from 'react';
import { goToRedirectOr } from '../../api/navigate';
import { localPath } from '../../i18n/locale';
import { announce } from '../../notifications/center';
import { Spinner } from '../kit/Spinner';
import { useLeaveLater } from '../kit/useLeaveLater';
import { useSession } from '../kit/useSession';
import { useLocale } from '../kit/useWords';

/** On to where the visitor wanted to go, once the service has said who that is; else to the sign-in (M-pv-05, A-18). */
export function Onward() {
  const account = localPath('/account/', useLocale());
  const { isLoggedIn, isChecking } = useSession();
  const hasToSignIn = !isChecking && isLoggedIn === false;
  useLeaveLater(hasToSignIn ? account : null);
  useEffect(() => {
    if (isChecking) return;
    if (hasToSignIn) announce('PhoneNumber', 'verified');
    else goToRedirectOr(account);
  }, [isChecking, hasToSignIn, account]);
  return <Spinner />;
}
