import { useEffect, useState } from 'react';
import { takeSecret } from '../../api/browser/address';
import { signInWithCode } from '../../api/services/login';
import { loginStatus } from '../../api/session/session';
import { track } from '../../notifications/analytics';
import { errorCodeOf, showErrorNotice } from '../../notifications/errorNotice';
import { completeSignIn } from '../kit/hooks/completeSignIn';
import { useLocale } from '../kit/hooks/useMessages';
import { useSession } from '../kit/hooks/useSession';
import { handleValidationError } from './handleValidationError';

/**
 * Exchanges the authorization code that a third-party sign-in put into the page's address, once. Returns true while the
 * exchange runs. For a signed-in visitor the code is dropped: a stranger's link could otherwise sign the visitor in to the
 * stranger's account (M-core-05, D2).
 */
export function useThirdPartyCode(): boolean {
  const { isChecking } = useSession();
  const locale = useLocale();
  const [isSigningIn, setSigningIn] = useState(false);
  useEffect(() => {
    // During hydration `useSession` reports a signed-out visitor, so read the current status from the store.
    const status = loginStatus.get();
    if (isChecking || status.isChecking) return;
    // A visitor whose login status is unknown counts as signed out.
    const code = takeSecret('code');
    if (code === null || status.isLoggedIn) return;
    setSigningIn(true);
    signInWithCode(code, false).then(
      () => {
        track({ event: 'login_success', method: 'third-party' });
        completeSignIn(locale);
      },
      (error: unknown) => {
        track({ event: 'login_failure', method: 'third-party', code: errorCodeOf(error) });
        if (!handleValidationError(errorCodeOf(error), locale)) showErrorNotice('Login', error);
        setSigningIn(false);
      },
    );
  }, [isChecking, locale]);
  return isSigningIn;
}
