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

/** Renders a live region that announces a wait 30 and 10 seconds before its end, and its end. */
export function WaitAnnouncement({ wait }: { wait: Wait | null }) {
  const t = useMessages();
  const [hasWaited, setHasWaited] = useState(false);
  if (wait && !hasWaited) setHasWaited(true);
  const end = hasWaited ? t('form.waitOver') : null;
  const left = wait && announcedSeconds.includes(wait.seconds) ? wait.text : null;
  return (
    <p className="rw-hidden" aria-live="polite">
      {wait ? left : end}
    </p>
  );
}
