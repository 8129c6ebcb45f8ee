import type { User } from '../../contract/widgets';
import { useGreeting } from '../kit/hooks/useGreeting';
import { useMessages } from '../kit/hooks/useMessages';
import { RewardCount } from '../kit/rewards/RewardCount';
import { useRewards } from '../kit/rewards/useRewards';
import { SiteLink } from '../kit/ui/SiteLink';

/** Renders the greeting of a signed-in visitor and the count of available rewards (M-home-01, M-grt-02). */
export function Summary({ user }: { user: User }) {
  const t = useMessages();
  const greeting = useGreeting(user.firstName);
  const { list, isLoading } = useRewards();
  return (
    <>
      <div className="rw-entry-words">
        <h2 className="rw-heading rw-entry-greeting">{greeting}</h2>
        <p className="rw-entry-line">{t('entry.welcome')}</p>
      </div>
      <div className="rw-entry-summary">
        <dl>
          <dt>{t('entry.rewards')}</dt>
          <dd className="rw-entry-count">
            {list ? <RewardCount list={list} /> : null}
            {isLoading && !list ? <LoadingCount /> : null}
          </dd>
        </dl>
        <SiteLink path="/account/#/rewards">{t('entry.seeRewards')}</SiteLink>
      </div>
    </>
  );
}

/** Renders a placeholder for the count while the rewards are being fetched. */
function LoadingCount() {
  const t = useMessages();
  return (
    <>
      <span className="rw-entry-blank" aria-hidden="true" />
      <span className="rw-hidden">{t('general.loading')}</span>
    </>
  );
}
