/** Milliseconds after which a file that failed is asked for again (contract 2). */
const retryDelays = [500, 2000];

/** Does what may fail for no lasting reason, such as fetching a file, up to three times. */
export function persistently<T>(work: () => Promise<T>, round = 0): Promise<T> {
  return work().catch((error: unknown) => {
    const delay = retryDelays[round];
    if (!delay) throw error;
    return new Promise((resolve) => setTimeout(resolve, delay)).then(() => persistently(work, round + 1));
  });
}
