import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from '../folders.mjs';
import { drawChart } from './chart.mjs';

const start = '<!-- bench:start -->';
const end = '<!-- bench:end -->';

/** Replaces the tables of `docs/performance.md`, and draws `docs/performance.svg`. */
export function writeDocument(text, results) {
  const file = path.join(projectFolder, 'docs/performance.md');
  const document = readFileSync(file, 'utf8');
  const from = document.indexOf(start);
  const to = document.indexOf(end);
  if (from < 0 || to < from) throw new Error(`docs/performance.md has no ${start} … ${end} for the tables.`);
  writeFileSync(file, `${document.slice(0, from + start.length)}\n${text}\n${document.slice(to)}`);
  writeFileSync(path.join(projectFolder, 'docs/performance.svg'), drawChart(results));
}
