import { useLayoutEffect } from 'react';
import type { Receipt } from '../../api/invoices';
import { useLatest } from '../kit/useLatest';
import { type ApplicationValues, noApplication } from './application';

/** A receipt of which nothing has been typed. */
export const noReceipt: Receipt = { ticketNumber: '', authorizeCode: '' };

/** What was typed, for whoever comes back to it: in this page's memory and nowhere else (H6). Forms write into it. */
export interface Drafts {
  receipts: readonly Receipt[];
  application: ApplicationValues;
  inquiry: Receipt;
}

/** Nothing typed yet. */
export function newDrafts(): Drafts {
  return { receipts: [noReceipt], application: noApplication, inquiry: noReceipt };
}

/** Runs as a form goes, to keep what it holds. A form whose drafts were replaced meanwhile keeps it for nobody. */
export function useKeepOnLeave(keep: () => void): void {
  const latest = useLatest(keep);
  // Not after it has gone: a form whose bookkeeping is yet to come reads its fields.
  useLayoutEffect(() => () => latest.current(), [latest]);
}
