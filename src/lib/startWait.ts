/**
 * Starts a wait of some milliseconds. Returns a function that returns the milliseconds left: 0 or less when it is over.
 * Of two clocks the faster one counts: `Date.now()` can be set back, and `performance.now()` may stand still while the
 * device sleeps (J2).
 */
export function startWait(milliseconds: number): () => number {
  const startedAt = Date.now();
  const steadyStart = performance.now();
  return () => milliseconds - Math.max(Date.now() - startedAt, performance.now() - steadyStart);
}
