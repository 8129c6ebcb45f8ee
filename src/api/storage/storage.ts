import { pageState } from '../../lib/pageState';

/**
 * Where a value is stored: in sessionStorage or localStorage. Never store personal data or secrets (J1); the exceptions
 * are ticket numbers (`keptReceipts.ts`) and, for a minute, what `carry.ts` names.
 */
type StorageScope = 'tab' | 'browser';

const memory = pageState(() => new Map<string, string>());

/** Throws when the browser refuses storage. In some in-app browsers it is null instead. */
function storageOf(scope: StorageScope): Storage {
  return scope === 'tab' ? window.sessionStorage : window.localStorage;
}

const fullKey = (key: string) => `rewards-widgets.${key}`;

/** Returns a stored value; from the memory of this page when storage is full or refused (C7). */
export function readStorage(scope: StorageScope, key: string): string | null {
  const newer = memory().get(key);
  if (newer !== undefined) return newer;
  try {
    return storageOf(scope).getItem(fullKey(key));
  } catch {
    return null;
  }
}

/**
 * Stores a value. Returns false when storage is full or refused: the value is then only in the memory of this page, and
 * another tab's value replaces it.
 */
export function writeStorage(scope: StorageScope, key: string, value: string): boolean {
  memory().set(key, value);
  try {
    storageOf(scope).setItem(fullKey(key), value);
    // A copy in memory would hide what another tab writes.
    memory().delete(key);
    return true;
  } catch {
    // An older value stays in storage: after a reload it is better than none, such as a pending application (H2).
    return false;
  }
}

function removeItem(scope: StorageScope, key: string): void {
  try {
    storageOf(scope).removeItem(fullKey(key));
  } catch {
    // A browser that refuses to remove a value also refuses to read it.
  }
}

/** Removes a stored value. */
export function removeStorage(scope: StorageScope, key: string): void {
  memory().delete(key);
  removeItem(scope, key);
}

/** Returns false when the browser refuses storage, so that this tab notices no change of another one. */
export function hasSharedStorage(): boolean {
  try {
    return Boolean(storageOf('browser'));
  } catch {
    return false;
  }
}

/** Calls the listener when another tab changes the value of a key. Returns a function that unsubscribes. */
export function onStorageChange(key: string, listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== fullKey(key)) return;
    memory().delete(key);
    listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
