import { loadModule, medianOnly } from './loadModule';

interface TargetsModule {
  missedTargets(results: object): readonly { readonly target: string }[];
}

const { missedTargets } = loadModule<TargetsModule>('report/targets.mjs');

describe('the targets', () => {
  const heap = (growth: number, nodes: number) => ({
    heap: {
      ...{ first: 1000, last: 10_000 },
      before: { heap: 3e6, nodes: 20, listeners: 20 },
      after: { heap: 3e6 + growth, nodes: 20 + nodes, listeners: 20 },
    },
  });
  const mountPoints = (own: number) => {
    const row = (peer: string, count: number, rendered: number) => ({
      ...{ peer, mountPoints: count, rendered: medianOnly(rendered), longest: medianOnly(0) },
    });
    const rows = [row('rewards-widgets', 100, 10), row('rewards-widgets', 1000, own), row('a loop by hand', 1000, 100)];
    return { peers: { rows } };
  };
  const missed = (results: object) => missedTargets(results).map(({ target }) => target);

  test('fail the bench when they are missed', () => {
    expect(missed(heap(2e6, 0))).toEqual(['Heap after mounts and unmounts 1,000 to 10,000']);
    expect(missed(mountPoints(111))).toEqual(['1,000 mount points']);
    expect(missed({ shift: [{ path: '/', width: 375, shift: 0.01 }] })).toEqual(['Layout shift on every demo page']);
  });

  test('do not fail it when they are reached, or go beyond the requirements', () => {
    expect(missed({ ...heap(1e6, 100), ...mountPoints(110), shift: [{ path: '/', width: 375, shift: 0 }] })).toEqual(
      [],
    );
  });
});
