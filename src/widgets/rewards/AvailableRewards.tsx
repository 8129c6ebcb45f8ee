import { useEffect, useId, useRef } from 'react';
import { RewardCount } from '../kit/RewardCount';
import { Spinner } from '../kit/Spinner';
import { useRewards } from '../kit/useRewards';
import { useWords } from '../kit/useWords';
import { NoRewards } from './NoRewards';
import { RewardRows } from './RewardRows';
import { Trouble } from './Trouble';

/** The rewards that can be used, and how many there are (M-core-13). */
export function AvailableRewards() {
  const say = useWords();
  const { list, isReading, retry } = useRewards();
  const heading = useRef<HTMLHeadingElement>(null);
  const title = useId();
  /** The button that had the focus is gone once it has helped: go on from the heading. */
  const hasAskedAgain = useRef(false);
  const isBroken = list?.extent === 'unknown';
  useEffect(() => {
    if (isReading || !hasAskedAgain.current) return;
    hasAskedAgain.current = false;
    if (!isBroken) heading.current?.focus();
  }, [isReading, isBroken]);

  const askAgain = () => {
    hasAskedAgain.current = true;
    retry();
  };

  return (
    <section aria-labelledby={title}>
      <h2 id={title} className="rw-heading rw-rewards-heading" tabIndex={-1} ref={heading}>
        <span>{say('rewards.title')}</span>
        {list ? (
          <span className="rw-rewards-count">
            <RewardCount list={list} />
          </span>
        ) : null}
      </h2>
      {list ? null : <Spinner />}
      {list?.extent === 'all' && list.rewards.length === 0 ? <NoRewards /> : null}
      {list && list.rewards.length > 0 ? <RewardRows rewards={list.rewards} isCut={list.extent === 'more'} /> : null}
      <Trouble isEmpty={list?.rewards.length === 0} isThere={isBroken} isBusy={isReading} onRetry={askAgain} />
    </section>
  );
}
