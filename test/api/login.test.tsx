import './wire';
import Cookies from 'js-cookie';
import { basicAuthorization, signIn, signInWithCode, signOut } from '../../src/api/login';
import { loginStatus, noteSignOut } from '../../src/api/session';
import { answer, openSession, origins, says, sent, services } from './wire';

const flag = () => Cookies.get('login-status');
const login = `POST ${origins.gateway}/web/login`;
const exchange = `POST ${origins.gateway}/web/login/oauth/access_token`;
const mei = { username: 'mei', password: 'Passw0rd!', rememberMe: true, captcha: '' };

afterEach(() => noteSignOut());

describe('the Basic header (D1, M10)', () => {
  test.each([
    ['mei', 'Passw0rd!', 'bWVpOlBhc3N3MHJkIQ=='],
    ['张三', 'Pä9!', '5byg5LiJOlDDpDkh'],
    ['a', 'b:c:d', 'YTpiOmM6ZA=='],
    ['', '', 'Og=='],
    ['😀', '\u0000', '8J+YgDoA'],
  ])('%s and %s', (username, password, encoded) => {
    expect(basicAuthorization(username, password)).toBe(`Basic ${encoded}`);
  });

  test('however a letter is typed, it is one (RFC 7617)', () => {
    expect(basicAuthorization('张三', 'Pa\u03089!')).toBe('Basic 5byg5LiJOlDDpDkh');
  });

  test('a long password is no trouble', () => {
    const [, encoded = ''] = basicAuthorization('a', '长'.repeat(100_000)).split(' ');
    expect(Buffer.from(encoded, 'base64').toString('utf8')).toHaveLength(100_002);
  });
});

describe('by password (M-auth-05, M-api-01, M-api-02)', () => {
  test('buys a code, and with it a session', async () => {
    await signIn({ ...mei, captcha: 'a ticket' });
    expect(sent.map(({ call, text }) => [call, JSON.parse(text)])).toEqual([
      [login, { grant_type: 'client_credentials', remember_me: true, captcha: 'a ticket', device: 'web' }],
      [exchange, { code: expect.any(String), remember_me: true, grant_type: 'authorization_code' }],
    ]);
    expect([...services.model.sessions.values()].map(({ userName }) => userName)).toEqual(['mei']);
    expect(flag()).toBe('true');
  });

  test('the password goes out once, as the header of that one call (B1)', async () => {
    await signIn(mei);
    expect(sent.map(({ headers }) => headers.authorization)).toEqual([
      basicAuthorization('mei', 'Passw0rd!'),
      undefined,
    ]);
    expect(sent.map(({ text, url }) => text + url).join()).not.toMatch(/Passw0rd/);
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])).not.toMatch(/mei|Passw0rd/);
  });

  test('the flag is set once the exchange is through, not before (D3)', async () => {
    let during: unknown = 'not asked';
    answer('POST /web/login/oauth/access_token', () => {
      during = flag();
      return says('{}');
    });
    await signIn(mei);
    expect([during, flag()]).toEqual([undefined, 'true']);
  });

  test.each([
    ['wrong password', { ...mei, password: 'wrong' }, '5000'],
    ['nobody of this name', { ...mei, username: 'nobody' }, '5000'],
    ['unused for over 6 months', { ...mei, username: 'dormant' }, '80040'],
  ])('%s: no exchange, no flag (D4)', async (_case, credentials, code) => {
    await expect(signIn(credentials)).rejects.toMatchObject({ kind: 'refused', code });
    expect([sent.length, flag()]).toEqual([1, undefined]);
  });

  test.each(['{}', '{"data":{}}', '{"code":""}', '{"code":null}', '<html>'])(
    'an answer without a code is none: %s',
    async (body) => {
      answer('POST /web/login', () => says(body));
      await expect(signIn(mei)).rejects.toMatchObject({ kind: 'malformed' });
      expect([sent.length, flag()]).toEqual([1, undefined]);
    },
  );

  test.each(['500', '401', 'reset', 'html', 'code', 'hostile'] as const)(
    'an exchange that fails (%s) leaves nobody half signed in, and the code is not replayed (D3)',
    async (fault) => {
      services.faults.set({ call: 'POST /web/login/oauth/access_token', fault, code: 10005 });
      await expect(signIn(mei)).rejects.toMatchObject({ name: 'ApiError' });
      expect(sent.map(({ call }) => call)).toEqual([login, exchange]);
      expect(flag()).toBeUndefined();
    },
  );

  test('a form that goes takes its sign-in with it', async () => {
    const controller = new AbortController();
    answer('POST /web/login', () => {
      controller.abort();
      return says('{"code":"a"}');
    });
    await expect(signIn(mei, controller.signal)).rejects.toMatchObject({ kind: 'aborted' });
    expect([sent.length, flag()]).toEqual([1, undefined]);
  });
});

describe('by authorization code (M-auth-06)', () => {
  test('is one call', async () => {
    services.model.loginCodes.set('from-elsewhere', { userName: 'gold', until: Date.now() + 1000 });
    await signInWithCode('from-elsewhere', false);
    expect(sent.map(({ call, text }) => [call, JSON.parse(text)])).toEqual([
      [exchange, { code: 'from-elsewhere', remember_me: false, grant_type: 'authorization_code' }],
    ]);
    expect(flag()).toBe('true');
  });

  test.each([{ error: { code: 10005 } }, { error: 'invalid_grant' }, { data: { error: { code: '10005' } } }])(
    'a refusal on a 200 signs nobody in: %j',
    async (body) => {
      answer('POST /web/login/oauth/access_token', () => says(JSON.stringify(body)));
      await expect(signInWithCode('a', false)).rejects.toMatchObject({ kind: 'refused' });
      expect(flag()).toBeUndefined();
    },
  );
});

describe('signing out (M-api-05, C6)', () => {
  beforeEach(() => {
    Cookies.set('login-status', 'true');
    openSession('mei');
  });

  test('ends the session', async () => {
    await signOut();
    expect(sent.map(({ call, text }) => [call, text])).toEqual([[`POST ${origins.gateway}/logout`, '']]);
    expect([services.model.sessions.size, flag(), loginStatus().isLoggedIn]).toEqual([0, undefined, false]);
  });

  test.each([
    ['on a 401', () => says('{"error":{"code":401}}', 401)],
    ['on a 200, as some services refuse', () => says('{"error":{"code":"401"}}')],
  ])('one that was over already is no failure: %s (A-42)', async (_case, reply) => {
    answer('POST /logout', reply);
    await signOut();
    expect(flag()).toBeUndefined();
  });

  test.each(['500', '502', 'reset', '403', '429', 'html'] as const)(
    'when it fails (%s) the page forgets, and the caller is told',
    async (fault) => {
      services.faults.set({ call: 'POST /logout', fault });
      await expect(signOut()).rejects.toMatchObject({ name: 'ApiError' });
      expect([flag(), loginStatus().isLoggedIn, sent.length]).toEqual([undefined, false, 1]);
    },
  );
});
