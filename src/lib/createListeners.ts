import { callSafely } from './callSafely';
import { pageState } from './pageState';

/** Listeners of an event. */
export interface Listeners {
  /** Calls every listener. An error in one does not stop the others. */
  readonly notify: () => void;
  /** Calls the listener at each `notify`. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates an event that has no listeners at first, on each page. */
export function createListeners(): Listeners {
  const subscriptions = pageState(() => new Set<{ readonly listener: () => void }>());
  return {
    notify() {
      for (const { listener } of [...subscriptions()]) callSafely(listener);
    },
    subscribe(listener) {
      const ofPage = subscriptions();
      const subscription = { listener };
      ofPage.add(subscription);
      return () => ofPage.delete(subscription);
    },
  };
}
