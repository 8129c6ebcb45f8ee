import { useLayoutEffect } from 'react';
import type { Receipt } from '../../api/services/invoices';
import { useLatest } from '../kit/hooks/useLatest';
import { type ApplicationValues, emptyApplication } from './application/application';

/** A receipt before the visitor types into it. */
export const emptyReceipt: Receipt = { ticketNumber: '', authorizeCode: '' };

/**
 * The values that the visitor typed, kept while another view is open. A form writes its own when it unmounts. They are in
 * the memory of this page only (H6).
 */
export interface Drafts {
  receipts: readonly Receipt[];
  application: ApplicationValues;
  inquiry: Receipt;
}

/** Returns drafts for a visitor who has typed nothing. */
export function createDrafts(): Drafts {
  return { receipts: [emptyReceipt], application: emptyApplication, inquiry: emptyReceipt };
}

/** Calls `save` when the form unmounts, for the form to write its values into the drafts. */
export function useSaveOnUnmount(save: () => void): void {
  const latestSave = useLatest(save);
  // A layout effect, as its cleanup runs before React detaches the fields.
  useLayoutEffect(() => () => latestSave.current(), [latestSave]);
}
