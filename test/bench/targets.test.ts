import { loadModule, medianOnly } from './loadModule';

interface TargetsModule {
  missedTargets(results: object): readonly { readonly target: string; readonly measured: string }[];
}

const { missedTargets } = loadModule<TargetsModule>('report/targets.mjs');
const missed = (results: object) => missedTargets(results).map(({ target }) => target);
const bytes = (brotli: number) => ({ js: { brotli, gzip: brotli } });

/** Rows of one way to build a page that reach their targets exactly, the page without widgets included. */
const reachedPages = ['fast', 'slow'].flatMap((profile) => {
  const row = (page: string, way: string, firstField: number) => ({
    ...{
      page,
      way,
      profile,
      twice: [] as string[],
      bytes: bytes(way === 'floor' ? 80 : 100),
      bytesOnceUsed: bytes(100),
    },
    ...{ firstField: medianOnly(firstField), inControl: medianOnly(100), blocking: medianOnly(100) },
    ...{ depth: medianOnly(2), depthOfAll: medianOnly(2), requests: medianOnly(2) },
  });
  return [
    ...['static', 'staticInlined', 'floor', 'loader'].map((way) => row('sign-in', way, 100)),
    ...['widgets', 'linked'].map((way) => row('sign-in', way, 110)),
    { ...row('empty', 'widgets', 0), bytes: bytes(4096) },
    row('home', 'widgets', 0),
  ];
});
/** The same rows with one value of the widgets changed. */
const pagesWith = (page: string, profile: string, value: object) => ({
  pages: reachedPages.map((row) =>
    row.page === page && row.way === 'widgets' && row.profile === profile ? { ...row, ...value } : row,
  ),
});

const interaction = (page: string, way: string, kind: string, time: number, response?: number) => ({
  interaction: [{ page, way, kind, time: medianOnly(time), response: response ? medianOnly(response) : null }],
});
const warm = (inControl: number) => ({
  warm: ['fast', 'slow'].flatMap((profile) =>
    ['second', 'third'].flatMap((visited) => [
      { way: 'linked', visited, profile, inControl: medianOnly(inControl) },
      { way: 'widgets', visited, profile, inControl: medianOnly(1000) },
      { way: 'static', visited, profile, painted: medianOnly(100) },
    ]),
  ),
});
const mountPoints = (own: number, longest: number) => {
  const row = (peer: string, count: number, rendered: number) => ({
    ...{ peer, mountPoints: count, rendered: medianOnly(rendered), longest: medianOnly(longest) },
  });
  const rows = [row('rewards-widgets', 100, 10), row('rewards-widgets', 1000, own), row('a loop by hand', 1000, 100)];
  return { peers: { rows } };
};
const heap = (growth: number, nodes: number) => ({
  heap: {
    ...{ first: 1000, last: 10_000 },
    before: { heap: 3e6, nodes: 20, listeners: 20 },
    after: { heap: 3e6 + growth, nodes: 20 + nodes, listeners: 20 },
  },
});
const shift = (value: number, unready = 0) => ({
  shift: [{ path: '/', screen: '375 × 740', shift: value, unready }],
});

test.each([
  ['Empty page: only the loader', pagesWith('empty', 'fast', { requests: medianOnly(3) })],
  ['Empty page: only the loader', pagesWith('empty', 'fast', { bytes: bytes(4097) })],
  ['sign-in, fast: first field', pagesWith('sign-in', 'fast', { firstField: medianOnly(111) })],
  ['sign-in, slow: first field', pagesWith('sign-in', 'slow', { firstField: medianOnly(111) })],
  ['sign-in, fast: React in control', pagesWith('sign-in', 'fast', { inControl: medianOnly(101) })],
  ['sign-in, slow: React in control', pagesWith('sign-in', 'slow', { inControl: medianOnly(101) })],
  ['sign-in, fast: blocking time', pagesWith('sign-in', 'fast', { blocking: medianOnly(101) })],
  ['sign-in, slow: blocking time', pagesWith('sign-in', 'slow', { blocking: medianOnly(101) })],
  ['sign-in: all bytes until React is in control', pagesWith('sign-in', 'fast', { bytes: bytes(101) })],
  ['sign-in: request chain', pagesWith('sign-in', 'slow', { depth: medianOnly(3) })],
  ['home: request chain', pagesWith('home', 'slow', { depth: medianOnly(3) })],
  ['Each file downloaded once', pagesWith('home', 'slow', { twice: ['form.js'] })],
  ['sign-in: first key', interaction('sign-in', 'widgets', 'first key', 51)],
  ['sign-in: first key in another field', interaction('sign-in', 'widgets', 'first key in another field', 51)],
  ['sign-in on the demo site: click', interaction('sign-in', 'site', 'click', 201)],
  ['sign-in on the demo site: click, its response', interaction('sign-in', 'site', 'click', 200, 201)],
  ['1,000 mount points', mountPoints(111, 50)],
  ['100 mount points: longest task', mountPoints(110, 51)],
  ['Heap after mounts and unmounts 1,000 to 10,000', heap(1e6 + 1, 0)],
  ['Layout shift on every demo page', shift(0.001)],
  ['Layout shift on every demo page', shift(0, 1)],
])('%s: fails the bench when it is missed', (target, results) => {
  expect(missed(results)).toEqual([target]);
});

test('each target of a warm navigation fails the bench when it is missed', () => {
  expect(missed(warm(151))).toEqual([
    'warm navigation, fast, second page: React in control',
    'warm navigation, fast, third page: React in control',
    'warm navigation, slow, second page: React in control',
    'warm navigation, slow, third page: React in control',
  ]);
});

test('an interaction stands beside those of the floor and of the form without a script', () => {
  const rows = ['floor', 'static', 'widgets'].flatMap((way, index) => [
    ...interaction('sign-in', way, 'first key', 60 + index).interaction,
    ...interaction('invoice', way, 'first key', 10).interaction,
  ]);
  expect(missedTargets({ interaction: rows })).toEqual([
    expect.objectContaining({
      target: 'sign-in: first key',
      measured: expect.stringMatching(/^62 .*; floor: 60 .*; no script: 61 /),
    }),
  ]);
});

test('a step of the registration on the demo site, and its response, stand beside those of the floor', () => {
  const rows = ['floorSteps', 'site'].flatMap(
    (way, index) => interaction('registration', way, 'send code', 210 + index, 220 + index).interaction,
  );
  expect(missedTargets({ interaction: rows }).map(({ measured }) => measured)).toEqual([
    expect.stringMatching(/^211 .*; floor: 210 /),
    expect.stringMatching(/^221 .*; floor: 220 /),
  ]);
});

test.each([
  ['pages', { pages: reachedPages }],
  ['a key', interaction('sign-in', 'widgets', 'first key', 50)],
  ['a click', interaction('sign-in', 'site', 'click', 200)],
  [
    'a click and its response, although they are above the limit together',
    interaction('sign-in', 'site', 'click', 200, 200),
  ],
  ['a warm navigation', warm(150)],
  ['mount points', mountPoints(110, 50)],
  ['layout shift', shift(0)],
  ['the heap, where nodes go beyond the requirements', heap(1e6, 100)],
])('the targets of %s do not fail the bench when they are reached', (_, results) => {
  expect(missed(results)).toEqual([]);
});
