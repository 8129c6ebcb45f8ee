import { createListeners, type Listeners } from './createListeners';
import { pageState } from './pageState';

/** A value with listeners. Its methods fit React's `useSyncExternalStore`. */
export interface Store<Value> {
  /** The value on a new page, and in prerendered markup. */
  readonly initial: Value;
  /** Returns the value: the same object until the next `set`. */
  readonly get: () => Value;
  /** Sets the value and calls every listener. */
  readonly set: (value: Value) => void;
  /** Calls the listener after each `set`. Returns a function that unsubscribes. */
  readonly subscribe: Listeners['subscribe'];
}

/** Creates a store that starts with `initial` on each page. */
export function createStore<Value>(initial: Value): Store<Value> {
  const state = pageState(() => ({ value: initial }));
  const { notify, subscribe } = createListeners();
  return {
    initial,
    get: () => state().value,
    set(value) {
      state().value = value;
      notify();
    },
    subscribe,
  };
}
