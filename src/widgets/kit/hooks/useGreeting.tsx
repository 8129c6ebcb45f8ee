import { type ReactNode, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { type DayPart, dayPartAt } from '../../../i18n/greeting';

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

/**
 * Returns the greeting for the time of day, with the first name unless it is empty (M-grt-01, M-grt-02, M-nav-04). The
 * name stands in a `bdi` element: one with Arabic letters or control characters cannot reorder the words around it.
 */
export function useGreeting(firstName: string): ReactNode {
  const intl = useIntl();
  const part = useSyncExternalStore(subscribeToMinutes, currentPart, prerenderedPart);
  const name = firstName.trim();
  if (name === '') return intl.formatMessage({ id: `greeting.${part}` });
  const id = `greeting.${part}To` as const;
  // In an element: React could not remove text nodes that a translation of the page has moved (A7, M8).
  return <span key={id}>{intl.formatMessage({ id }, { name: <bdi>{name}</bdi> })}</span>;
}
