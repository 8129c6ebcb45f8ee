import { useEffect, useRef } from 'react';
import { availableRewards, type RewardsStatus, reloadRewards } from '../../../api/services/availableRewards';
import { dismissNotice } from '../../../notifications/currentNotice';
import { showErrorNotice } from '../../../notifications/errorNotice';
import { useStore } from '../hooks/useStore';

interface RewardsState extends RewardsStatus {
  /** Fetches the rewards again, after a failure. */
  readonly retry: () => void;
}

/**
 * Returns the rewards of the signed-in visitor, fetched once for all widgets of the page; one notice per failure (B8).
 */
export function useRewards(): RewardsState {
  const rewards = useStore(availableRewards);
  const error = rewards.list?.error ?? null;
  const shownNotice = useRef(0);
  useEffect(() => {
    if (!error) return undefined;
    const key = showErrorNotice('System', error);
    shownNotice.current = key;
    return () => dismissNotice(key);
  }, [error]);
  return {
    ...rewards,
    retry() {
      dismissNotice(shownNotice.current);
      reloadRewards();
    },
  };
}
