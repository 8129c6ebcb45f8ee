import { useSyncExternalStore } from 'react';
import { type LoginStatus, loginStatus, onLoginStatus, statusBeforeStart } from '../../api/session';

/** Whether somebody is signed in, and who; a widget renders again when that changes. */
export function useSession(): LoginStatus {
  return useSyncExternalStore(onLoginStatus, loginStatus, () => statusBeforeStart);
}
