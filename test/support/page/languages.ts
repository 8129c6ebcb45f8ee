import type { texts } from '../texts';

export type Language = keyof typeof texts;

const both: readonly Language[] = ['zh', 'en'];

/**
 * The languages of the tests that show the same page in each. In CI, to save time, one of them: the path of the test
 * file picks it by its length. A long run has both.
 */
export const languages: readonly Language[] =
  process.env.CI && !process.env.LONG ? [both[(expect.getState().testPath ?? '').length % 2]!] : both;
