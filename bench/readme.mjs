import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from './folders.mjs';

const start = '<!-- bench:start -->';
const end = '<!-- bench:end -->';

/** Puts the tables into the project's README, in place of the last ones. */
export function writeReadme(text) {
  const file = path.join(projectFolder, 'README.md');
  const readme = readFileSync(file, 'utf8');
  const from = readme.indexOf(start);
  const to = readme.indexOf(end);
  if (from < 0 || to < from) throw new Error(`README.md has no ${start} … ${end} to put the tables into.`);
  writeFileSync(file, `${readme.slice(0, from + start.length)}\n${text}\n${readme.slice(to)}`);
}
