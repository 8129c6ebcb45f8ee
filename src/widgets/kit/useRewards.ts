import { useEffect, useRef, useSyncExternalStore } from 'react';
import {
  type AvailableRewards,
  availableRewards,
  onAvailableRewards,
  rereadRewards,
  rewardsBeforeStart,
} from '../../api/availableRewards';
import { dismiss } from '../../notifications/center';
import { notifyError } from '../../notifications/refusal';

export interface RewardsReading extends AvailableRewards {
  /** Reads them once more, after a failure. */
  readonly retry: () => void;
}

/** The rewards of whoever is signed in, read once for all widgets of the page; a failure is told once (B8). */
export function useRewards(): RewardsReading {
  const known = useSyncExternalStore(onAvailableRewards, availableRewards, () => rewardsBeforeStart);
  const problem = known.list?.problem ?? null;
  const ownNotice = useRef(0);
  useEffect(() => {
    if (problem) ownNotice.current = notifyError('System', problem);
  }, [problem]);
  return {
    ...known,
    retry() {
      dismiss(ownNotice.current);
      rereadRewards();
    },
  };
}
