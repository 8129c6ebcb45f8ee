import { useLayoutEffect } from 'react';

/** Keeps the visitor at the current step of `useSteps` while a request is pending that cannot be cancelled. */
export function useStepLock(stepLock: { current: boolean }, isBusy: boolean): void {
  useLayoutEffect(() => {
    stepLock.current = isBusy;
    return () => {
      stepLock.current = false;
    };
  }, [stepLock, isBusy]);
}
