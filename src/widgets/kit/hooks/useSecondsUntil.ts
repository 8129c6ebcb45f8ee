import { useLayoutEffect, useState } from 'react';

const secondsUntil = (time: number) => Math.max(0, Math.ceil((time - Date.now()) / 1000));

/**
 * Returns the whole seconds until a time, given in milliseconds since the epoch; 0 once it has passed. Setting the
 * clock back does not make the wait longer (J2).
 */
export function useSecondsUntil(time: number): number {
  const [seconds, setSeconds] = useState(0);
  // Before the browser paints: a button that must wait would otherwise look ready for a moment.
  useLayoutEffect(() => {
    let end = time;
    let left = secondsUntil(end);
    setSeconds(left);
    if (left === 0) return undefined;
    const timer = setInterval(() => {
      if (secondsUntil(end) > left) end = Date.now() + (left - 1) * 1000;
      left = secondsUntil(end);
      setSeconds(left);
      if (left === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [time]);
  return seconds;
}
