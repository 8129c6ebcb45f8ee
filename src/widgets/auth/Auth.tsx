import './auth.css';
import { useEffect, useState } from 'react';
import { takeCarried } from '../../api/browser/carry';
import { goToRedirect, hasRedirect } from '../../api/browser/navigate';
import { hasSignedInHere } from '../../api/session/session';
import { useKeepFormMounted } from '../kit/form/useKeepFormMounted';
import { useMessages } from '../kit/hooks/useMessages';
import { useSession } from '../kit/hooks/useSession';
import { Tabs } from '../kit/tabs/Tabs';
import { Callout } from '../kit/ui/Callout';
import { lazyComponent } from '../kit/ui/lazyComponent';
import { Panel } from '../kit/ui/Panel';
import { Spinner } from '../kit/ui/Spinner';
import { PasswordForm } from './PasswordForm';
import { useThirdPartyCode } from './useThirdPartyCode';

const QrSignIn = lazyComponent(() =>
  import(/* webpackChunkName: "auth-qr" */ './QrSignIn').then((module) => module.QrSignIn),
);

const ResetLinkSent = lazyComponent(() =>
  import(/* webpackChunkName: "auth-reset-link" */ './ResetLinkSent').then((module) => module.ResetLinkSent),
);

/** Renders the sign-in tabs for a signed-out visitor. Password is the first tab: a phone cannot scan its own screen. */
export function Auth() {
  const t = useMessages();
  const { isLoggedIn, isChecking } = useSession();
  const hasShownForm = useKeepFormMounted();
  const thirdParty = useThirdPartyCode();
  /** The masked address that the recovery page has sent a link to. */
  const [resetLinkTo, setResetLinkTo] = useState<string | null>(null);
  useEffect(() => setResetLinkTo(takeCarried('resetLinkTo')), []);

  useEffect(() => {
    // For example after a phone validation that also signed in. A sign-in on this page navigates itself.
    if (isLoggedIn && !hasSignedInHere() && hasRedirect()) goToRedirect('/account/');
  }, [isLoggedIn]);

  if (isLoggedIn) return null;
  return (
    <Panel className="rw-auth">
      <Callout>
        {thirdParty.step === 'undecided' ? (
          <>
            <p>{t('auth.thirdParty.undecided')}</p>
            <button type="button" className="rw-button rw-button-quiet" onClick={thirdParty.signIn}>
              {t('auth.thirdParty.continue')}
            </button>
          </>
        ) : null}
        {resetLinkTo === null ? null : <ResetLinkSent email={resetLinkTo} onDismiss={() => setResetLinkTo(null)} />}
      </Callout>
      {(isChecking && !hasShownForm) || thirdParty.step === 'signingIn' ? (
        <Spinner />
      ) : (
        <Tabs
          label="auth.title"
          tabs={[
            { name: 'password', label: 'auth.byPassword', content: <PasswordForm /> },
            { name: 'qr', label: 'auth.byQr', content: <QrSignIn /> },
          ]}
        />
      )}
    </Panel>
  );
}
