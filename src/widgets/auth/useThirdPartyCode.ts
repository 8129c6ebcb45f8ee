import { useLayoutEffect, useState } from 'react';
import { useLocale } from '../kit/hooks/useMessages';
import { useSession } from '../kit/hooks/useSession';
import { useUnmountSignal } from '../kit/hooks/useUnmountSignal';
import { useOnStay } from '../kit/page/useOnStay';
import { readAuthorizationCode, takeAuthorizationCode } from './authorizationCode';
import { exchangeCode } from './exchangeCode';

/** A step of the third-party sign-in. `undecided`: the visitor decides, as the login status is unknown. */
type ThirdPartyStep = 'none' | 'undecided' | 'signingIn' | 'leaving';

/**
 * Exchanges the authorization code that a third-party sign-in put into the page's address, once. For a signed-in
 * visitor the code is dropped: a stranger's link could otherwise sign the visitor in to the stranger's account
 * (M-core-05, D2). While the login status is unknown, only `signIn` exchanges it.
 */
export function useThirdPartyCode(): { readonly step: ThirdPartyStep; readonly signIn: () => void } {
  const { isLoggedIn, isChecking } = useSession();
  const locale = useLocale();
  const getSignal = useUnmountSignal();
  const [step, setStep] = useState<ThirdPartyStep>('none');

  const signIn = async () => {
    const code = takeAuthorizationCode();
    const signal = getSignal();
    if (code !== null) {
      setStep('signingIn');
      const { at } = await exchangeCode(code, 'third-party', locale, signal);
      if (at !== 'rejected') {
        if (!signal.aborted) setStep('leaving');
        return;
      }
    }
    if (!signal.aborted) setStep('none');
  };

  useOnStay(step === 'leaving', () => setStep('none'));

  // Before the browser paints: without a spinner in between, the form would move.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `signIn` only differs in its closure
  useLayoutEffect(() => {
    if (isChecking) return;
    // Signed out with the code used: the page has come back from the bfcache after a sign-in that was not kept. The
    // visitor may also fetch the login status again while the code is being exchanged.
    if (readAuthorizationCode() === null) setStep((now) => (now === 'signingIn' ? now : 'none'));
    else if (isLoggedIn === false) void signIn();
    else if (isLoggedIn === null) setStep('undecided');
    // For a signed-in visitor `Auth` drops the code.
  }, [isLoggedIn, isChecking, locale]);

  return { step, signIn: () => void signIn() };
}
