import { loadModule } from './loadModule';

interface TraceModule {
  readonly markName: string;
  readTrace(trace: { readonly traceEvents: readonly object[] }): readonly number[];
}

const { markName, readTrace } = loadModule<TraceModule>('interaction/readTrace.mjs');

const thread = { pid: 7, tid: 1 };
const mark = (at: number) => ({ ...thread, name: markName, ph: 'I', ts: at * 1000 });
const task = (start: number, length: number, tid = 1) => ({
  ...{ pid: 7, tid, name: 'RunTask', ph: 'X', ts: start * 1000, dur: length * 1000 },
});

describe('an interaction in a trace', () => {
  test.each([
    ['ends with its own task', [mark(11), task(10, 20)], [20]],
    ['includes the tasks that follow', [mark(11), task(10, 20), task(60, 10)], [60]],
    ['ends when nothing happens for 100 ms', [mark(11), task(10, 20), task(131, 10)], [20]],
    ['has no part of the small tasks', [mark(11), task(10, 20), task(40, 1)], [20]],
    ['has no part of other threads', [mark(11), task(10, 20), task(40, 10, 2)], [20]],
    ['ends when the next one begins', [mark(11), mark(61), task(10, 20), task(60, 5), task(70, 10)], [20, 20]],
  ])('%s', (_title, traceEvents, expected) => {
    expect(readTrace({ traceEvents })).toEqual(expected);
  });

  test('must be inside a task', () => {
    expect(() => readTrace({ traceEvents: [mark(11)] })).toThrow('no task');
  });
});
