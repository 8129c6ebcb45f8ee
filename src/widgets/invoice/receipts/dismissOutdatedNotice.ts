import { currentNotice, dismissNotice } from '../../../notifications/currentNotice';

const outdatedIds: readonly (string | undefined)[] = ['notice.Fapiao.HaventSelectAnyReceipt', 'notice.Invoice.200'];

/**
 * Dismisses the notice for an empty list or for the last application: neither holds once the visitor edits receipts.
 */
export function dismissOutdatedNotice(): void {
  if (outdatedIds.includes(currentNotice.get()?.id)) dismissNotice();
}
