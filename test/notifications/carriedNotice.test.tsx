import { carry } from '../../src/api/storage/carry';
import { resetPageState } from '../../src/lib/pageState';
import { carryNotice, showCarriedNotice } from '../../src/notifications/carriedNotice';
import { currentNotice } from '../../src/notifications/currentNotice';

const openNextPage = () => {
  resetPageState();
  showCarriedNotice();
  return currentNotice.get()?.id;
};

afterEach(() => sessionStorage.clear());

it('shows a carried notice on the next page only', () => {
  carryNotice('signedOut');
  expect(openNextPage()).toBe('notice.Login.SignedOut');
  expect(openNextPage()).toBeUndefined();
});

it('shows nothing for a name that is no notice', () => {
  carry('notice', '__proto__');
  expect(openNextPage()).toBeUndefined();
});
