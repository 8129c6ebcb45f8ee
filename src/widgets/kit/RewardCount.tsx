import type { RewardList } from '../../api/rewards';
import { formatCount } from '../../i18n/numbers';
import { useWords } from './useWords';

/**
 * How many rewards there are: the number, `5,000+` where there may be more, or a dash; never a wrong number (I1). What is
 * short for the eye is said in words to the ear.
 */
export function RewardCount({ list }: { list: RewardList }) {
  const say = useWords();
  const count = formatCount(list.rewards.length);
  if (list.extent === 'all') return <span className="rw-digits">{count}</span>;
  const isMore = list.extent === 'more';
  return (
    <>
      <span className="rw-digits" aria-hidden="true">
        {isMore ? `${count}+` : '–'}
      </span>
      <span className="rw-hidden">{isMore ? say('rewards.atLeast', { count }) : say('rewards.countUnknown')}</span>
    </>
  );
}
