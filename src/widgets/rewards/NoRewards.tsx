import { SiteLink } from '../kit/SiteLink';
import { useWords } from '../kit/useWords';
import { Ticket } from './Ticket';

/** What stands in place of rewards while there are none, and how to come by one. */
export function NoRewards() {
  const say = useWords();
  return (
    <div className="rw-rewards-none">
      <Ticket />
      <p className="rw-rewards-none-title">{say('rewards.none')}</p>
      <p>{say('rewards.noneNext')}</p>
      <p>
        <SiteLink path="/account/starbucks-rewards">{say('rewards.benefits')}</SiteLink>
      </p>
    </div>
  );
}
