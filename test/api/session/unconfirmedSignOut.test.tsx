import '../../support/http';
import { setSignedIn } from '../../../src/api/session/session';
import { isSignOutUnconfirmed, setSignOutUnconfirmed, watchSignOut } from '../../../src/api/session/unconfirmedSignOut';
import { resetPageState } from '../../../src/lib/pageState';
import { trackListeners } from '../../support/trackListeners';

let removeListeners = () => {};

/** Opens a page of the same browser. */
function openPage(): void {
  removeListeners();
  resetPageState();
  removeListeners = trackListeners();
  watchSignOut();
}

const key = 'rewards-widgets.sign-out-unconfirmed';

beforeEach(() => {
  localStorage.clear();
  openPage();
});
afterEach(() => removeListeners());

test('nothing is unconfirmed at first, nor before the page watches (C6)', () => {
  expect(isSignOutUnconfirmed.get()).toBe(false);
  resetPageState();
  expect(isSignOutUnconfirmed.get()).toBe(false);
});

test('an unconfirmed sign-out is known on this page and on later ones, until it is confirmed (C6)', () => {
  setSignOutUnconfirmed(true);
  expect(isSignOutUnconfirmed.get()).toBe(true);
  openPage();
  expect(isSignOutUnconfirmed.get()).toBe(true);
  setSignOutUnconfirmed(false);
  expect([isSignOutUnconfirmed.get(), localStorage.length]).toEqual([false, 0]);
  openPage();
  expect(isSignOutUnconfirmed.get()).toBe(false);
});

test('a sign-in ends it (C6)', () => {
  setSignOutUnconfirmed(true);
  setSignedIn();
  expect(isSignOutUnconfirmed.get()).toBe(false);
  openPage();
  expect(isSignOutUnconfirmed.get()).toBe(false);
});

test('another tab changes it (C4, C6)', () => {
  localStorage.setItem(key, 'true');
  window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(isSignOutUnconfirmed.get()).toBe(true);
  localStorage.removeItem(key);
  window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(isSignOutUnconfirmed.get()).toBe(false);
});

test('a page from the bfcache reads what has changed meanwhile (C5, C6)', () => {
  localStorage.setItem(key, 'true');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(isSignOutUnconfirmed.get()).toBe(true);
});

test('a page that has loaded says nothing again, as its notice may be dismissed already (C6)', () => {
  setSignOutUnconfirmed(true);
  const listener = jest.fn();
  const unsubscribe = isSignOutUnconfirmed.subscribe(listener);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  unsubscribe();
  expect(listener).not.toHaveBeenCalled();
});

test('another stored value is no unconfirmed sign-out (C7)', () => {
  localStorage.setItem(key, 'false');
  openPage();
  expect(isSignOutUnconfirmed.get()).toBe(false);
});
