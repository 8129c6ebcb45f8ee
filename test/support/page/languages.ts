import { relative } from 'node:path';
import { allLanguages, type Language } from '../texts';

/**
 * The languages in which a test shows the same page. CI takes one of them, to save time: the length of the test file's
 * path in the project decides which.
 */
export const languages: readonly Language[] = process.env.CI
  ? [allLanguages[relative(process.cwd(), expect.getState().testPath!).length % 2]!]
  : allLanguages;
