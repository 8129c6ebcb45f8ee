import { useState } from 'react';
import { useMessages } from '../hooks/useMessages';

/** A wait before a control can be used again. */
export interface Wait {
  /** The seconds left, at least 1. */
  readonly seconds: number;
  readonly text: string;
}

/** The seconds at which a screen reader hears how long the wait still is. */
const announcedSeconds: readonly number[] = [30, 10];
/** With more left, a wait has not ended: the visitor has changed the number. A late timer may skip a second. */
const lastSeconds = 2;

/** Renders a live region that announces a wait 30 and 10 seconds before its end, and its end. */
export function WaitAnnouncement({ wait }: { wait: Wait | null }) {
  const t = useMessages();
  const [secondsLeft, setSecondsLeft] = useState(Number.POSITIVE_INFINITY);
  if (wait && wait.seconds !== secondsLeft) setSecondsLeft(wait.seconds);
  const end = secondsLeft <= lastSeconds ? t('form.waitOver') : null;
  const left = wait && announcedSeconds.includes(wait.seconds) ? wait.text : null;
  return (
    <p className="rw-hidden" aria-live="polite">
      {wait ? left : end}
    </p>
  );
}
