import { readFileSync } from 'node:fs';
import { explained } from './explained.mjs';

/** Returns why no test can notice a change; undefined when no reason is known. */
function findReason(survivor) {
  const keys = ['file', 'line', 'original', 'replacement'];
  return explained.find((row) => keys.every((key) => !(key in row) || row[key] === survivor[key]))?.why;
}

/** Describes a change that no test has noticed. */
function toSurvivor({ fileName, location: { start, end }, replacement }) {
  const file = fileName.slice(fileName.indexOf('src/'));
  const text = readFileSync(file, 'utf8').split('\n')[start.line - 1];
  const original = text.slice(start.column - 1, end.line === start.line ? end.column - 1 : undefined);
  const survivor = { file, lineNumber: start.line, line: text.trim(), original, replacement };
  return { ...survivor, why: findReason(survivor) };
}

/**
 * Returns the figures of a module from the results of Stryker: the number of changes, those that the tests notice, how
 * many of these by taking too long, and those that survive.
 */
export function summarize(results) {
  const counted = results.filter(({ status }) => !['Ignored', 'CompileError', 'RuntimeError'].includes(status));
  const survivors = counted.filter(({ status }) => ['Survived', 'NoCoverage'].includes(status)).map(toSurvivor);
  const timedOut = counted.filter(({ status }) => status === 'Timeout').length;
  return { mutants: counted.length, killed: counted.length - survivors.length, timedOut, survivors };
}

/** Returns true when there are changes, the tests notice at least 90 % of them, and each of the others has a reason. */
export const isEnough = ({ mutants, killed, survivors }) =>
  mutants > 0 && killed >= 0.9 * mutants && survivors.every(({ why }) => why);
