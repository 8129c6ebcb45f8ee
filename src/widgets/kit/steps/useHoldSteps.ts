import { useLayoutEffect } from 'react';

/** Keeps the visitor at the current step of `useSteps` while a request is pending that cannot be cancelled. */
export function useHoldSteps(isHeld: { current: boolean }, isBusy: boolean): void {
  useLayoutEffect(() => {
    isHeld.current = isBusy;
    return () => {
      isHeld.current = false;
    };
  }, [isHeld, isBusy]);
}
