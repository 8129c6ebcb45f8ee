import { readdirSync, readFileSync } from 'node:fs';

const format = (count) => count.toLocaleString('en');

/** Returns the figures of a run of jest from its output. */
const readTests = (output) =>
  /^Tests: +(.+), \d+ total$/m.exec(output)?.[1].replace('passed', 'tests passed') ?? 'none';

/** Returns the number of passed tests of a run of Playwright from its output. */
const readPassed = (output) => /^ +(\d+) passed/m.exec(output)?.[1] ?? 0;

/** Returns the figures of a run of Playwright from its output. */
const readBrowserTests = (output) => `${readPassed(output)} tests passed`;

/** Returns the number of strings of the corpus. */
const countHostileTexts = () =>
  readFileSync('test/browser/xss/corpus.ts', 'utf8').match(/^ {2}['"].*,$/gm)?.length ?? 0;

/** Returns the number of cases that the tests of a folder generate in a long run. */
function countCases(folder) {
  const names = readdirSync(folder, { encoding: 'utf8', recursive: true }).filter((name) => /\.tsx?$/.test(name));
  const sources = names.map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
  return sources
    .flatMap((source) => [...source.matchAll(/\bruns\(([\d_]+)/g)])
    .reduce((sum, [, count]) => sum + Number(count.replaceAll('_', '')), 0);
}

/** Returns what has grown on the page of the endurance test, from its output. */
function readGrowth(output) {
  const { minutes, before, after } = JSON.parse(/Endurance: (\{.+\})/.exec(output)?.[1] ?? 'null') ?? {};
  if (!before) return 'none';
  const growth = (field) => format(after[field] - before[field]);
  return `${minutes} minutes: ${growth('timers')} timers, ${growth('listeners')} listeners, ${growth('nodes')} nodes and ${growth('heap')} bytes more`;
}

function readMutation() {
  const figures = Object.values(JSON.parse(readFileSync('test/long/figures/mutation.json', 'utf8')));
  const sum = (field) => figures.reduce((total, row) => total + row[field], 0);
  const percent = ((100 * sum('killed')) / sum('mutants')).toFixed(1);
  return `${format(sum('killed'))} of ${format(sum('mutants'))} changes noticed (${percent} %)`;
}

/** The parts of `npm run test:long`: what runs, and how its figures are read from its output. */
export const parts = [
  {
    name: 'Fuzz tests',
    command: 'LONG=1 npx jest test/fuzz',
    readFigures: (output) => `${readTests(output)}, ${format(countCases('test/fuzz'))} generated cases or more`,
  },
  {
    name: 'Styles of other pages',
    command: 'npm run build && LONG=1 npx playwright test pageStyles/gallery --project desktop',
    readFigures: (output) => `each state of ${readPassed(output)} widgets looks the same on each page`,
  },
  {
    name: 'Cross-site scripting',
    command: 'npm run build && LONG=1 npx playwright test browser/xss --project desktop --workers 2',
    readFigures: (output) =>
      `${format(countHostileTexts())} strings, with and without the policy: ${readBrowserTests(output)}`,
  },
  {
    name: 'Redirects',
    command: 'npm run build && LONG=1 npx playwright test browser/redirects --project desktop',
    readFigures: (output) =>
      `the entries of the corpus that stay on the site, in both languages: ${readBrowserTests(output)}`,
  },
  {
    name: 'Isolation',
    command: 'npm run build && LONG=1 npx playwright test browser/isolation --project desktop --workers 1',
    readFigures: (output) =>
      `22 widgets, 7 ways to fail, all but missing files also signed in: ${readBrowserTests(output)}`,
  },
  {
    name: 'Accessibility',
    command: 'npm run build && LONG=1 npx playwright test gallery/states --project desktop',
    readFigures: (output) =>
      `each state of ${Number(readPassed(output)) >> 1} widgets passes axe in both languages at 375 and 1280 px, and has readable colours in default, dark and forced colours`,
  },
  {
    name: 'Mounts',
    command: 'npm run build && LONG=1 npx playwright test browser/heap --project desktop',
    readFigures: (output) => `10,000 mounts of one form and 10,000 of all widgets in turn: ${readBrowserTests(output)}`,
  },
  {
    name: 'Endurance',
    command: 'npm run build && LONG=1 npx playwright test browser/endurance --project desktop',
    readFigures: readGrowth,
  },
  {
    name: 'Fault matrix',
    command: 'LONG=1 npx jest test/flows && npm run build && LONG=1 npx playwright test faultMatrix --project desktop',
    readFigures: (output) => `${readTests(output)} in jest, ${readBrowserTests(output)} in Chromium`,
  },
  {
    name: 'Money sequences',
    command: 'LONG=1 npx jest test/sequences --maxWorkers 2',
    readFigures: (output) => `${readTests(output)}, ${format(countCases('test/sequences'))} sequences or more`,
  },
  { name: 'Mutation tests', command: 'npm run test:mutation', readFigures: readMutation },
];
