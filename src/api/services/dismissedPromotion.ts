import { createStore } from '../../lib/createStore';
import { pageState } from '../../lib/pageState';
import { onStorageChange, readStorage, writeStorage } from '../storage/storage';
import type { Promotion } from './promotion';

/** The storage keys of the promotion that the visitor dismissed last (M-prm-03). */
const keys = { flag: 'promotion.read', content: 'promotion.content', url: 'promotion.url' } as const;

/** Promotions found dismissed. They stay dismissed on this page, even when another tab overwrites the storage (I4). */
const dismissedIds = pageState(() => new Set<string>());
const changes = createStore(0);

const idOf = ({ content, url }: Promotion) => JSON.stringify([content, url]);

/** Returns true when the visitor has dismissed a promotion with the same content and URL (M-prm-01). */
export function isDismissed(promotion: Promotion): boolean {
  const isStored =
    readStorage('browser', keys.flag) === 'true' &&
    readStorage('browser', keys.content) === promotion.content &&
    readStorage('browser', keys.url) === promotion.url;
  if (isStored) dismissedIds().add(idOf(promotion));
  return dismissedIds().has(idOf(promotion));
}

/** Stores that the visitor has dismissed a promotion; only for this page when the browser refuses storage. */
export function dismissPromotion(promotion: Promotion): void {
  writeStorage('browser', keys.content, promotion.content);
  writeStorage('browser', keys.url, promotion.url);
  writeStorage('browser', keys.flag, 'true');
  changes.set(changes.get() + 1);
}

/**
 * Calls the listener when `isDismissed` may have changed, in this or another tab. Returns a function that unsubscribes.
 */
export function onDismissedChange(listener: () => void): () => void {
  // Another tab writes the keys one by one, and the browser reports only those that change.
  const unsubscribers = [
    changes.subscribe(listener),
    ...Object.values(keys).map((key) => onStorageChange(key, listener)),
  ];
  return () => {
    for (const unsubscribe of unsubscribers) unsubscribe();
  };
}
