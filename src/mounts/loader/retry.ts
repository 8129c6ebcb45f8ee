/** Milliseconds to wait after the first and the second failure (contract 2). */
const retryDelays = [500, 2000];

/** Calls `work` up to three times from round 0, with a pause after each failure. Rejects with the last error. */
export function retry<T>(work: () => Promise<T>, round: number): Promise<T> {
  return work().catch((error: unknown) => {
    const delay = retryDelays[round];
    if (!delay) throw error;
    return new Promise((resolve) => setTimeout(resolve, delay)).then(() => retry(work, round + 1));
  });
}
