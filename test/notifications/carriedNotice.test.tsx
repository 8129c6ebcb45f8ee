import { resetPageState } from '../../src/lib/pageState';
import { carryNotice, showCarriedNotice } from '../../src/notifications/carriedNotice';
import { currentNotice } from '../../src/notifications/currentNotice';

const openNextPage = () => {
  resetPageState();
  showCarriedNotice();
  return currentNotice.get()?.id;
};

afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

it('shows a carried notice on the next page only, and stores no data', () => {
  carryNotice('signedOut');
  expect(JSON.stringify({ ...sessionStorage })).toMatch(/"signedOut \d+"/);
  expect(openNextPage()).toBe('notice.Login.SignedOut');
  expect(openNextPage()).toBeUndefined();
});

it('shows nothing a minute later, nor for a name that is no notice', () => {
  jest.useFakeTimers();
  carryNotice('passwordReset');
  jest.setSystemTime(Date.now() + 60_000);
  expect(openNextPage()).toBeUndefined();
  sessionStorage.setItem('rewards-widgets.notice', `__proto__ ${Date.now()}`);
  expect(openNextPage()).toBeUndefined();
});
