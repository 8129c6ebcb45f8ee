import { useEffect, useState } from 'react';

/** Milliseconds until a form says that its request is still running (B3). */
const slowDelay = 3000;

/** Returns true once `isBusy` has been true for three seconds. */
export function useIsSlow(isBusy: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    setSlow(false);
    if (!isBusy) return undefined;
    const timer = setTimeout(() => setSlow(true), slowDelay);
    return () => clearTimeout(timer);
  }, [isBusy]);
  // The effect resets it only after the first commit without the wait.
  return isBusy && isSlow;
}
