import { useEffect, useState } from 'react';

/** Milliseconds after which a visitor who waits is told that it goes on (B3). */
const slowAfter = 3000;

/** True once something has been under way for so long that the visitor wants to hear of it. */
export function useSlow(isBusy: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    setSlow(false);
    if (!isBusy) return undefined;
    const timer = setTimeout(() => setSlow(true), slowAfter);
    return () => clearTimeout(timer);
  }, [isBusy]);
  return isSlow;
}
