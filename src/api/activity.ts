let underWay = 0;
const listeners = new Set<() => void>();

/** True while a visitor waits for any service; what the loading bar shows. */
export function isBusy(): boolean {
  return underWay > 0;
}

/** Tells when `isBusy` may have changed; the answer unsubscribes. */
export function onActivity(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(by: 1 | -1): void {
  underWay += by;
  for (const listener of listeners) listener();
}

/** Counts a piece of work as activity until it ends, however it ends (B8). */
export async function counted<T>(work: Promise<T>): Promise<T> {
  change(1);
  try {
    return await work;
  } finally {
    change(-1);
  }
}
