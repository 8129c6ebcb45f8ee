import { SiteLink } from '../kit/SiteLink';
import { useWords } from '../kit/useWords';
import type { DoubtKind } from './doubtAfter';

/** Says that there may be an account already, and leads to where that can be found out (E1). */
export function Doubt({ kind, onLeave }: { kind: DoubtKind; onLeave: () => void }) {
  const say = useWords();
  return (
    <div className="rw-register-doubt" role="alert">
      <p>{say(kind === 'unconfirmed' ? 'register.unconfirmed' : 'register.mayExist')}</p>
      <SiteLink path="/account/" onLeave={onLeave}>
        {say('register.signIn')}
      </SiteLink>
    </div>
  );
}
