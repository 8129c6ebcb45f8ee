import { runExclusively } from '../../../src/api/storage/exclusive';
import { resetPageState } from '../../../src/lib/pageState';
import { passTimeWithoutPage, stopClock } from '../../support/clock';
import { defineLocks } from '../../support/locks';

const leaseKey = 'rewards-widgets.lock.invoice';

beforeEach(() => {
  localStorage.clear();
  resetPageState();
  stopClock();
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
  jest.useRealTimers();
});

/** Starts work that ends when `end` is called, and lists what happens. */
function startWork(events: string[], name: string) {
  let end: () => void = () => {};
  const work = () =>
    new Promise<void>((resolve) => {
      events.push(`${name} starts`);
      end = () => {
        events.push(`${name} ends`);
        resolve();
      };
    });
  const result = runExclusively('invoice', work);
  return { result, end: () => end() };
}

describe.each([
  ['navigator.locks', defineLocks],
  ['a lease in storage, in a browser without locks', () => {}],
])('runExclusively with %s (contract 5)', (_name, prepare) => {
  beforeEach(() => prepare());

  test('the work of a second tab waits for that of the first', async () => {
    const events: string[] = [];
    const first = startWork(events, 'first');
    const second = startWork(events, 'second');
    await passTimeWithoutPage(5000);
    expect(events).toHaveLength(1);
    const [winner, other] = events[0] === 'first starts' ? [first, second] : [second, first];
    winner.end();
    await passTimeWithoutPage(5000);
    other.end();
    expect(events.map((event) => event.split(' ')[1])).toEqual(['starts', 'ends', 'starts', 'ends']);
    await passTimeWithoutPage(0);
    expect(await Promise.all([first.result, second.result])).toEqual([true, true]);
  });

  test('work of another name does not wait', async () => {
    startWork([], 'first');
    await passTimeWithoutPage(100);
    const other = runExclusively('promotion', () => Promise.resolve());
    await passTimeWithoutPage(100);
    expect(await other).toBe(true);
  });

  test('work that fails runs once; its error reaches the caller, and the next one has its turn', async () => {
    const work = jest.fn(() => Promise.reject(new Error('lost')));
    const reason = runExclusively('invoice', work).catch(({ message }: Error) => message);
    await passTimeWithoutPage(100);
    expect(await reason).toBe('lost');
    expect(work).toHaveBeenCalledTimes(1);
    const next = runExclusively('invoice', () => Promise.resolve());
    await passTimeWithoutPage(1000);
    expect(await next).toBe(true);
    expect(jest.getTimerCount()).toBe(0);
  });
});

test('a sandboxed frame, which may not use locks, uses the lease', async () => {
  const request = () => Promise.reject(new DOMException('Not allowed', 'SecurityError'));
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  const work = jest.fn(() => Promise.resolve());
  const result = runExclusively('invoice', work);
  await passTimeWithoutPage(100);
  expect(await result).toBe(true);
  expect(work).toHaveBeenCalledTimes(1);
});

test('a tab that waits longer than any work can take gives up, and does no work', async () => {
  defineLocks();
  const events: string[] = [];
  startWork(events, 'first');
  const second = startWork(events, 'second');
  await passTimeWithoutPage(40_000);
  expect(await second.result).toBe(false);
  expect(events).toEqual(['first starts']);
});

/** Writes the lease as another tab does. */
function writeLeaseOfOtherTab(): void {
  localStorage.setItem(leaseKey, `0.5 ${Date.now() + 35_000}`);
}

test('the lease of a tab that was closed during its work ends after 35 s', async () => {
  writeLeaseOfOtherTab();
  const work = jest.fn(() => Promise.resolve());
  void runExclusively('invoice', work);
  await passTimeWithoutPage(34_999);
  expect(work).not.toHaveBeenCalled();
  await passTimeWithoutPage(60);
  expect(work).toHaveBeenCalledTimes(1);
});

test('two tabs write a lease at the same moment: only the one whose lease stays works (H2)', async () => {
  const work = jest.fn(() => Promise.resolve());
  void runExclusively('invoice', work);
  writeLeaseOfOtherTab();
  await passTimeWithoutPage(5000);
  expect(work).not.toHaveBeenCalled();
  localStorage.removeItem(leaseKey);
  await passTimeWithoutPage(500);
  expect(work).toHaveBeenCalledTimes(1);
});

test('a tab gives up after 40 s, while other tabs take the lease one after another', async () => {
  writeLeaseOfOtherTab();
  setInterval(writeLeaseOfOtherTab, 10_000);
  const work = jest.fn(() => Promise.resolve());
  const result = runExclusively('invoice', work);
  await passTimeWithoutPage(40_000);
  expect(await result).toBe(false);
  expect(work).not.toHaveBeenCalled();
});

test.each([
  ['no lease', 'text'],
  ['a lease from before the clock was set back', `0.5 ${1_900_000_000_000}`],
])('what is stored is %s: the tab does not wait', async (_case, stored) => {
  localStorage.setItem(leaseKey, stored);
  const work = jest.fn(() => Promise.resolve());
  void runExclusively('invoice', work);
  await passTimeWithoutPage(100);
  expect(work).toHaveBeenCalledTimes(1);
});
