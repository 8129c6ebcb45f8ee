import { count, kilobytes, megabytes, milliseconds, shift, task, totalOf } from './numbers.mjs';
import { table } from './table.mjs';
import { judge } from './targets.mjs';

const ways = {
  ours: '**widgets**',
  linking: '**widgets**, nothing in the page',
  static: 'static HTML',
  staticCarrying: 'static HTML, styles in the page',
  floor: 'floor, one script',
  loader: 'floor, loader',
};

const introduction = ({ machine, date, versions, runs, load }) =>
  `Measured ${date} by \`npm run bench\` on ${machine} (load ${load.toFixed(1)} at the start), in one run,
the pages of each round in random order, each in a browser without cache; ${runs.fast} runs of each page (${runs.slow} throttled, ${runs.peers} of each
peer), the median and in brackets the least and the greatest. Times are ms since the navigation started; *so many times*
are of medians.
${versions.join(', ')}.`;

function downloads(rows) {
  /** Where requests take their time, what is only asked for once React is in charge cannot be there before. */
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
    kilobytes(row.words),
    kilobytes(totalOf(row.bytes)),
    ...['bytesTouched', 'bytesTyped'].map((kind) => (row.way === 'ours' ? kilobytes(totalOf(row[kind])) : '')),
    count(row.requests),
    chainOf(row),
  ];
  const [touched, typed] = ['once touched', 'typed into'];
  const heads = ['page', 'as', 'HTML', 'CSS', 'JS', 'of which words', 'all', touched, typed, 'requests', 'chain'];
  return table(
    heads,
    rows.filter(({ profile }) => profile === 'fast').map((row) => cells(row)),
  );
}

function times(rows, profile) {
  const cells = (row) => [
    row.page,
    ways[row.way],
    milliseconds(row.typeable),
    milliseconds(row.inCharge),
    task(row.longest),
    milliseconds(row.blocking),
    shift(row.shift.max),
    megabytes(row.heap.median),
  ];
  const heads = ['page', 'as', 'first field', 'React in charge', 'longest task', 'blocking', 'shift', 'heap'];
  return table(
    heads,
    rows.filter((row) => row.profile === profile).map((row) => cells(row)),
  );
}

function pagesSection(rows) {
  return `### Downloads

kB, brotli / gzip; *static* is the same form without a script, *floor* the same form written by hand on the prescribed
packages alone, in one script or behind a small loader with its chunk preloaded; its words are not told apart. *Chain*
counts the page itself; what is asked for after React is in charge comes behind the comma. *Once touched*: with what is
fetched when a visitor first points at a widget or moves into it (HTTP client, texts of notices); *typed into*: with the
bookkeeping of the form, React Hook Form, which the floor does without. The page of the *widgets* carries its style sheets
and the script that says when the others are asked for (see *For editors*); *nothing in the page* is the one that links and
names them all, as the strictest policy wants it and as the demo's pages do. Home and the empty page have no form: there is
nothing beside them to compare with but their bytes.

${downloads(rows)}

### From navigation to typing

As fast as the machine is:

${times(rows, 'fast')}

A quarter of its speed, 150 ms for each request, 1.6 Mbit/s:

${times(rows, 'slow')}`;
}

function peersSection({ rows, absent, survival }) {
  const counts = [...new Set(rows.map(({ mountPoints }) => mountPoints))];
  const names = [...new Set(rows.map(({ peer }) => peer))];
  const find = (peer, mountPoints) => rows.find((row) => row.peer === peer && row.mountPoints === mountPoints);
  const cell = (row) => `${milliseconds(row.rendered)}; ${task(row.longest)}`;
  const race = table(
    ['mounted by', 'JS', ...counts.map((mountPoints) => `${mountPoints.toLocaleString('en')}`)],
    [
      ...names.map((name) => {
        return [name, kilobytes(find(name, counts[0]).bytes.js), ...counts.map((each) => cell(find(name, each)))];
      }),
      ...absent.map(({ peer, reason }) => [peer, 'does not run', reason, ...counts.slice(1).map(() => '–')]),
    ],
  );
  const tried = table(
    ['mounted by', 'one throws', 'bad data', 'late node', 'removed node', 'file fails once', 'file never comes'],
    survival.map(({ peer, throws, data, nodes, flaky, lost }) => [
      peer,
      `others ${throws.others}; its place: ${throws.place}`,
      `rendered ${data.own}; others ${data.others}`,
      `mounted ${nodes.late}`,
      `unmounted ${nodes.removed}`,
      `comes ${flaky.came}`,
      `its place: ${lost.place}`,
    ]),
    { isText: true },
  );
  return `### Against others who mount React into pages

The project's \`logout\` at so many mount points: ms until all are rendered; the longest task. Bytes as above; ours leave
the HTTP client until it is needed, the others never ask for it.

${race}

What each survives, tried in Chromium (\`bench/peers/survival.mjs\`):

${tried}`;
}

const heapSection = ({ name, first, last, before, after }) =>
  `### Coming and going

\`${name}\` mounted and unmounted again and again, after all garbage is collected:

${table(
  ['after', 'heap', 'nodes', 'listeners'],
  [
    [first.toLocaleString('en'), megabytes(before.heap), before.nodes, before.listeners],
    [last.toLocaleString('en'), megabytes(after.heap), after.nodes, after.listeners],
  ],
)}`;

function shiftSection(rows) {
  const moving = rows.filter((row) => row.shift > 0).sort((a, b) => b.shift - a.shift);
  const said = `Each page of the demo site, in both languages, 1280 and 375 px wide, 150 ms away, as a visitor and as a member: ${rows.length}
visits.`;
  if (moving.length === 0) return `### Layout shift\n\n${said} Nothing moves.`;
  const list = table(
    ['page', 'seen by', 'width', 'shift', 'what moved first'],
    moving
      .slice(0, 12)
      .map((row) => [
        row.path,
        row.who,
        row.width,
        shift(row.shift),
        `\`${(row.shifted[0] ?? '').replace(/\s+/g, ' ').slice(0, 60)}\``,
      ]),
  );
  return `### Layout shift\n\n${said} ${moving.length} of them move; the most:\n\n${list}`;
}

function reachSection(results) {
  const all = judge(results);
  const cells = ({ target, measured, limit, isReached }) => [
    target,
    measured,
    limit,
    isReached ? 'reached' : '**missed**',
  ];
  const list = (targets) => table(['target', 'measured', 'at most', ''], targets.map(cells), { isText: true });
  const beyond = all.filter(({ isStricter }) => isStricter);
  const stricter = `### Reach, by stricter rules

Nobody set these: they say how far the figures above carry. *Styles in both pages*: the static form, too, is spared the
round trip for its style sheets. *Nothing in the page*: ours links its style sheets and names its scripts, as the demo's
pages do. *Touch* and *key*: with what is fetched for a visitor who uses the form; the floor keeps no books of its fields.

${list(beyond)}`;
  return [
    `### Reach\n\n${list(all.filter(({ isStricter }) => !isStricter))}`,
    ...(beyond.length > 0 ? [stricter] : []),
  ].join('\n\n');
}

/** What was measured, as Markdown. */
export function report(machine, results) {
  const { pages, peers, heap, shift: visits } = results;
  return [
    introduction(machine),
    reachSection(results),
    ...(pages ? [pagesSection(pages)] : []),
    ...(peers ? [peersSection(peers)] : []),
    ...(heap ? [heapSection(heap)] : []),
    ...(visits ? [shiftSection(visits)] : []),
  ].join('\n\n');
}
