import { kilobytes, megabytes, milliseconds, shift, task, totalOf } from './numbers.mjs';

const isWithin = (value, limit) => value <= limit;
const ratio = (value, to) => `${value.toFixed(2)} ×`.replace('NaN', '–') + (to ? ` (${to})` : '');

/** One target: what was to be reached, what was measured, and whether that is it. */
const row = (target, measured, limit, isReached) => ({ target, measured, limit, isReached, isStricter: false });

/** The same by a rule that nobody asked for: it says how far the figure above it carries. */
const stricter = (target) => ({ ...target, isStricter: true });

/** What may measure at most so many times what another page does, by their medians. */
function atMost(target, own, other, factor, name) {
  const value = own.median / other.median;
  const figures = `${ratio(value)}: ${milliseconds(own)} ms to ${milliseconds(other)} ms`;
  return row(target, figures, `${factor.toFixed(2)} × ${name}`, isWithin(value, factor));
}

function pageTargets(rows) {
  const find = (page, way, profile) =>
    rows.find((each) => each.page === page && each.way === way && each.profile === profile);
  const forms = [...new Set(rows.filter(({ way }) => way === 'floor').map(({ page }) => page))];
  const targets = [];

  const empty = find('empty', 'ours', 'fast');
  const isEntryAlone = empty.requests.max === 2 && (empty.bytes.js?.brotli ?? 0) <= 4096;
  const entry = `${empty.requests.max - 1} file, ${kilobytes(empty.bytes.js)} kB`;
  targets.push(row('Empty page: the entry alone', entry, '1 file', isEntryAlone));

  for (const profile of ['fast', 'slow']) {
    for (const page of forms) {
      const ours = find(page, 'ours', profile);
      const title = (what) => `${page}, ${profile}: ${what}`;
      const [still, carrying, floor, loader, linking] = ['static', 'staticCarrying', 'floor', 'loader', 'linking'].map(
        (way) => find(page, way, profile),
      );
      const firstField = (how, own, other) =>
        atMost(title(`first field typeable${how}`), own.typeable, other.typeable, 1.1, 'static');
      const inCharge = (how, own) => atMost(title(`React in charge${how}`), own.inCharge, floor.inCharge, 1, 'floor');
      targets.push(
        firstField('', ours, still),
        stricter(firstField(', styles in both pages', ours, carrying)),
        stricter(firstField(', nothing in the page', linking, still)),
        inCharge('', ours),
        stricter(inCharge(', nothing in the page', linking)),
      );
      const isCalm = isWithin(ours.blocking.median, loader.blocking.median);
      const blocking = `${milliseconds(ours.blocking)} ms`;
      targets.push(row(title('blocking time'), blocking, `loader: ${milliseconds(loader.blocking)} ms`, isCalm));
    }
  }
  const [signIn, itsFloor] = ['ours', 'floor'].map((way) => find('sign-in', way, 'fast'));
  const allBytes = (when, kind) => {
    const [own, floor] = [signIn, itsFloor].map((each) => totalOf(each[kind]));
    const value = own.brotli / floor.brotli;
    const figures = `${ratio(value)}: ${kilobytes(own)} to ${kilobytes(floor)} kB`;
    return row(`sign-in: all bytes ${when}`, figures, '1.25 × floor', isWithin(value, 1.25));
  };
  targets.push(
    allBytes('until somebody touches it', 'bytes'),
    stricter(allBytes('and those that the first touch brings', 'bytesTouched')),
    stricter(allBytes('and those that the first key brings', 'bytesTyped')),
  );
  for (const page of [...forms, 'home']) {
    const { depth, depthOfAll } = find(page, 'ours', 'slow');
    const figures = `${depth.median} until React is in charge, ${depthOfAll.max} with what is asked for after that`;
    targets.push(row(`${page}: request chain`, figures, '2', isWithin(depth.median, 2)));
  }
  const twice = rows.filter((each) => each.way === 'ours').flatMap((each) => each.twice);
  targets.push(row('Each file downloaded once', twice.join(', ') || 'yes', 'yes', twice.length === 0));
  return targets;
}

function peerTargets({ rows }) {
  const find = (peer, mountPoints) => rows.find((each) => each.peer === peer && each.mountPoints === mountPoints);
  const most = Math.max(...rows.map(({ mountPoints }) => mountPoints));
  const targets = [
    atMost(
      `${most.toLocaleString('en')} mount points`,
      find('rewards-widgets', most).rendered,
      find('a loop by hand', most).rendered,
      1.1,
      'loop',
    ),
  ];
  const { longest } = find('rewards-widgets', 100);
  targets.push(row('100 mount points: longest task', `${task(longest)} ms`, '50 ms', isWithin(longest.median, 50)));
  return targets;
}

function heapTargets({ first, last, before, after }) {
  const growth = after.heap - before.heap;
  const from = `mounts and unmounts ${first.toLocaleString('en')} to ${last.toLocaleString('en')}`;
  const [nodes, listeners] = ['nodes', 'listeners'].map((kind) => after[kind] - before[kind]);
  // What is forgotten at each is there thousands of times; what the browser itself is late with, once.
  const few = Math.floor((last - first) / 1_000);
  return [
    row(
      `Heap after ${from}`,
      `${growth < 0 ? '−' : '+'}${megabytes(Math.abs(growth))}`,
      '+1 MB',
      isWithin(growth, 1e6),
    ),
    stricter(
      row(
        'Nodes and listeners left behind',
        `${nodes} and ${listeners}`,
        `${few}, one of 1,000 times`,
        isWithin(Math.max(nodes, listeners), few),
      ),
    ),
  ];
}

function shiftTargets(rows) {
  const worst = rows.reduce((one, other) => (other.shift > one.shift ? other : one));
  const moving = rows.filter((each) => each.shift > 0).length;
  const figures = `${moving} of ${rows.length} visits move, most ${shift(worst.shift)}${moving > 0 ? ` (${worst.path}, ${worst.width} px)` : ''}`;
  return [row('Layout shift on every demo page', figures, '0', moving === 0)];
}

/** Every target that the parts which were measured can tell of. */
export function judge({ pages, peers, heap, shift: visits }) {
  return [
    ...(pages ? pageTargets(pages) : []),
    ...(peers ? peerTargets(peers) : []),
    ...(visits ? shiftTargets(visits) : []),
    ...(heap ? heapTargets(heap) : []),
  ];
}
