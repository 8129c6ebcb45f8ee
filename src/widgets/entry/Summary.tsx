import type { User } from '../../api/user';
import { RewardCount } from '../kit/RewardCount';
import { SiteLink } from '../kit/SiteLink';
import { useGreeting } from '../kit/useGreeting';
import { useRewards } from '../kit/useRewards';
import { useWords } from '../kit/useWords';

/** A member's greeting, and how many rewards wait (M-home-01, M-grt-02). */
export function Summary({ user }: { user: User }) {
  const say = useWords();
  const greeting = useGreeting(user.firstName);
  const { list, isReading } = useRewards();
  return (
    <>
      <div className="rw-entry-words">
        <h2 className="rw-heading rw-entry-greeting">{greeting}</h2>
        <p className="rw-entry-line">{say('entry.welcome')}</p>
      </div>
      <div className="rw-entry-summary">
        <dl>
          <dt>{say('entry.rewards')}</dt>
          <dd className="rw-entry-count">
            {list ? <RewardCount list={list} /> : null}
            {isReading && !list ? <Waiting /> : null}
          </dd>
        </dl>
        <SiteLink path="/account/#/rewards">{say('entry.seeRewards')}</SiteLink>
      </div>
    </>
  );
}

/** The place of a number that is on its way. */
function Waiting() {
  const say = useWords();
  return (
    <>
      <span className="rw-entry-blank" aria-hidden="true" />
      <span className="rw-hidden">{say('general.loading')}</span>
    </>
  );
}
