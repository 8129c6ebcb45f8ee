import type { Reward } from '../../api/services/rewards';
import { formatDate } from '../../i18n/dates';
import { formatCount } from '../../i18n/numbers';
import { useMessages } from '../kit/hooks/useMessages';
import { useShowMore } from '../kit/hooks/useShowMore';
import { VoucherIcon } from './VoucherIcon';

const noDate = formatDate(null);

interface RewardRowsProps {
  readonly rewards: readonly Reward[];
  /** True when the service may have more rewards than these. */
  readonly isTruncated: boolean;
}

/** Renders rewards in the order of the service, the first hundred of them, with a button for more (B7). */
export function RewardRows({ rewards, isTruncated }: RewardRowsProps) {
  const t = useMessages();
  const { shown, listRef, showMore, getTabIndex } = useShowMore<HTMLUListElement>();
  return (
    <>
      <ul className="rw-rewards-list" ref={listRef}>
        {rewards.slice(0, shown).map(({ name, expiresAt }, index) => {
          const date = formatDate(expiresAt);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: rewards need not have an identity, and their order stays
            <li key={index} tabIndex={getTabIndex(index)}>
              <VoucherIcon />
              <div className="rw-rewards-words">
                <p className="rw-rewards-name">{name ? <bdi>{name}</bdi> : t('rewards.unnamed')}</p>
                {date === noDate ? null : <p className="rw-rewards-until">{t('rewards.validUntil', { date })}</p>}
              </div>
            </li>
          );
        })}
      </ul>
      {rewards.length > shown ? (
        <button type="button" className="rw-button rw-button-quiet rw-rewards-more" onClick={showMore}>
          {t('rewards.more')}
        </button>
      ) : null}
      {isTruncated && rewards.length <= shown ? (
        <p className="rw-hint">{t('rewards.stopped', { count: formatCount(rewards.length) })}</p>
      ) : null}
    </>
  );
}
