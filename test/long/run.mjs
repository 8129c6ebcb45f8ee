/**
 * Runs the tests that take too long for `npm test`, one part after the other, and writes their figures into
 * docs/assurance.md. Usage: npm run test:long [-- PART ...], such as `-- 'Fuzz tests'`; a part that is left out keeps
 * its figures.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parts } from './parts.mjs';
import { writeDocument } from './writeDocument.mjs';

const resultsFile = 'test/long/figures/parts.json';

const readResults = () => JSON.parse(readFileSync(resultsFile, 'utf8'));

/** Runs a part, shows its output, and returns its figures. */
function runPart({ name, command, readFigures }) {
  console.log(`\n${name}: ${command}`);
  const { status, stdout, stderr } = spawnSync(command, { shell: true, encoding: 'utf8', maxBuffer: 2 ** 30 });
  process.stdout.write(stdout + stderr);
  if (status !== 0) process.exitCode = 1;
  return { name, command, figures: readFigures(stdout + stderr), date: new Date().toISOString().slice(0, 10) };
}

const names = process.argv.slice(2);
for (const part of parts.filter(({ name }) => names.length === 0 || names.includes(name))) {
  const result = runPart(part);
  writeFileSync(resultsFile, `${JSON.stringify({ ...readResults(), [part.name]: result }, null, 2)}\n`);
}
writeDocument(Object.values(readResults()));
