import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../hooks/useMessages';

/** A wait before a control can be used again. */
export interface Wait {
  /** The seconds left, at least 1. */
  readonly seconds: number;
  readonly text: string;
}

/** The seconds at which a screen reader hears how long the wait still is. */
const announcedSeconds: readonly number[] = [30, 10];
/** Milliseconds by which a wait may seem to end too early, as its seconds are rounded up. */
const tolerance = 1000;

/** Renders a live region that announces a wait 30 and 10 seconds before its end, and its end. */
export function WaitAnnouncement({ wait }: { wait: Wait | null }) {
  const t = useMessages();
  const seconds = wait?.seconds ?? 0;
  const endsAt = useRef(Number.POSITIVE_INFINITY);
  const [hasEnded, setEnded] = useState(false);
  useEffect(() => {
    if (seconds > 0) endsAt.current = Date.now() + seconds * 1000;
    // Otherwise the visitor has changed the number, and the wait for the other one goes on.
    setEnded(seconds === 0 && Date.now() + tolerance >= endsAt.current);
  }, [seconds]);
  const left = wait && announcedSeconds.includes(wait.seconds) ? wait.text : null;
  const end = hasEnded ? t('form.waitOver') : null;
  return (
    <p className="rw-hidden" aria-live="polite">
      {wait ? left : end}
    </p>
  );
}
