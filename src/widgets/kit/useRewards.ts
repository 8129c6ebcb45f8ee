import { useEffect, useRef, useSyncExternalStore } from 'react';
import {
  type AvailableRewards,
  availableRewards,
  onAvailableRewards,
  rereadRewards,
  rewardsBeforeStart,
} from '../../api/availableRewards';
import { current, dismiss } from '../../notifications/center';
import { notifyError } from '../../notifications/refusal';

export interface RewardsReading extends AvailableRewards {
  /** Reads them once more, after a failure. */
  readonly retry: () => void;
}

/** The rewards of whoever is signed in, read once for all widgets of the page; a failure is told once (B8). */
export function useRewards(): RewardsReading {
  const known = useSyncExternalStore(onAvailableRewards, availableRewards, () => rewardsBeforeStart);
  const problem = known.list?.problem ?? null;
  const ownNotice = useRef<number>(undefined);
  useEffect(() => {
    if (!problem) return;
    notifyError('System', problem);
    ownNotice.current = current()?.key;
  }, [problem]);
  return {
    ...known,
    retry() {
      // What went wrong the last time does not stand beside a new try.
      if (current()?.key === ownNotice.current) dismiss();
      rereadRewards();
    },
  };
}
