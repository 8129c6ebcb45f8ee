import { useEffect, useState } from 'react';
import { spendTakenValue } from '../../api/address';
import { signInWithCode } from '../../api/login';
import { loginStatus } from '../../api/session';
import { track } from '../../notifications/analytics';
import { codeOf, notifyError } from '../../notifications/refusal';
import { enterSite } from '../kit/enterSite';
import { useSession } from '../kit/useSession';
import { useLocale } from '../kit/useWords';
import { leaveIfDormant } from './leaveIfDormant';

/**
 * Exchanges the code that a third party's sign-in brought in the page's address (M-core-05): once, and never for
 * somebody who is signed in, whom a stranger's link could otherwise sign in as the stranger (D2). Answers whether it is
 * being exchanged.
 */
export function useThirdPartyCode(): boolean {
  const { isChecking } = useSession();
  const locale = useLocale();
  const [isEntering, setEntering] = useState(false);
  useEffect(() => {
    // What was rendered ahead shows nobody signed in until React has looked: here it is what is known now that counts.
    const now = loginStatus();
    if (isChecking || now.isChecking) return;
    // Where the service did not tell, nobody counts as signed in.
    const code = spendTakenValue('code');
    if (code === null || now.isLoggedIn) return;
    setEntering(true);
    signInWithCode(code, false).then(
      () => {
        track({ event: 'login_success', method: 'third-party' });
        enterSite(locale);
      },
      (error: unknown) => {
        track({ event: 'login_failure', method: 'third-party', code: codeOf(error) });
        if (!leaveIfDormant(codeOf(error), locale)) notifyError('Login', error);
        setEntering(false);
      },
    );
  }, [isChecking, locale]);
  return isEntering;
}
