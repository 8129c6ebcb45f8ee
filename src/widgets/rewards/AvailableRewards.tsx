import { useEffect, useId, useMemo, useRef } from 'react';
import { isFocusElsewhere, isFocusLost } from '../../api/browser/focus';
import { retryTimeOf } from '../../api/http/ApiError';
import { useMessages } from '../kit/hooks/useMessages';
import { RewardCount } from '../kit/rewards/RewardCount';
import { useRewards } from '../kit/rewards/useRewards';
import { Spinner } from '../kit/ui/Spinner';
import { groupRewards } from './groupRewards';
import { LoadFailure } from './LoadFailure';
import { NoRewards } from './NoRewards';
import { RewardRows } from './RewardRows';
import { SeeAll } from './SeeAll';
import { useIsAccountHome } from './useIsAccountHome';

/** The entries that the home of the account shows. */
const homeLength = 5;

/**
 * Renders the available rewards and their count (M-core-13). The home of the account shows those that end first.
 */
export function AvailableRewards() {
  const t = useMessages();
  const { list, isLoading, retry } = useRewards();
  const heading = useRef<HTMLHeadingElement>(null);
  const title = useId();
  const hasRetried = useRef(false);
  const hasFailed = list?.extent === 'unknown';
  useEffect(() => {
    if (isLoading || !hasRetried.current) return;
    hasRetried.current = false;
    // A successful retry removes the focused button. A visitor who has gone on to another part of the page stays there.
    if (!hasFailed && !isFocusElsewhere(heading.current)) heading.current?.focus();
  }, [isLoading, hasFailed]);

  const isHome = useIsAccountHome();
  const hasLeftHome = useRef(false);
  const groups = useMemo(() => groupRewards(list?.rewards ?? []), [list]);
  const isShortened = isHome && groups.length > homeLength;
  useEffect(() => {
    if (isHome || !hasLeftHome.current) return;
    hasLeftHome.current = false;
    // The focused link was removed, unless it has opened another tab: move the focus to the heading.
    if (isFocusLost()) heading.current?.focus();
  }, [isHome]);

  const onRetry = () => {
    hasRetried.current = true;
    retry();
  };

  return (
    <section aria-labelledby={title}>
      <h2 id={title} className="rw-heading rw-rewards-heading" tabIndex={-1} ref={heading}>
        <span>{t('rewards.title')}</span>
        {list ? (
          <span className="rw-rewards-count">
            <RewardCount list={list} />
          </span>
        ) : null}
      </h2>
      {list ? null : <Spinner />}
      {list?.extent === 'all' && list.rewards.length === 0 ? <NoRewards /> : null}
      {list && list.rewards.length > 0 ? (
        <RewardRows
          groups={isShortened ? groups.slice(0, homeLength) : groups}
          stoppedAt={list.extent === 'more' && !isShortened ? list.rewards.length : null}
        />
      ) : null}
      {list && isShortened ? (
        <SeeAll
          list={list}
          onLeave={() => {
            hasLeftHome.current = true;
          }}
        />
      ) : null}
      <LoadFailure
        isEmpty={list?.rewards.length === 0}
        hasFailed={hasFailed}
        isBusy={isLoading}
        retryAt={retryTimeOf(list?.error)}
        onRetry={onRetry}
      />
    </section>
  );
}
