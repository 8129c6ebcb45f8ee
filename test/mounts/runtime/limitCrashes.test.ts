import { limitCrashes } from '../../../src/mounts/runtime/limitCrashes';

const createElement = () => ({}) as Element;
const reports: [unknown, boolean][] = [];
const crash = async (element: Element, error: unknown = 'error') => {
  limitCrashes(element, (...args) => void reports.push(args))(error);
  await Promise.resolve();
};
/** Returns whether the visitor may retry, for each reported crash. */
const takeRetries = () => reports.splice(0).map(([, mayRetry]) => mayRetry);

beforeEach(() => jest.useFakeTimers({ now: 0, doNotFake: ['queueMicrotask', 'nextTick'] }));
afterEach(() => jest.useRealTimers());

test('reports only the first error, in a microtask', async () => {
  const reportCrash = limitCrashes(createElement(), (...args) => void reports.push(args));
  reportCrash('first');
  reportCrash('second');
  expect(reports).toEqual([]);
  await Promise.resolve();
  expect(reports.splice(0)).toEqual([['first', true]]);
});

test('the third crash within a minute may not be retried (A1)', async () => {
  const element = createElement();
  for (const at of [0, 29_999, 59_999]) {
    jest.setSystemTime(at);
    await crash(element);
  }
  expect(takeRetries()).toEqual([true, true, false]);
});

test('crashes at least 30 s apart may always be retried', async () => {
  const element = createElement();
  for (let index = 0; index < 9; index += 1) {
    jest.setSystemTime(index * 30_000);
    await crash(element);
  }
  expect(takeRetries()).toEqual(Array(9).fill(true));
});

test('counts the crashes of each mount point separately', async () => {
  for (let index = 0; index < 9; index += 1) await crash(createElement());
  expect(takeRetries()).toEqual(Array(9).fill(true));
});
