import { createStore } from '../../lib/createStore';
import { onStorageChange, readStorage, removeStorage, writeStorage } from '../storage/storage';

/** Storage key in the whole browser: the session may outlive the tab in which the sign-out failed. */
const storageKey = 'sign-out-unconfirmed';

/** True from a sign-out that the service did not confirm until one that it did, or a new sign-in; on all pages (C6). */
export const isSignOutUnconfirmed = createStore(false);

/** Records whether the last sign-out is unconfirmed, also for other tabs. */
export function setSignOutUnconfirmed(isUnconfirmed: boolean): void {
  if (isUnconfirmed) writeStorage('browser', storageKey, 'true');
  else removeStorage('browser', storageKey);
  isSignOutUnconfirmed.set(isUnconfirmed);
}

/** Reads the state that an earlier page has left, and follows the changes of other tabs. */
export function watchSignOut(): void {
  const read = () => {
    const isUnconfirmed = readStorage('browser', storageKey) === 'true';
    // Each `set` shows the notice, also one that the visitor has dismissed.
    if (isUnconfirmed !== isSignOutUnconfirmed.get()) isSignOutUnconfirmed.set(isUnconfirmed);
  };
  onStorageChange(storageKey, read);
  // Another page may have changed it while this one was in the bfcache. The event also comes when a page has loaded.
  window.addEventListener('pageshow', read);
  read();
}
