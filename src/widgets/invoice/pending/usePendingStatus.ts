import { useCallback, useSyncExternalStore } from 'react';
import { onPendingChange, type PendingStatus, pendingStatusOf } from '../../../api/storage/pendingApplications';

/**
 * Returns the status of the pending application for these receipts, null when there is none. Renders again when another
 * widget or another tab changes it, and when the time for the application to arrive is over.
 */
export function usePendingStatus(ticketNumbers: readonly string[]): PendingStatus | null {
  const key = ticketNumbers.join();
  const subscribe = useCallback((listener: () => void) => onPendingChange(key.split(','), listener), [key]);
  return useSyncExternalStore(
    subscribe,
    () => pendingStatusOf(ticketNumbers),
    () => null,
  );
}
