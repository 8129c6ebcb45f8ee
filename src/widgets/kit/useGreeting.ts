import { useSyncExternalStore } from 'react';
import { type DayPart, dayPartAt } from '../../i18n/greeting';
import { useWords } from './useWords';

const minute = 60_000;

/**
 * Tells at each full minute and whenever the visitor comes back to the page: the parts of the day change at full minutes
 * in every zone, and neither sleep nor a clock that is set leaves the greeting behind (I8).
 */
function onMinute(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const tick = () => {
    timer = setTimeout(tick, minute - (Date.now() % minute));
    listener();
  };
  timer = setTimeout(tick, minute - (Date.now() % minute));
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}

/** By the visitor's own clock. */
const partNow = () => dayPartAt(new Date().getHours());
/** Where markup is rendered ahead, nobody knows the visitor's clock: one part, the same each time. */
const partAhead = (): DayPart => 'morning';

/** The greeting for the time of day, to a first name where there is one (M-grt-01, M-grt-02, M-nav-04). */
export function useGreeting(firstName: string): string {
  const say = useWords();
  const part = useSyncExternalStore(onMinute, partNow, partAhead);
  const name = firstName.trim();
  return name === '' ? say(`greeting.${part}`) : say(`greeting.${part}To`, { name });
}
