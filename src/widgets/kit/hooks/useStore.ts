import { useSyncExternalStore } from 'react';
import type { Store } from '../../../lib/createStore';

/** Returns a store's value and renders again when it is set. Hydration starts from the store's initial value. */
export function useStore<Value>({ subscribe, get, initial }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, get, () => initial);
}
