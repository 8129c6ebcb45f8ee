import './auth.css';
import { later } from '../kit/later';
import { Panel } from '../kit/Panel';
import { Spinner } from '../kit/Spinner';
import { Tabs } from '../kit/Tabs';
import { useSession } from '../kit/useSession';
import { useWasOpen } from '../kit/useWasOpen';
import { PasswordSignIn } from './PasswordSignIn';
import { useThirdPartyCode } from './useThirdPartyCode';

const QrSignIn = later(() => import(/* webpackChunkName: "auth-qr" */ './QrSignIn').then((module) => module.QrSignIn));

/** Sign-in, for whoever is not signed in. The password comes first: a phone cannot scan its own screen. */
export function Auth() {
  const { isLoggedIn, isChecking } = useSession();
  const wasOpen = useWasOpen();
  const isEntering = useThirdPartyCode();
  if (isLoggedIn) return null;
  return (
    <Panel className="rw-auth">
      {(isChecking && !wasOpen) || isEntering ? (
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
