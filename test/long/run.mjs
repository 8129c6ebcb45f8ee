/**
 * Runs the tests that take too long for `npm test`, one part after the other, and writes their figures into
 * docs/assurance.md. Usage: npm run test:long [-- PART ...], such as `-- 'Fuzz tests'`; a part that is left out or
 * fails keeps its figures.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parts } from './parts.mjs';
import { runPart } from './runPart.mjs';
import { writeDocument } from './writeDocument.mjs';

const resultsFile = 'test/long/figures/parts.json';

const readResults = () => JSON.parse(readFileSync(resultsFile, 'utf8'));

const names = process.argv.slice(2);
const unknown = names.filter((name) => !parts.some((part) => part.name === name));
if (unknown.length > 0)
  throw new Error(`No part: ${unknown.join()}. There are: ${parts.map(({ name }) => name).join(', ')}.`);
for (const part of parts.filter(({ name }) => names.length === 0 || names.includes(name))) {
  const result = await runPart(part);
  if (!result) process.exitCode = 1;
  else writeFileSync(resultsFile, `${JSON.stringify({ ...readResults(), [part.name]: result }, null, 2)}\n`);
}
writeDocument();
