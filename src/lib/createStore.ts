import { callSafely } from './callSafely';
import { pageState } from './pageState';

/** A value with listeners. Its methods fit React's `useSyncExternalStore`. */
export interface Store<Value> {
  /** The value on a new page, and in prerendered markup. */
  readonly initial: Value;
  /** Returns the value: the same object until the next `set`. */
  readonly get: () => Value;
  /** Sets the value and calls every listener. An error in one listener does not stop the others. */
  readonly set: (value: Value) => void;
  /** Calls the listener after each `set`. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates a store that starts with `initial` on each page. */
export function createStore<Value>(initial: Value): Store<Value> {
  const state = pageState(() => ({ value: initial, subscriptions: new Set<{ readonly listener: () => void }>() }));
  return {
    initial,
    get: () => state().value,
    set(value) {
      state().value = value;
      for (const { listener } of [...state().subscriptions]) callSafely(listener);
    },
    subscribe(listener) {
      const { subscriptions } = state();
      const subscription = { listener };
      subscriptions.add(subscription);
      return () => subscriptions.delete(subscription);
    },
  };
}
