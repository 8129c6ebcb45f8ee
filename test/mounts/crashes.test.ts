import { tellCrash } from '../../src/mounts/runtime/crashes';

const element = () => ({}) as Element;
const told: [unknown, boolean][] = [];
const crash = async (where: Element, error: unknown = 'ours') => {
  tellCrash(where, (...args) => void told.push(args))(error);
  await Promise.resolve();
};
const tries = () => told.splice(0).map(([, mayRetry]) => mayRetry);

beforeEach(() => jest.useFakeTimers({ now: 0, doNotFake: ['queueMicrotask', 'nextTick'] }));
afterEach(() => jest.useRealTimers());

test('a crash is told once, after React has finished', async () => {
  const tell = tellCrash(element(), (...args) => void told.push(args));
  tell('first');
  tell('second');
  expect(told).toEqual([]);
  await Promise.resolve();
  expect(told.splice(0)).toEqual([['first', true]]);
});

test('the third within a minute is the last (A1)', async () => {
  const place = element();
  for (const at of [0, 29_999, 59_999]) {
    jest.setSystemTime(at);
    await crash(place);
  }
  expect(tries()).toEqual([true, true, false]);
});

test('over more than a minute there always is another try', async () => {
  const place = element();
  for (let index = 0; index < 9; index += 1) {
    jest.setSystemTime(index * 30_000);
    await crash(place);
  }
  expect(tries()).toEqual(Array(9).fill(true));
});

test('each mount point has a count of its own', async () => {
  for (let index = 0; index < 9; index += 1) await crash(element());
  expect(tries()).toEqual(Array(9).fill(true));
});
