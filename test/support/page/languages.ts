import type { texts } from '../texts';

export type Language = keyof typeof texts;

const both: readonly Language[] = ['zh', 'en'];

/**
 * The languages in which a test shows the same page. CI takes one of them, to save time: the path of the test file
 * decides which, so a file has the same language each time it runs in the same folder.
 */
export const languages: readonly Language[] =
  process.env.CI && !process.env.LONG ? [both[(expect.getState().testPath ?? '').length % 2]!] : both;
