import '../../support/http';
import Cookies from 'js-cookie';
import { basicAuthorization, signIn, signInWithCode } from '../../../src/api/services/login';
import { setSignedOut } from '../../../src/api/session/session';
import { jsonResponse, origins, respondWith, sentRequests, services } from '../../support/http';

const loginFlag = () => Cookies.get('login-status');
const loginCall = `POST ${origins.gateway}/web/login`;
const exchangeCall = `POST ${origins.gateway}/web/login/oauth/access_token`;
const mei = { username: 'mei', password: 'Passw0rd!', rememberMe: true, captcha: '' };

afterEach(() => setSignedOut());

describe('basicAuthorization (D1, M10)', () => {
  test.each([
    ['mei', 'Passw0rd!', 'bWVpOlBhc3N3MHJkIQ=='],
    ['张三', 'Pä9!', '5byg5LiJOlDDpDkh'],
    ['a', 'b:c:d', 'YTpiOmM6ZA=='],
    ['', '', 'Og=='],
    ['😀', '\u0000', '8J+YgDoA'],
  ])('username %s and password %s', (username, password, encoded) => {
    expect(basicAuthorization(username, password)).toBe(`Basic ${encoded}`);
  });

  test('composes accents of the username, and keeps those of the password as typed, as RFC 7617 recommends (E6)', () => {
    expect(basicAuthorization('u\u0308', 'Pa\u03089!')).toBe(`Basic ${btoa('\u00c3\u00bc:Pa\u00cc\u00889!')}`);
  });

  test('encodes a long password', () => {
    const [, encoded = ''] = basicAuthorization('a', '长'.repeat(100_000)).split(' ');
    expect(Buffer.from(encoded, 'base64').toString('utf8')).toHaveLength(100_002);
  });
});

describe('signIn with a password (M-auth-05, M-api-01, M-api-02)', () => {
  test('exchanges the password for a code, and the code for a session', async () => {
    await signIn({ ...mei, captcha: 'a ticket' });
    expect(sentRequests.map(({ call, text }) => [call, JSON.parse(text)])).toEqual([
      [loginCall, { grant_type: 'client_credentials', remember_me: true, captcha: 'a ticket', device: 'web' }],
      [exchangeCall, { code: expect.any(String), remember_me: true, grant_type: 'authorization_code' }],
    ]);
    expect([...services.model.sessions.values()].map(({ userName }) => userName)).toEqual(['mei']);
    expect(loginFlag()).toBe('true');
  });

  test('sends the password once, in a header of the first request (B1)', async () => {
    await signIn(mei);
    expect(sentRequests.map(({ headers }) => headers.authorization)).toEqual([
      basicAuthorization('mei', 'Passw0rd!'),
      undefined,
    ]);
    expect(sentRequests.map(({ text, url }) => text + url).join()).not.toMatch(/Passw0rd/);
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])).not.toMatch(/mei|Passw0rd/);
  });

  test('sets the login flag after the exchange, not before (D3)', async () => {
    let flagDuringExchange: unknown = 'no request';
    respondWith('POST /web/login/oauth/access_token', () => {
      flagDuringExchange = loginFlag();
      return jsonResponse('{}');
    });
    await signIn(mei);
    expect([flagDuringExchange, loginFlag()]).toEqual([undefined, 'true']);
  });

  test.each([
    ['wrong password', { ...mei, password: 'wrong' }, '5000'],
    ['unknown username', { ...mei, username: 'nobody' }, '5000'],
    ['unused for over 6 months', { ...mei, username: 'dormant' }, '80040'],
  ])('%s: no exchange and no login flag (D4)', async (_case, credentials, code) => {
    await expect(signIn(credentials)).rejects.toMatchObject({ kind: 'refused', code });
    expect([sentRequests.length, loginFlag()]).toEqual([1, undefined]);
  });

  test.each(['{}', '{"data":{}}', '{"code":""}', '{"code":null}', '<html>'])(
    'a response without a code is malformed: %s',
    async (body) => {
      respondWith('POST /web/login', () => jsonResponse(body));
      await expect(signIn(mei)).rejects.toMatchObject({ kind: 'malformed' });
      expect([sentRequests.length, loginFlag()]).toEqual([1, undefined]);
    },
  );

  test.each(['500', '401', 'reset', 'html', 'code', 'hostile'] as const)(
    'a failed exchange (%s) sets no login flag and has no retry (D3)',
    async (fault) => {
      services.faults.set({ call: 'POST /web/login/oauth/access_token', fault, code: 10005 });
      await expect(signIn(mei)).rejects.toMatchObject({ name: 'ApiError' });
      expect(sentRequests.map(({ call }) => call)).toEqual([loginCall, exchangeCall]);
      expect(loginFlag()).toBeUndefined();
    },
  );

  test('the caller can cancel between the two requests', async () => {
    const controller = new AbortController();
    respondWith('POST /web/login', () => {
      controller.abort();
      return jsonResponse('{"code":"a"}');
    });
    await expect(signIn(mei, controller.signal)).rejects.toMatchObject({ kind: 'aborted' });
    expect([sentRequests.length, loginFlag()]).toEqual([1, undefined]);
  });
});

describe('signInWithCode (M-auth-06)', () => {
  test('sends one request and sets the login flag', async () => {
    services.model.loginCodes.set('from-elsewhere', { userName: 'gold', until: Date.now() + 1000 });
    await signInWithCode('from-elsewhere', false);
    expect(sentRequests.map(({ call, text }) => [call, JSON.parse(text)])).toEqual([
      [exchangeCall, { code: 'from-elsewhere', remember_me: false, grant_type: 'authorization_code' }],
    ]);
    expect(loginFlag()).toBe('true');
  });

  test.each([{ error: { code: 10005 } }, { error: { code: 'invalid_grant' } }, { data: { error: { code: '10005' } } }])(
    'an error on a 200 sets no login flag: %j',
    async (body) => {
      respondWith('POST /web/login/oauth/access_token', () => jsonResponse(JSON.stringify(body)));
      await expect(signInWithCode('a', false)).rejects.toMatchObject({ kind: 'refused' });
      expect(loginFlag()).toBeUndefined();
    },
  );
});
