import { useLayoutEffect } from 'react';

/** Keeps `flag.current` true while a request of the form is pending: another component can ask when it needs to know. */
export function useBusyFlag(flag: { current: boolean }, isBusy: boolean): void {
  useLayoutEffect(() => {
    flag.current = isBusy;
    return () => {
      flag.current = false;
    };
  }, [flag, isBusy]);
}
