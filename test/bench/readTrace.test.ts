import { loadModule } from './loadModule';

interface TraceModule {
  readonly IncompleteTraceError: new () => Error;
  readonly markNames: Record<'interaction' | 'response', string>;
  readTrace(trace: { readonly traceEvents: readonly object[] }): readonly {
    readonly time: number;
    readonly response: number | null;
  }[];
}

const { IncompleteTraceError, markNames, readTrace } = loadModule<TraceModule>('interaction/readTrace.mjs');

const thread = { pid: 7, tid: 1 };
const markOf = (kind: keyof typeof markNames) => (at: number) => ({
  ...{ ...thread, name: markNames[kind], ph: 'I', ts: at * 1000 },
});
const mark = markOf('interaction');
const response = markOf('response');
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
    expect(readTrace({ traceEvents })).toEqual(expected.map((time) => ({ time, response: null })));
  });

  test('ends when a response arrives, which counts by itself, the longest if there are several', () => {
    const responses = [response(71), response(301), response(501)];
    const tasks = [task(10, 20), task(70, 5), task(300, 30), task(340, 10), task(500, 8)];
    expect(readTrace({ traceEvents: [mark(11), ...responses, ...tasks] })).toEqual([{ time: 20, response: 50 }]);
  });

  test('has no response that arrived before it', () => {
    expect(readTrace({ traceEvents: [response(11), mark(61), task(10, 20), task(60, 5)] })).toEqual([
      { time: 5, response: null },
    ]);
  });

  test('must be inside a task', () => {
    expect(() => readTrace({ traceEvents: [mark(11)] })).toThrow(IncompleteTraceError);
  });
});
