import './entry.css';
import { Panel } from '../kit/Panel';
import { useSession } from '../kit/useSession';
import { Invitation } from './Invitation';
import { Summary } from './Summary';

/** The greeting of the home page: for members what their account holds, for everybody else the way in (M-home-01, M-home-02). */
export function Entry() {
  const { isLoggedIn, isChecking, user } = useSession();
  // Neither is right while it is not known: the place is kept, the words come with the answer (C1).
  if (isChecking) {
    return (
      <Panel className="rw-entry rw-entry-waiting">
        <div aria-busy="true" />
      </Panel>
    );
  }
  return <Panel className="rw-entry">{isLoggedIn && user ? <Summary user={user} /> : <Invitation />}</Panel>;
}
