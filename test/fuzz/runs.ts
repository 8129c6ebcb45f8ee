/**
 * Returns the number of cases of a fuzz test: few in the jest suite, `long` in `npm run test:long`, which sets `LONG`.
 * The jest suite tries the same cases in each run, so that a failure belongs to a change; a long run tries new ones.
 */
export function runs(long: number, short = Math.ceil(long / 100)): { numRuns: number; seed?: number } {
  return process.env.LONG ? { numRuns: long } : { numRuns: short, seed: 22 };
}
