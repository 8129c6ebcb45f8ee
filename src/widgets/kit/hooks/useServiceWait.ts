import type { Wait } from '../ui/WaitAnnouncement';
import { useMessages } from './useMessages';
import { useSecondsUntil } from './useSecondsUntil';

/**
 * Returns the wait until a service accepts the request again; null once it has passed. Takes the time from
 * `retryTimeOf`. The control that sends the request is disabled during the wait (B5).
 */
export function useServiceWait(retryAt: number): Wait | null {
  const t = useMessages();
  const seconds = useSecondsUntil(retryAt);
  return seconds > 0 ? { seconds, text: t('form.waitFor', { seconds }) } : null;
}
