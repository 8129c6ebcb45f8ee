import '../../support/http';
import Cookies from 'js-cookie';
import { signOut } from '../../../src/api/services/signOut';
import { loginStatus, recheckSession, setSignedOut } from '../../../src/api/session/session';
import { isSignOutUnconfirmed } from '../../../src/api/session/unconfirmedSignOut';
import { settlePromises } from '../../support/clock';
import { createSession, jsonResponse, origins, respondWith, sentRequests, services } from '../../support/http';

const loginFlag = () => Cookies.get('login-status');

afterEach(() => setSignedOut());

describe('signOut (M-api-05, C6)', () => {
  beforeEach(async () => {
    Cookies.set('login-status', 'true');
    createSession('mei');
    recheckSession();
    await settlePromises();
    expect(loginStatus.get().isLoggedIn).toBe(true);
    sentRequests.length = 0;
  });

  test('ends the session, clears the login flag, and confirms an earlier sign-out too', async () => {
    isSignOutUnconfirmed.set(true);
    expect((await signOut()).isConfirmed).toBe(true);
    expect(sentRequests.map(({ call, text }) => [call, text])).toEqual([[`POST ${origins.gateway}/logout`, '']]);
    expect([services.model.sessions.size, loginFlag(), loginStatus.get().isLoggedIn]).toEqual([0, undefined, false]);
    expect(isSignOutUnconfirmed.get()).toBe(false);
  });

  test.each([
    ['status 401', () => jsonResponse('{"error":{"code":401}}', 401)],
    ['code 401 on a 200', () => jsonResponse('{"error":{"code":"401"}}')],
  ])('succeeds when the session has already ended: %s (A-42)', async (_case, createResponse) => {
    respondWith('POST /logout', createResponse);
    expect((await signOut()).isConfirmed).toBe(true);
    expect([loginFlag(), loginStatus.get().isLoggedIn, isSignOutUnconfirmed.get()]).toEqual([undefined, false, false]);
  });

  test.each(['500', '502', 'reset', '403', '429', 'html'] as const)(
    'after an error (%s) the page forgets the visitor, and the sign-out is unconfirmed',
    async (fault) => {
      services.faults.set({ call: 'POST /logout', fault });
      expect((await signOut()).isConfirmed).toBe(false);
      expect([loginFlag(), loginStatus.get().isLoggedIn, sentRequests.length]).toEqual([undefined, false, 1]);
      expect(isSignOutUnconfirmed.get()).toBe(true);
    },
  );
});
