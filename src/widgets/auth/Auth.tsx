import './auth.css';
import { Panel } from '../kit/Panel';
import { Spinner } from '../kit/Spinner';
import { useSession } from '../kit/useSession';
import { PasswordForm } from './PasswordForm';

/** Sign-in, for whoever is not signed in. */
export function Auth() {
  const { isLoggedIn, isChecking } = useSession();
  if (isLoggedIn) return null;
  return <Panel className="rw-auth">{isChecking ? <Spinner /> : <PasswordForm />}</Panel>;
}
