/**
 * Returns the number of cases of a fuzz test: few in the jest suite, `long` in `npm run test:long`, which sets `LONG`.
 */
export function runs(long: number, short = Math.ceil(long / 100)): { numRuns: number } {
  return { numRuns: process.env.LONG ? long : short };
}
