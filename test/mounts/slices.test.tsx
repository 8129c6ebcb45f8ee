type Slices = typeof import('../../src/mounts/runtime/slices');

let now = 0;
/** The messages that were posted and not yet heard. */
let posted = 0;
let hear: () => void = () => {};
let inSlices: Slices['inSlices'];

class FakeChannel {
  readonly port1 = {
    set onmessage(listener: () => void) {
      hear = listener;
    },
  };
  readonly port2 = {
    postMessage() {
      posted += 1;
    },
  };
}

/** The browser has had its turn. */
function nextTask(): void {
  expect(posted).toBe(1);
  posted = 0;
  hear();
}

const done: string[] = [];
/** A piece of work that takes so many milliseconds. */
const piece = (name: string, milliseconds: number) => () => {
  done.push(name);
  now += milliseconds;
};
const taken = () => done.splice(0).join('');

beforeEach(() => {
  jest.resetModules();
  now = 100;
  posted = 0;
  done.length = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  Object.assign(globalThis, { MessageChannel: FakeChannel });
  ({ inSlices } = jest.requireActual<Slices>('../../src/mounts/runtime/slices'));
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'MessageChannel');
  jest.restoreAllMocks();
});

test('the first piece does not wait, nor do others within 20 ms', () => {
  inSlices(piece('a', 8));
  expect(taken()).toBe('a');
  inSlices(piece('b', 6));
  inSlices(piece('c', 6));
  expect(taken()).toBe('bc');
  inSlices(piece('d', 1));
  expect(taken()).toBe('');
});

test('what is left is done after the browser has had its turn, in its order, some 20 ms at a time', () => {
  for (const name of 'abcdefg') inSlices(piece(name, 10));
  expect(taken()).toBe('ab');
  nextTask();
  expect(taken()).toBe('cd');
  inSlices(piece('h', 10));
  nextTask();
  expect(taken()).toBe('ef');
  nextTask();
  expect(taken()).toBe('gh');
  nextTask();
  expect([taken(), posted]).toEqual(['', 0]);
});

test('a piece that takes longer has a slice for itself', () => {
  for (const name of 'abc') inSlices(piece(name, 30));
  expect(taken()).toBe('a');
  nextTask();
  expect(taken()).toBe('b');
  nextTask();
  expect(taken()).toBe('c');
});

test('a new slice begins with the next task, however long the last one went on', () => {
  inSlices(piece('a', 1));
  now += 500;
  inSlices(piece('b', 1));
  expect(taken()).toBe('a');
  nextTask();
  inSlices(piece('c', 1));
  expect(taken()).toBe('bc');
});

test('what was taken back is not done', () => {
  inSlices(piece('a', 21));
  const forgo = inSlices(piece('b', 1));
  inSlices(piece('c', 1));
  forgo();
  nextTask();
  expect(taken()).toBe('ac');
  forgo();
});

test('a piece may ask for another', () => {
  inSlices(() => {
    done.push('a');
    inSlices(piece('b', 21));
    inSlices(piece('c', 1));
  });
  expect(taken()).toBe('ab');
  nextTask();
  expect(taken()).toBe('c');
});

test('where there are no messages, nothing waits', () => {
  Reflect.deleteProperty(globalThis, 'MessageChannel');
  for (const name of 'abc') inSlices(piece(name, 30));
  expect(taken()).toBe('abc');
});
