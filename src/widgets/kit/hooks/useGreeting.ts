import { type ReactNode, useSyncExternalStore } from 'react';
import { type DayPart, dayPartAt } from '../../../i18n/greeting';
import { useMessages } from './useMessages';

const minute = 60_000;

/**
 * Calls the listener at each full minute and when the page becomes visible. In every time zone the parts of the day
 * change at full minutes. The greeting stays right when the device has slept or its clock was set (I8).
 */
function subscribeToMinutes(listener: () => void): () => void {
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

/** Returns the part of the day by the local time of the visitor. */
const currentPart = () => dayPartAt(new Date().getHours());
/** Returns a fixed part of the day, as the build does not know the visitor's local time. */
const prerenderedPart = (): DayPart => 'morning';

/** Returns the greeting for the time of day, with the first name unless it is empty (M-grt-01, M-grt-02, M-nav-04). */
export function useGreeting(firstName: string): ReactNode {
  const t = useMessages();
  const part = useSyncExternalStore(subscribeToMinutes, currentPart, prerenderedPart);
  const name = firstName.trim();
  return name === '' ? t(`greeting.${part}`) : t(`greeting.${part}To`, { name });
}
