import { useSyncExternalStore } from 'react';
import { currentRoute, onRouteChange } from '../../api/browser/route';

const accountHome = /^(?:\/en)?\/account\/?(?:#\/?)?$/;

/** Returns true while the page is the home of the account, and not one of its views. */
export function useIsAccountHome(): boolean {
  return useSyncExternalStore(
    onRouteChange,
    () => accountHome.test(currentRoute()),
    () => false,
  );
}
