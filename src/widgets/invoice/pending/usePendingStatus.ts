import { useSyncExternalStore } from 'react';
import { type PendingStatus, pendingApplications, pendingStatusOf } from '../../../api/services/pendingApplications';

/**
 * Returns the status of the pending application for these receipts, null when there is none. Renders again when another
 * widget of the page changes it.
 */
export function usePendingStatus(ticketNumbers: readonly string[]): PendingStatus | null {
  return useSyncExternalStore(
    pendingApplications.subscribe,
    () => pendingStatusOf(ticketNumbers),
    () => null,
  );
}
