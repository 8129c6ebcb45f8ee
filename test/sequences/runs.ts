import { runs as runsOfFuzzTests } from '../fuzz/runs';

/** Returns the number of sequences: `short` in the jest suite. A failing one is not shortened, which takes long. */
export const runs = (long: number, short: number) => ({ ...runsOfFuzzTests(long, short), endOnFailure: true });

/** Milliseconds that a test may take: a long run takes up to hours. */
export const timeout = process.env.LONG ? 4 * 3_600_000 : 300_000;
