import type { Reward } from '../../api/rewards';
import { formatDate } from '../../i18n/dates';
import { formatCount } from '../../i18n/numbers';
import { useRowsShown } from '../kit/useRowsShown';
import { useWords } from '../kit/useWords';
import { Ticket } from './Ticket';

const noDate = formatDate(null);

interface RewardRowsProps {
  readonly rewards: readonly Reward[];
  /** True when there may be more than these. */
  readonly isCut: boolean;
}

/** Rewards, in the order of the service. */
export function RewardRows({ rewards, isCut }: RewardRowsProps) {
  const say = useWords();
  const { shown, listRef, showMore, tabIndexOf } = useRowsShown<HTMLUListElement>();
  return (
    <>
      <ul className="rw-rewards-list" ref={listRef}>
        {rewards.slice(0, shown).map(({ name, expiresAt }, index) => {
          const date = formatDate(expiresAt);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: rewards need not have an identity, and their order stays
            <li key={index} tabIndex={tabIndexOf(index)}>
              <Ticket />
              <div className="rw-rewards-words">
                <p className="rw-rewards-name">{name || say('rewards.unnamed')}</p>
                {date === noDate ? null : <p className="rw-rewards-until">{say('rewards.validUntil', { date })}</p>}
              </div>
            </li>
          );
        })}
      </ul>
      {rewards.length > shown ? (
        <button type="button" className="rw-button rw-button-quiet rw-rewards-more" onClick={showMore}>
          {say('rewards.more')}
        </button>
      ) : null}
      {isCut && rewards.length <= shown ? (
        <p className="rw-hint">{say('rewards.stopped', { count: formatCount(rewards.length) })}</p>
      ) : null}
    </>
  );
}
