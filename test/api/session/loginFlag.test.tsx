import Cookies from 'js-cookie';
import { isFlagInCookie, setFlagInCookie } from '../../../src/api/session/loginFlag';

afterEach(() => {
  jest.restoreAllMocks();
  Cookies.remove('login-status');
  history.replaceState(null, '', '/');
});

test('on an http page, the cookie is not secure, as the browser would refuse it (contract 6)', () => {
  const writtenCookies: string[] = [];
  jest.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => void writtenCookies.push(cookie));
  setFlagInCookie(true);
  expect(writtenCookies.join()).toContain('login-status=true');
  expect(writtenCookies.join()).not.toContain('secure');
});

test.each([
  ['/', '/en/account/register'],
  ['/en/account/register', '/'],
])('a cookie set on %s is read and removed on %s (contract 6)', (first, second) => {
  history.replaceState(null, '', first);
  setFlagInCookie(true);
  history.replaceState(null, '', second);
  expect(isFlagInCookie()).toBe(true);
  setFlagInCookie(false);
  history.replaceState(null, '', first);
  expect(isFlagInCookie()).toBe(false);
});

test('a browser that refuses to read cookies has no flag (C7)', () => {
  jest.spyOn(Cookies, 'get').mockImplementation(() => {
    throw new DOMException('The document is sandboxed', 'SecurityError');
  });
  expect(isFlagInCookie()).toBe(false);
});
