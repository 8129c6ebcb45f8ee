import type { LoginStatus } from '../api/session/session';
import { readStorage, removeStorage, writeStorage } from '../api/storage/storage';
import { currentNotice, dismissNotice, showNoticeByKey } from './currentNotice';

/** Storage key: this tab has announced the notice to the member who is signed in. */
const announcedKey = 'loyalty-notice';

/**
 * Announces to a flagged member that the Gold card needs a mailing address: once per session, which ends with the tab
 * or a sign-out. While another notice shows, the announcement waits for the next page (E-system-loyaltyNotice,
 * M-con-32).
 */
export function announceLoyaltyNotice({ isLoggedIn, user }: LoginStatus): void {
  const shown = currentNotice.get();
  if (isLoggedIn === false) {
    removeStorage('tab', announcedKey);
    if (shown?.id === 'notice.System.loyaltyNotice') dismissNotice(shown.key);
  }
  if (!user?.loyaltyNotification || shown || readStorage('tab', announcedKey) === 'true') return;
  writeStorage('tab', announcedKey, 'true');
  showNoticeByKey('System', 'loyaltyNotice');
}
