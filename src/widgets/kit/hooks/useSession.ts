import { type LoginStatus, loginStatus } from '../../../api/session/session';
import { useStore } from './useStore';

/** Returns the login status; renders again when it changes. */
export function useSession(): LoginStatus {
  return useStore(loginStatus);
}
