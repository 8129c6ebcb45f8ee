import { useEffect, useState } from 'react';

const secondsUntil = (time: number) => Math.max(0, Math.ceil((time - Date.now()) / 1000));

/** Whole seconds until a time of day in milliseconds, counted down while it lies ahead; 0 after it. */
export function useSecondsUntil(time: number): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    setSeconds(secondsUntil(time));
    if (secondsUntil(time) === 0) return undefined;
    const timer = setInterval(() => {
      const left = secondsUntil(time);
      setSeconds(left);
      if (left === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [time]);
  return seconds;
}
