import { existsSync } from 'node:fs';
import path from 'node:path';

const parts = ['pages', 'interaction', 'warm', 'peers', 'heap', 'shift'];

/** How many times Chromium is slowed down for interactions. */
const usualRate = 6;

const full = {
  isQuick: false,
  fast: 41,
  slow: 7,
  interaction: 7,
  warm: 15,
  peers: 5,
  counts: [1, 10, 100, 1000],
  cycles: [1000, 10_000],
};
const quick = {
  isQuick: true,
  fast: 3,
  slow: 3,
  interaction: 2,
  warm: 3,
  peers: 3,
  counts: [1, 10, 100, 1000],
  cycles: [200, 1200],
};

/** The options of the command line, with their arguments. */
export const usage = `npm run bench -- [--no-build] [--quick] [--no-write] [--only ${parts.join(',')}] [--rate N]
npm run bench -- [--no-build] --against DIR [--pages a,b] [--runs N] [--json]`;

/** Returns the folder with the manifest of another build: `folder` itself, or its `dist`. */
function findBuild(folder) {
  const candidates = [path.resolve(folder), path.resolve(folder, 'dist')];
  const found = candidates.find((candidate) => existsSync(path.join(candidate, 'manifest.json')));
  if (found === undefined) throw new Error(`--against: there is no build in ${candidates.join(' or ')}.`);
  return found;
}

function readCount(text) {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new Error(`--runs takes a number from 1, not ${text}.`);
  return Number(text);
}

function readRate(text) {
  if (!/^[1-9]\d?(\.\d+)?$/.test(text)) throw new Error(`--rate takes a number from 1, not ${text}.`);
  return Number(text);
}

/** Reads the command line. Throws an error with a message for the developer. */
export function readOptions(args) {
  const options = {
    ...full,
    parts,
    builds: true,
    writes: true,
    isJson: false,
    pages: ['sign-in', 'invoice'],
    runs: 15,
    rate: usualRate,
  };
  const rest = [...args];
  const next = (option) => {
    const value = rest.shift();
    if (value === undefined || value.startsWith('--')) throw new Error(`${option} needs a value.\n${usage}`);
    return value;
  };
  const set = {
    '--quick': () => Object.assign(options, quick),
    '--no-build': () => Object.assign(options, { builds: false }),
    '--no-write': () => Object.assign(options, { writes: false }),
    '--json': () => Object.assign(options, { isJson: true }),
    '--only': (option) => Object.assign(options, { parts: next(option).split(',') }),
    '--rate': (option) => Object.assign(options, { rate: readRate(next(option)) }),
    '--pages': (option) => Object.assign(options, { pages: next(option).split(',') }),
    '--runs': (option) => Object.assign(options, { runs: readCount(next(option)) }),
    '--against': (option) => Object.assign(options, { against: findBuild(next(option)) }),
  };
  const given = [];
  while (rest.length > 0) {
    const option = rest.shift();
    if (!Object.hasOwn(set, option)) throw new Error(`There is no option ${option}.\n${usage}`);
    set[option](option);
    given.push(option);
  }
  const unknown = options.parts.filter((part) => !parts.includes(part));
  if (unknown.length > 0) throw new Error(`--only takes ${parts.join(', ')}, not ${unknown.join(', ')}.`);
  const lonely = given.filter((option) => ['--pages', '--runs', '--json'].includes(option));
  if (lonely.length > 0 && !options.against) throw new Error(`${lonely.join(', ')} needs --against.\n${usage}`);
  const ignored = given.filter((option) => ['--quick', '--only', '--rate'].includes(option));
  if (ignored.length > 0 && options.against) throw new Error(`--against takes no ${ignored.join(', ')}.\n${usage}`);
  // Only the tables of a full run go into the document.
  if (options.isQuick || options.parts.length < parts.length) options.writes = false;
  return options;
}
