import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { Receipt } from '../../api/services/invoices';
import { hasTypedText } from '../kit/fields/hasTypedText';
import { keepReceipts, readKeptReceipts } from './keptReceipts';

/**
 * Passes the receipts that a reload has kept to `onRestore`, once. Returns 1 from then on and 0 before: the key of a form
 * that has to be rendered again with them.
 */
export function useKeptReceipts(
  container: RefObject<HTMLElement | null>,
  onRestore: (receipts: readonly Receipt[]) => void,
): 0 | 1 {
  const [restored, setRestored] = useState<readonly Receipt[] | null>(null);
  // Before the first paint, so that restored rows shift nothing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a reload restores receipts
  useLayoutEffect(() => {
    const receipts = readKeptReceipts();
    // What the visitor typed before hydration counts more.
    if (!receipts || hasTypedText(container.current)) return;
    onRestore(receipts);
    setRestored(receipts);
  }, []);
  useEffect(() => {
    // The form before the restored one has kept its own receipts, which are empty, when it unmounted.
    if (restored) keepReceipts(restored);
  }, [restored]);
  return restored ? 1 : 0;
}
