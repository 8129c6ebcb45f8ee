import { kilobytes, megabytes, milliseconds, shift, task, totalOf } from './numbers.mjs';

const isWithin = (value, limit) => value <= limit;
const ratio = (value, to) => `${value.toFixed(2)} ×`.replace('NaN', '–') + (to ? ` (${to})` : '');

/** Returns one target with its measured value, its limit, and whether it is reached. */
const row = (target, measured, limit, isReached) => ({ target, measured, limit, isReached, isStricter: false });

/** Marks a target that goes beyond the requirements. It does not fail the bench. */
const stricter = (target) => ({ ...target, isStricter: true });

/** Returns a target that compares the medians of two pages. */
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

  const empty = find('empty', 'widgets', 'fast');
  const isLoaderAlone = empty.requests.max === 2 && (empty.bytes.js?.brotli ?? 0) <= 4096;
  const loaderFiles = `${empty.requests.max - 1} file, ${kilobytes(empty.bytes.js)} kB`;
  targets.push(row('Empty page: only the loader', loaderFiles, '1 file', isLoaderAlone));

  for (const profile of ['fast', 'slow']) {
    for (const page of forms) {
      const widgets = find(page, 'widgets', profile);
      const title = (what) => `${page}, ${profile}: ${what}`;
      const [still, inlined, floor, loader, linked] = ['static', 'staticInlined', 'floor', 'loader', 'linked'].map(
        (way) => find(page, way, profile),
      );
      const firstField = (how, own, other) =>
        atMost(title(`first field${how}`), own.firstField, other.firstField, 1.1, 'static');
      const inControl = (how, own) =>
        atMost(title(`React in control${how}`), own.inControl, floor.inControl, 1, 'floor');
      targets.push(
        firstField('', widgets, still),
        stricter(firstField(', styles inline in both pages', widgets, inlined)),
        stricter(firstField(', nothing inline', linked, still)),
        inControl('', widgets),
        stricter(inControl(', nothing inline', linked)),
      );
      const isWithinLoader = isWithin(widgets.blocking.median, loader.blocking.median);
      const blocking = `${milliseconds(widgets.blocking)} ms`;
      targets.push(
        row(title('blocking time'), blocking, `loader: ${milliseconds(loader.blocking)} ms`, isWithinLoader),
      );
    }
  }
  const [signIn, itsFloor] = ['widgets', 'floor'].map((way) => find('sign-in', way, 'fast'));
  const allBytes = (when, kind) => {
    const [own, floor] = [signIn, itsFloor].map((each) => totalOf(each[kind]));
    const value = own.brotli / floor.brotli;
    const figures = `${ratio(value)}: ${kilobytes(own)} to ${kilobytes(floor)} kB`;
    return row(`sign-in: all bytes ${when}`, figures, '1.25 × floor', isWithin(value, 1.25));
  };
  targets.push(
    allBytes('until React is in control', 'bytes'),
    stricter(allBytes('and those fetched when idle and at first use', 'bytesOnceUsed')),
  );
  for (const page of [...forms, 'home']) {
    const { depth, depthOfAll } = find(page, 'widgets', 'slow');
    const figures = `${depth.median} until React is in control, ${depthOfAll.max} with later requests`;
    targets.push(row(`${page}: request chain`, figures, '2', isWithin(depth.median, 2)));
  }
  const twice = rows.filter((each) => each.way === 'widgets').flatMap((each) => each.twice);
  targets.push(row('Each file downloaded once', twice.join(', ') || 'yes', 'yes', twice.length === 0));
  return targets;
}

/** The ways that the report shows beside each way of the widgets, with their names. */
const besides = { widgets: { floor: 'floor', static: 'no script' }, site: { floorSteps: 'floor' } };

function interactionTargets(rows) {
  const targets = (own) => {
    const { page, way, kind, time, response } = own;
    const limit = /\bkey\b/.test(kind) ? 50 : 200;
    const others = rows.filter((each) => each.page === page && each.kind === kind && each.way in besides[way]);
    const figures = (measure) => {
      const beside = others
        .filter((other) => other[measure])
        .map((other) => `; ${besides[way][other.way]}: ${milliseconds(other[measure])} ms`);
      return `${milliseconds(own[measure])} ms${beside.join('')}`;
    };
    const where = way === 'site' ? `${page} on the demo site` : page;
    const target = (what, measured, value) =>
      row(`${where}: ${kind}${what}`, measured, `${limit} ms`, isWithin(value, limit));
    const itself = target('', figures('time'), time.median);
    if (!response) return [itself];
    const sum = time.median + response.median;
    return [
      itself,
      target(', its response', figures('response'), response.median),
      stricter(target(' and its response together', `${Math.round(sum)} ms`, sum)),
    ];
  };
  return rows.filter(({ way }) => way in besides).flatMap(targets);
}

function warmTargets(rows) {
  const groups = ['fast', 'slow'].flatMap((profile) => ['second', 'third'].map((visited) => ({ profile, visited })));
  return groups.flatMap(({ profile, visited }) => {
    const find = (way) => rows.find((each) => each.way === way && each.profile === profile && each.visited === visited);
    const target = (how, own, still) =>
      atMost(
        `warm navigation, ${profile}, ${visited} page: React in control${how}`,
        own.inControl,
        still.painted,
        1.5,
        'first paint of static',
      );
    return [
      target('', find('linked'), find('static')),
      stricter(target(', styles inline and scripts delayed', find('widgets'), find('static'))),
    ];
  });
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
  // A leak of each mount would be there thousands of times; a few nodes belong to the browser.
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
        `${few}, one in 1,000 mounts`,
        isWithin(Math.max(nodes, listeners), few),
      ),
    ),
  ];
}

function shiftTargets(rows) {
  const worst = rows.reduce((one, other) => (other.shift > one.shift ? other : one));
  const moving = rows.filter((each) => each.shift > 0).length;
  // A widget that has not loaded shifts nothing.
  const unready = rows.filter((each) => each.unready > 0).length;
  const failures = unready > 0 ? `; widgets are not ready in ${unready}` : '';
  const figures = `${moving} of ${rows.length} visits shift, most ${shift(worst.shift)}${moving > 0 ? ` (${worst.path}, ${worst.screen} px)` : ''}${failures}`;
  return [row('Layout shift on every demo page', figures, '0', moving + unready === 0)];
}

/** Returns the targets of the parts that were measured. */
export function checkTargets({ pages, interaction, warm, peers, heap, shift: visits }) {
  return [
    ...(pages ? pageTargets(pages) : []),
    ...(interaction ? interactionTargets(interaction) : []),
    ...(warm ? warmTargets(warm) : []),
    ...(peers ? peerTargets(peers) : []),
    ...(visits ? shiftTargets(visits) : []),
    ...(heap ? heapTargets(heap) : []),
  ];
}

/** Returns the missed targets that fail the bench. */
export function missedTargets(results) {
  return checkTargets(results).filter(({ isReached, isStricter }) => !isReached && !isStricter);
}
