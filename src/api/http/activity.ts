import { createStore } from '../../lib/createStore';

/** The number of requests that the visitor waits for. The loading bar shows while it is above 0. */
export const pendingRequests = createStore(0);

function change(by: 1 | -1): void {
  pendingRequests.set(pendingRequests.get() + by);
}

/** Counts a promise as a pending request until it settles (B8). */
export async function trackActivity<T>(work: Promise<T>): Promise<T> {
  change(1);
  try {
    return await work;
  } finally {
    change(-1);
  }
}
