import './auth.css';
import { useEffect, useLayoutEffect, useState } from 'react';
import { followRedirect } from '../../api/browser/navigate';
import { hasSignedInHere } from '../../api/session/session';
import { takeCarried } from '../../api/storage/carry';
import { useHasShownSignedOutView } from '../kit/hooks/useHasShownSignedOutView';
import { useSession } from '../kit/hooks/useSession';
import { Tabs } from '../kit/tabs/Tabs';
import { Callout } from '../kit/ui/Callout';
import { lazyComponent } from '../kit/ui/lazyComponent';
import { Panel } from '../kit/ui/Panel';
import { Spinner } from '../kit/ui/Spinner';
import { readAuthorizationCode, takeAuthorizationCode } from './authorizationCode';
import { PasswordForm } from './PasswordForm';

const QrSignIn = lazyComponent(() =>
  import(/* webpackChunkName: "auth-qr" */ './QrSignIn').then((module) => module.QrSignIn),
);

const ThirdPartySignIn = lazyComponent(() =>
  import(/* webpackChunkName: "auth-third-party" */ './ThirdPartySignIn').then((module) => module.ThirdPartySignIn),
);
const ResetLinkSent = lazyComponent(() =>
  import(/* webpackChunkName: "auth-reset-link" */ './ResetLinkSent').then((module) => module.ResetLinkSent),
);

/**
 * Renders the sign-in tabs for a signed-out visitor. Password is the first tab: a phone cannot scan its own screen
 * (A-14).
 */
export function Auth() {
  const { isLoggedIn, isChecking } = useSession();
  const hasShownForm = useHasShownSignedOutView();
  const [hasThirdPartyCode, setHasThirdPartyCode] = useState(false);
  const [isFormHidden, setFormHidden] = useState(false);
  /** The masked address that the recovery page has sent a link to. */
  const [resetLinkTo, setResetLinkTo] = useState<string | null>(null);

  // Prerendered markup knows neither the address of the page nor what the last page has left.
  useLayoutEffect(() => {
    setHasThirdPartyCode(readAuthorizationCode() !== null);
    setResetLinkTo(takeCarried('resetLinkTo'));
  }, []);

  useEffect(() => {
    if (!isLoggedIn) return;
    // Not even after a sign-out: a stranger's link could sign the visitor in to the stranger's account (D2).
    takeAuthorizationCode();
    setHasThirdPartyCode(false);
    setFormHidden(false);
    // For example after a phone validation that also signed in. A sign-in on this page navigates itself.
    if (!hasSignedInHere()) followRedirect();
  }, [isLoggedIn]);

  if (isLoggedIn) return null;
  return (
    <Panel className="rw-auth">
      {hasThirdPartyCode ? <ThirdPartySignIn onBusyChange={setFormHidden} /> : null}
      <Callout>
        {resetLinkTo === null ? null : <ResetLinkSent email={resetLinkTo} onDismiss={() => setResetLinkTo(null)} />}
      </Callout>
      {/* Hidden, not removed: what the visitor has typed is there again if the third-party sign-in fails. */}
      <div hidden={isFormHidden}>
        <SignInTabs isLoading={isChecking && !hasShownForm} />
      </div>
    </Panel>
  );
}

function SignInTabs({ isLoading }: { isLoading: boolean }) {
  if (isLoading) return <Spinner />;
  return (
    <Tabs
      label="auth.title"
      tabs={[
        { name: 'password', label: 'auth.byPassword', content: <PasswordForm /> },
        { name: 'qr', label: 'auth.byQr', content: <QrSignIn /> },
      ]}
    />
  );
}
