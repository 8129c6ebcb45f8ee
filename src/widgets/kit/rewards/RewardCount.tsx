import type { RewardList } from '../../../api/services/rewards';
import { formatCount } from '../../../i18n/numbers';
import { useMessages } from '../hooks/useMessages';

/**
 * Renders the number of rewards: exact, as `5,000+` when there may be more, or as a dash when it is unknown; never a
 * wrong number (I1). Screen readers get a full sentence instead of the symbols.
 */
export function RewardCount({ list }: { list: RewardList }) {
  const t = useMessages();
  const count = formatCount(list.rewards.length);
  if (list.extent === 'all') return <span className="rw-digits">{count}</span>;
  const isMore = list.extent === 'more';
  return (
    <>
      <span className="rw-digits" aria-hidden="true">
        {isMore ? `${count}+` : '–'}
      </span>
      <span className="rw-hidden">{isMore ? t('rewards.atLeast', { count }) : t('rewards.countUnknown')}</span>
    </>
  );
}
