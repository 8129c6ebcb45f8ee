import type { Promotion } from './promotion';
import { onKeptElsewhere, recall, remember } from './storage';

/** The three keys under which a browser remembers the promotion that was closed last (M-prm-03). */
const keys = { flag: 'promotion.read', content: 'promotion.content', url: 'promotion.url' } as const;

/** What was found closed stays so on this page, whatever is closed elsewhere later (I4). */
const closed = new Set<string>();
const listeners = new Set<() => void>();

const idOf = ({ content, url }: Promotion) => JSON.stringify([content, url]);

/** True when the visitor has closed this very promotion: the same content and the same address (M-prm-01). */
export function isRead(promotion: Promotion): boolean {
  const isKept =
    recall('browser', keys.flag) === 'true' &&
    recall('browser', keys.content) === promotion.content &&
    recall('browser', keys.url) === promotion.url;
  if (isKept) closed.add(idOf(promotion));
  return closed.has(idOf(promotion));
}

/** Notes that the visitor has closed a promotion; where storage is refused, this page remembers. */
export function markRead(promotion: Promotion): void {
  remember('browser', keys.content, promotion.content);
  remember('browser', keys.url, promotion.url);
  remember('browser', keys.flag, 'true');
  for (const listener of listeners) listener();
}

/** Tells when `isRead` may have changed, here or in another tab; the answer unsubscribes. */
export function onRead(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab's keys come one by one, and only those that change.
  const stops = Object.values(keys).map((key) => onKeptElsewhere(key, listener));
  return () => {
    listeners.delete(listener);
    for (const stop of stops) stop();
  };
}
