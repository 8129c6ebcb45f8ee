/** Where a value may be kept: for this tab, or for this browser. Never anything personal or secret (J1). */
type Keep = 'tab' | 'browser';

const memory = new Map<string, string>();

function store(keep: Keep): Storage | null {
  try {
    return keep === 'tab' ? window.sessionStorage : window.localStorage;
  } catch {
    return null;
  }
}

const fullKey = (key: string) => `rewards-widgets.${key}`;

/** Reads what was kept; where the browser refuses storage, what this page remembers (C7). */
export function recall(keep: Keep, key: string): string | null {
  try {
    return store(keep)?.getItem(fullKey(key)) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

/** Keeps a value; a full or refused storage still leaves it in memory. */
export function remember(keep: Keep, key: string, value: string): void {
  memory.set(key, value);
  try {
    store(keep)?.setItem(fullKey(key), value);
  } catch {
    // Memory holds it for this page, which is all that can be had: an older value would be read instead.
    takeFromStore(keep, key);
  }
}

/** Takes away what a storage holds under this key. */
function takeFromStore(keep: Keep, key: string): void {
  try {
    store(keep)?.removeItem(fullKey(key));
  } catch {
    // Nothing can be read from it either.
  }
}

/** Keeps a value no longer. */
export function forget(keep: Keep, key: string): void {
  memory.delete(key);
  takeFromStore(keep, key);
}

/** Tells when another tab keeps a new value under this key; the answer unsubscribes. */
export function onKeptElsewhere(key: string, listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === fullKey(key)) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
