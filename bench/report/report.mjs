import { count, kilobytes, megabytes, milliseconds, shift, task, totalOf } from './numbers.mjs';
import { table } from './table.mjs';
import { checkTargets } from './targets.mjs';

/** The names of the measured ways to write a page. */
export const ways = {
  widgets: '**widgets**',
  linked: '**widgets**, nothing inline',
  static: 'static HTML',
  staticInlined: 'static HTML, styles inline',
  floor: 'floor, one script',
  loader: 'floor, loader',
};

const introduction = ({ machine, date, versions, runs, load }) =>
  `Measured on ${date} on ${machine} (load ${load.toFixed(1)} at the start), in one run: ${runs.fast} visits
of each page on the fast profile, ${runs.slow} on the slow one, ${runs.peers} of each peer. The tables show the median, in brackets the minimum
and the maximum. Times are in ms since navigation. Ratios are of medians.
${versions.join(', ')}.`;

/** The score of a Moto G Power of 2022, by which Chrome's DevTools slow down for "low-tier mobile". */
const phoneScore = 264;

function slowdownLine({ score, rate }) {
  return `Interactions: Chromium, slowed down ${rate} times, has a score of ${Math.round(score)}. The low-tier phone of Chrome's DevTools has ${phoneScore}.`;
}

function targetsSection(results) {
  const all = checkTargets(results);
  const cells = ({ target, measured, limit, isReached }) => [
    target,
    measured,
    limit,
    isReached ? 'reached' : '**missed**',
  ];
  const list = (targets) => table(['target', 'measured', 'at most', ''], targets.map(cells), { isText: true });
  const required = `### Targets

The bench fails when one of these is missed.

${list(all.filter(({ isStricter }) => !isStricter))}`;
  const beyond = all.filter(({ isStricter }) => isStricter);
  if (beyond.length === 0) return required;
  return `${required}

### Stricter comparisons

These go beyond the requirements and do not fail the bench. *Styles inline in both pages*: the static form also saves the
round trip of its style sheets. *Nothing inline*: the page with widgets links its style sheets and scripts, as the demo does.
*First use*: with the files that load when the visitor moves into the form and types. *Together*: the sum of both
medians, without the time until the response arrives.

${list(beyond)}`;
}

function downloads(rows) {
  /** Counts on the slow profile, where a file that React requests later cannot arrive early. */
  const chainOf = ({ page, way }) => {
    const slow = rows.find((row) => row.page === page && row.way === way && row.profile === 'slow');
    const [needed, all] = [slow.depth.median, slow.depthOfAll.max];
    return needed === all ? needed : `${needed}, then ${all}`;
  };
  const cells = (row) => [
    row.page,
    ways[row.way],
    kilobytes(row.bytes.html),
    kilobytes(row.bytes.css),
    kilobytes(row.bytes.js),
    kilobytes(row.messageBytes),
    kilobytes(totalOf(row.bytes)),
    row.way === 'widgets' ? kilobytes(totalOf(row.bytesOnceUsed)) : '',
    count(row.requests),
    chainOf(row),
  ];
  return table(
    ['page', 'as', 'HTML', 'CSS', 'JS', 'of which messages', 'all', 'once used', 'requests', 'chain'],
    rows.filter(({ profile }) => profile === 'fast').map((row) => cells(row)),
  );
}

function times(rows, profile) {
  const cells = (row) => [
    row.page,
    ways[row.way],
    milliseconds(row.firstField),
    milliseconds(row.inControl),
    task(row.longest),
    milliseconds(row.blocking),
    shift(row.shift.max),
    megabytes(row.heap.median),
  ];
  const heads = ['page', 'as', 'first field', 'React in control', 'longest task', 'blocking', 'shift', 'heap'];
  return table(
    heads,
    rows.filter((row) => row.profile === profile).map((row) => cells(row)),
  );
}

const pagesSection = (rows) => `### Times

Fast profile:

${times(rows, 'fast')}

Slow profile:

${times(rows, 'slow')}

### Downloads

kB, brotli / gzip. *Once used*: with the files that load when the visitor moves into the form and types. *Chain*: the
number of round trips one after another until React is in control, the page included; after *then*, with later requests.
The messages of the floor are part of its script. *Nothing inline*: all style sheets and scripts are linked.

${downloads(rows)}`;

function peersSection({ rows, absent, survival }) {
  const counts = [...new Set(rows.map(({ mountPoints }) => mountPoints))];
  const names = [...new Set(rows.map(({ peer }) => peer))];
  const find = (peer, mountPoints) => rows.find((row) => row.peer === peer && row.mountPoints === mountPoints);
  const cell = (row) => `${milliseconds(row.rendered)}; ${task(row.longest)}`;
  const speed = table(
    ['mounted by', 'JS', ...counts.map((mountPoints) => `${mountPoints.toLocaleString('en')}`)],
    [
      ...names.map((name) => {
        return [name, kilobytes(find(name, counts[0]).bytes.js), ...counts.map((each) => cell(find(name, each)))];
      }),
      ...absent.map(({ peer, reason }) => [peer, 'does not run', reason, ...counts.slice(1).map(() => '–')]),
    ],
  );
  const tried = table(
    ['mounted by', 'one throws', 'bad data', 'late node', 'removed node', 'file fails once', 'file never loads'],
    survival.map(({ peer, throws, data, nodes, flaky, lost }) => [
      peer,
      `others ${throws.others}; mount point: ${throws.mountPoint}`,
      `rendered ${data.own}; others ${data.others}`,
      `mounted ${nodes.late}`,
      `unmounted ${nodes.removed}`,
      `loads ${flaky.loaded}`,
      `mount point: ${lost.mountPoint}`,
    ]),
    { isText: true },
  );
  return `### Other tools that mount React

The project's \`logout\` on 1 to 1,000 mount points: ms until all are rendered; the longest task. JS in kB, brotli / gzip;
this project loads its HTTP client later, the other tools load none.

${speed}

What each survives, tried in Chromium (\`bench/peers/survival.mjs\`):

${tried}`;
}

const heapSection = ({ name, first, last, before, after }) =>
  `### Heap

\`${name}\` mounted and unmounted many times, after garbage collection:

${table(
  ['mounts', 'heap', 'nodes', 'listeners'],
  [
    [first.toLocaleString('en'), megabytes(before.heap), before.nodes, before.listeners],
    [last.toLocaleString('en'), megabytes(after.heap), after.nodes, after.listeners],
  ],
)}`;

function shiftSection(rows) {
  const moving = rows.filter((row) => row.shift > 0).sort((a, b) => b.shift - a.shift);
  const visits = `Each page of the demo site in both languages, 1280 × 800, 375 × 740 and 1280 × 1300 px, with 150 ms per request,
signed out and signed in: ${rows.length} visits.`;
  if (moving.length === 0) return `### Layout shift\n\n${visits} Nothing shifts.`;
  const element = (row) => `\`${(row.shifted[0] ?? '').replace(/\s+/g, ' ').slice(0, 60)}\``;
  const list = table(
    ['page', 'session', 'screen', 'shift', 'first element that shifts'],
    moving.slice(0, 12).map((row) => [row.path, row.session, row.screen, shift(row.shift), element(row)]),
  );
  return `### Layout shift\n\n${visits} ${moving.length} of them shift; the most:\n\n${list}`;
}

/** Returns the results as Markdown. */
export function report(machine, results) {
  const { slowdown, pages, peers, heap, shift: visits } = results;
  return [
    introduction(machine),
    ...(slowdown ? [slowdownLine(slowdown)] : []),
    targetsSection(results),
    ...(pages ? [pagesSection(pages)] : []),
    ...(peers ? [peersSection(peers)] : []),
    ...(heap ? [heapSection(heap)] : []),
    ...(visits ? [shiftSection(visits)] : []),
  ].join('\n\n');
}
