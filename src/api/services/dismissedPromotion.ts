import { createListeners } from '../../lib/createListeners';
import { pageState } from '../../lib/pageState';
import { onStorageChange, readStorage, writeStorage } from '../storage/storage';
import type { Promotion } from './promotion';

/** The storage keys of the promotion that the visitor dismissed last (M-prm-03). */
const keys = { flag: 'promotion.read', content: 'promotion.content', url: 'promotion.url' } as const;

const idOf = (content: string | null, url: string | null) => JSON.stringify([content, url]);

/** Returns the id of the promotion that the storage names as dismissed; null if there is none. */
function readDismissedId(): string | null {
  if (readStorage('browser', keys.flag) !== 'true') return null;
  return idOf(readStorage('browser', keys.content), readStorage('browser', keys.url));
}

/** Promotions found dismissed. They stay dismissed on this page, even when another tab overwrites the storage (I4). */
const dismissedIds = pageState(() => new Set([readDismissedId()]));
/** This tab has dismissed a promotion. */
const changes = createListeners();

/** Returns true when the visitor has dismissed a promotion with the same content and URL (M-prm-01). */
export function isDismissed({ content, url }: Promotion): boolean {
  return dismissedIds().has(idOf(content, url));
}

/** Stores that the visitor has dismissed a promotion; only for this page when the browser refuses storage. */
export function dismissPromotion(promotion: Promotion): void {
  writeStorage('browser', keys.content, promotion.content);
  writeStorage('browser', keys.url, promotion.url);
  writeStorage('browser', keys.flag, 'true');
  dismissedIds().add(idOf(promotion.content, promotion.url));
  changes.notify();
}

/**
 * Calls the listener when `isDismissed` may have changed, in this or another tab. Returns a function that unsubscribes.
 */
export function onDismissedChange(listener: () => void): () => void {
  // Another tab writes the keys one by one, and the browser reports only those that change.
  const onStored = () => {
    dismissedIds().add(readDismissedId());
    listener();
  };
  const unsubscribers = [
    changes.subscribe(listener),
    ...Object.values(keys).map((key) => onStorageChange(key, onStored)),
  ];
  return () => {
    for (const unsubscribe of unsubscribers) unsubscribe();
  };
}
