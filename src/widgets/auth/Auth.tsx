import './auth.css';
import { useKeepFormMounted } from '../kit/form/useKeepFormMounted';
import { useSession } from '../kit/hooks/useSession';
import { Tabs } from '../kit/tabs/Tabs';
import { lazyComponent } from '../kit/ui/lazyComponent';
import { Panel } from '../kit/ui/Panel';
import { Spinner } from '../kit/ui/Spinner';
import { PasswordSignIn } from './PasswordSignIn';
import { useThirdPartyCode } from './useThirdPartyCode';

const QrSignIn = lazyComponent(() =>
  import(/* webpackChunkName: "auth-qr" */ './QrSignIn').then((module) => module.QrSignIn),
);

/** Renders the sign-in tabs for a signed-out visitor. Password is the first tab: a phone cannot scan its own screen. */
export function Auth() {
  const { isLoggedIn, isChecking } = useSession();
  const hasShownForm = useKeepFormMounted();
  const isSigningIn = useThirdPartyCode();
  if (isLoggedIn) return null;
  return (
    <Panel className="rw-auth">
      {(isChecking && !hasShownForm) || isSigningIn ? (
        <Spinner />
      ) : (
        <Tabs
          label="auth.title"
          tabs={[
            { name: 'password', label: 'auth.byPassword', content: <PasswordSignIn /> },
            { name: 'qr', label: 'auth.byQr', content: <QrSignIn /> },
          ]}
        />
      )}
    </Panel>
  );
}
