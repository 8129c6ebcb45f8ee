import { resetPageState } from '../../../src/lib/pageState';
import { runInTimeSlice } from '../../../src/mounts/runtime/timeSlices';

let now = 0;
/** The messages that were posted and not received yet. */
let posted = 0;
let receive: () => void = () => {};

class FakeChannel {
  readonly port1 = {
    set onmessage(listener: () => void) {
      receive = listener;
    },
  };
  readonly port2 = {
    postMessage() {
      posted += 1;
    },
  };
}

/** Delivers the posted message, as the browser does in the next task. */
function nextTask(): void {
  expect(posted).toBe(1);
  posted = 0;
  receive();
}

const finished: string[] = [];
/** Returns work that takes this many milliseconds. */
const work = (name: string, milliseconds: number) => () => {
  finished.push(name);
  now += milliseconds;
};
const takeFinished = () => finished.splice(0).join('');

beforeEach(() => {
  resetPageState();
  now = 100;
  posted = 0;
  finished.length = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  Object.assign(globalThis, { MessageChannel: FakeChannel });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'MessageChannel');
  jest.restoreAllMocks();
});

test('runs work at once during the first 20 ms', () => {
  runInTimeSlice(work('a', 8));
  expect(takeFinished()).toBe('a');
  runInTimeSlice(work('b', 6));
  runInTimeSlice(work('c', 6));
  expect(takeFinished()).toBe('bc');
  runInTimeSlice(work('d', 1));
  expect(takeFinished()).toBe('');
});

test('runs the remaining work in order, 20 ms per task', () => {
  for (const name of 'abcdefg') runInTimeSlice(work(name, 10));
  expect(takeFinished()).toBe('ab');
  nextTask();
  expect(takeFinished()).toBe('cd');
  runInTimeSlice(work('h', 10));
  nextTask();
  expect(takeFinished()).toBe('ef');
  nextTask();
  expect(takeFinished()).toBe('gh');
  nextTask();
  expect([takeFinished(), posted]).toEqual(['', 0]);
});

test('runs work that takes longer than 20 ms in a task of its own', () => {
  for (const name of 'abc') runInTimeSlice(work(name, 30));
  expect(takeFinished()).toBe('a');
  nextTask();
  expect(takeFinished()).toBe('b');
  nextTask();
  expect(takeFinished()).toBe('c');
});

test('starts a new slice in the next task, also after a long task', () => {
  runInTimeSlice(work('a', 1));
  now += 500;
  runInTimeSlice(work('b', 1));
  expect(takeFinished()).toBe('a');
  nextTask();
  runInTimeSlice(work('c', 1));
  expect(takeFinished()).toBe('bc');
});

test('does not run cancelled work', () => {
  runInTimeSlice(work('a', 21));
  const cancel = runInTimeSlice(work('b', 1));
  runInTimeSlice(work('c', 1));
  cancel();
  nextTask();
  expect(takeFinished()).toBe('ac');
  cancel();
});

test('work may add more work', () => {
  runInTimeSlice(() => {
    finished.push('a');
    runInTimeSlice(work('b', 21));
    runInTimeSlice(work('c', 1));
  });
  expect(takeFinished()).toBe('ab');
  nextTask();
  expect(takeFinished()).toBe('c');
});

test('runs all work at once without MessageChannel', () => {
  Reflect.deleteProperty(globalThis, 'MessageChannel');
  for (const name of 'abc') runInTimeSlice(work(name, 30));
  expect(takeFinished()).toBe('abc');
});
