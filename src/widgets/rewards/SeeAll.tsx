import type { RewardList } from '../../api/services/rewards';
import { formatCount } from '../../i18n/numbers';
import { useMessages } from '../kit/hooks/useMessages';
import { SiteLink } from '../kit/ui/SiteLink';

interface SeeAllProps {
  readonly list: RewardList;
  readonly onLeave: () => void;
}

/** Renders the link from the home of the account to the page with all rewards. */
export function SeeAll({ list: { rewards, extent }, onLeave }: SeeAllProps) {
  const t = useMessages();
  const count = formatCount(rewards.length);
  return (
    <p className="rw-rewards-all">
      <SiteLink path="/account/#/rewards" onLeave={onLeave}>
        {t('rewards.seeAll', { count: extent === 'all' ? count : `${count}+` })}
      </SiteLink>
    </p>
  );
}
