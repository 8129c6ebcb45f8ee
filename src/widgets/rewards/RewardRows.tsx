import { formatDate } from '../../i18n/dates';
import { formatCount } from '../../i18n/numbers';
import { useMessages } from '../kit/hooks/useMessages';
import { useShowMore } from '../kit/hooks/useShowMore';
import type { RewardGroup } from './groupRewards';
import { VoucherIcon } from './VoucherIcon';

/** Rewards that end within these days are marked. */
const soon = 7;

/** Renders one entry of the list: equal rewards, and when they end. */
function RewardRow({ group: { name, count, expiresAt, daysLeft } }: { group: RewardGroup }) {
  const t = useMessages();
  return (
    <>
      <VoucherIcon />
      <div className="rw-rewards-words">
        <p className="rw-rewards-name">
          <bdi>{name || t('rewards.unnamed')}</bdi>
          {count > 1 ? <span>{` × ${formatCount(count)}`}</span> : null}
        </p>
        {Number.isFinite(daysLeft) ? (
          <p className="rw-rewards-until">{t('rewards.validUntil', { date: formatDate(expiresAt) })}</p>
        ) : null}
        {daysLeft < soon && daysLeft > 0 ? <p className="rw-rewards-soon">{t('rewards.soon')}</p> : null}
      </div>
    </>
  );
}

interface RewardRowsProps {
  readonly groups: readonly RewardGroup[];
  /** The number of all rewards when the service may have more than these; null otherwise. */
  readonly stoppedAt: number | null;
}

/** Renders rewards, the first hundred entries of them, with a button for more (B7). */
export function RewardRows({ groups, stoppedAt }: RewardRowsProps) {
  const t = useMessages();
  const { shown, listRef, showMore, getTabIndex } = useShowMore<HTMLUListElement>();
  return (
    <>
      <ul className="rw-rewards-list" ref={listRef}>
        {groups.slice(0, shown).map((group, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rewards need not have an identity, and their order stays
          <li key={index} tabIndex={getTabIndex(index)}>
            <RewardRow group={group} />
          </li>
        ))}
      </ul>
      {groups.length > shown ? (
        <button type="button" className="rw-button rw-button-quiet rw-rewards-more" onClick={showMore}>
          {t('rewards.more')}
        </button>
      ) : null}
      {stoppedAt !== null && groups.length <= shown ? (
        <p className="rw-hint">{t('rewards.stopped', { count: formatCount(stoppedAt) })}</p>
      ) : null}
    </>
  );
}
