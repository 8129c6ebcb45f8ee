import { carry, takeCarried } from '../../../src/api/storage/carry';
import { resetPageState } from '../../../src/lib/pageState';

/** Opens the next page of this tab. */
const openNextPage = resetPageState;
const storageKey = 'rewards-widgets.carried';

beforeEach(() => {
  sessionStorage.clear();
  resetPageState();
  jest.useFakeTimers({ now: 1_700_000_000_000 });
});
afterEach(() => jest.useRealTimers());

test('the next page takes the value once, and nothing is left in storage', () => {
  carry('username', 'mei');
  expect({ ...sessionStorage }).toEqual({ [storageKey]: '1700000000000 username mei' });
  expect(takeCarried('username')).toBeNull();
  openNextPage();
  expect(takeCarried('notice')).toBeNull();
  expect(takeCarried('username')).toBe('mei');
  expect(takeCarried('username')).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

test('a page that takes nothing ends it all the same, once it reads one value', () => {
  carry('username', 'mei');
  openNextPage();
  takeCarried('notice');
  openNextPage();
  expect(takeCarried('username')).toBeNull();
});

test.each([
  ['a minute later', 60_000],
  ['after the clock was set back', -1],
])('nothing arrives %s (J2)', (_case, passed) => {
  carry('username', 'mei');
  openNextPage();
  jest.setSystemTime(Date.now() + passed);
  expect(takeCarried('username')).toBeNull();
});

test.each(['', 'text', 'text username mei', '1600000000000 username mei'])('stored by something else: %s', (value) => {
  sessionStorage.setItem(storageKey, value);
  expect(takeCarried('username')).toBeNull();
});
