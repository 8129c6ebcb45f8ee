import './entry.css';
import { useSession } from '../kit/hooks/useSession';
import { Panel } from '../kit/ui/Panel';
import { Invitation } from './Invitation';
import { Summary } from './Summary';

/**
 * Renders the greeting of the home page: an account summary when the visitor is signed in, else an invitation to sign
 * in or join (M-home-01, M-home-02).
 */
export function Entry() {
  const { isLoggedIn, isChecking, user } = useSession();
  // The login status is unknown until the response: an empty panel keeps the space (C1).
  if (isChecking) {
    return (
      <Panel className="rw-entry">
        <div aria-busy="true" />
      </Panel>
    );
  }
  return <Panel className="rw-entry">{isLoggedIn && user ? <Summary user={user} /> : <Invitation />}</Panel>;
}
