/** @jest-environment-options {"url": "https://www.example.test/"} */
import './wire';
import Cookies from 'js-cookie';
import { passTime, settle, stopClock } from '../support/clock';
import { newGround } from '../support/ground';
import { answer, openSession, says, sent, services } from './wire';

type Session = typeof import('../../src/api/session');
type Told = { readonly isLoggedIn: boolean | null; readonly user: unknown };

const detail = 'GET /api/Customers/detail';
const mei = { firstName: 'Mei', loyaltyTier: 'Green' };
const wireMei = '{"data":{"firstName":"Mei","loyaltyTier":"Green"}}';
// State is per page, packages have none.
const axios = jest.requireActual<object>('axios');

let session: Session;
let endPage = () => {};
/** The events that the host page got. */
let told: Told[] = [];
let problems: unknown[] = [];
let losses = 0;

const hearEvent = (event: DocumentEventMap['widgets:login-status']) => told.push(event.detail);
const flag = () => Cookies.get('login-status');
const setFlag = () => Cookies.set('login-status', 'true');
const status = () => session.loginStatus();

/** Opens the page anew; its session is started by the first widget, or earlier by the runtime. */
async function openPage(start: 'startSession' | 'resumeSession' = 'startSession'): Promise<void> {
  endPage();
  told = [];
  problems = [];
  losses = 0;
  jest.resetModules();
  jest.doMock('axios', () => axios);
  jest.doMock('js-cookie', () => Cookies);
  endPage = newGround();
  session = await import('../../src/api/session');
  session.onSessionProblem((error) => problems.push(error));
  session.onSignInLost(() => {
    losses += 1;
  });
  session[start]();
}

async function openPageAndWait(): Promise<void> {
  await openPage();
  await settle();
}

function show(visibility: 'visible' | 'hidden'): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => document.addEventListener('widgets:login-status', hearEvent));
afterEach(() => {
  endPage();
  endPage = () => {};
  document.removeEventListener('widgets:login-status', hearEvent);
  localStorage.clear();
  sessionStorage.clear();
});

describe('before the first widget is there', () => {
  test('the service is asked where the flag is set, once for the page', async () => {
    setFlag();
    openSession('mei');
    await openPage('resumeSession');
    expect(status()).toEqual({ isLoggedIn: null, user: null, isChecking: true });
    session.startSession();
    await settle();
    session.resumeSession();
    await settle();
    expect([sent.length, sent[0]?.call, status().isLoggedIn]).toEqual([
      1,
      expect.stringMatching(/^GET .*\/detail$/),
      true,
    ]);
    expect(told.map(({ isLoggedIn }) => isLoggedIn)).toEqual([null, true]);
  });

  test('nothing happens where it is not', async () => {
    await openPage('resumeSession');
    await settle();
    expect([sent, told]).toEqual([[], []]);
    session.startSession();
    expect(told).toEqual([{ isLoggedIn: false, user: null }]);
  });
});

describe('the flag decides (contract 3, M-auth-02)', () => {
  test('without it the status is false at once, and no call is made (A-51)', async () => {
    await openPage();
    expect(status()).toEqual({ isLoggedIn: false, user: null, isChecking: false });
    await settle();
    expect(sent).toEqual([]);
    expect(told).toEqual([{ isLoggedIn: false, user: null }]);
  });

  test('with it the status is null until the service has answered (M-auth-01)', async () => {
    setFlag();
    openSession('mei');
    await openPage();
    expect(status()).toEqual({ isLoggedIn: null, user: null, isChecking: true });
    await settle();
    expect(status()).toMatchObject({ isLoggedIn: true, user: mei, isChecking: false });
    expect(told).toEqual([
      { isLoggedIn: null, user: null },
      { isLoggedIn: true, user: status().user },
    ]);
    expect(problems).toEqual([]);
  });

  test.each(['1', 'false', 'True', ''])('a cookie that says %j is no flag', async (value) => {
    Cookies.set('login-status', value);
    await openPageAndWait();
    expect([status().isLoggedIn, sent.length]).toEqual([false, 0]);
  });

  test('one that was set by hand is found out by one call (C1)', async () => {
    setFlag();
    await openPageAndWait();
    expect([status().isLoggedIn, flag(), sent.length, problems.length]).toEqual([false, undefined, 1, 0]);
  });
});

test('however many widgets ask, the service is asked once', async () => {
  setFlag();
  openSession('mei');
  await openPage();
  const heard = [0, 0, 0];
  heard.forEach((_, index) => {
    session.onLoginStatus(() => {
      heard[index] = (heard[index] ?? 0) + 1;
    });
    session.startSession();
  });
  const first = status();
  await settle();
  expect([sent.length, heard]).toEqual([1, [1, 1, 1]]);
  expect(status()).not.toBe(first);
  expect(status()).toBe(status());
});

test('who stopped listening hears nothing', async () => {
  setFlag();
  await openPage();
  const heard = jest.fn();
  session.onLoginStatus(heard)();
  session.onSessionProblem(heard)();
  await settle();
  expect(heard).not.toHaveBeenCalled();
});

describe('what clears the flag (M-auth-03, M-auth-09)', () => {
  test.each([
    ['a 401', () => says('{"error":{"code":401}}', 401)],
    ['a 401 without a word', () => says('', 401)],
    ['a 401 of a gateway', () => says('<html>', 401)],
    ['a 401 on a 200', () => says('{"error":{"code":"401"}}')],
    ['{}', () => says('{}')],
    ['null', () => says('null')],
    ['data null', () => says('{"data":null}')],
    ['data {}', () => says('{"data":{}}')],
  ])('%s', async (_name, reply) => {
    setFlag();
    answer(detail, reply);
    await openPageAndWait();
    expect(status()).toEqual({ isLoggedIn: false, user: null, isChecking: false });
    expect([flag(), problems]).toEqual([undefined, []]);
    expect(told.at(-1)).toEqual({ isLoggedIn: false, user: null });
  });
});

describe('what leaves it unknown: the flag stays, and it is told once (C2)', () => {
  test.each([
    ['500', () => says('{"message":"a"}', 500)],
    ['502', () => says('<html>', 502)],
    ['403', () => says('{"error":{"code":403}}', 403)],
    ['429', () => says('', 429)],
    ['HTML', () => says('<!doctype html>')],
    ['nothing', () => says('')],
    ['204', () => says(null, 204)],
    ['a list', () => says('[]')],
    ['a text', () => says('{"data":"something else"}')],
    ['an answer of another call', () => says('{"seed":"a"}')],
    ['broken JSON', () => says('{"data":{')],
    ['a known code', () => says('{"error":{"code":5000}}')],
    ['no network', () => Response.error()],
    ['no answer in time', () => new Promise<never>(() => {})],
  ])('%s', async (_name, reply) => {
    stopClock();
    setFlag();
    answer(detail, reply);
    await openPage();
    await passTime(1000);
    await passTime(9000);
    expect(status()).toEqual({ isLoggedIn: null, user: null, isChecking: false });
    expect([flag(), problems.length]).toEqual(['true', 1]);
    expect(told).toEqual([{ isLoggedIn: null, user: null }]);
  });

  test('asked again, it may know', async () => {
    setFlag();
    openSession('mei');
    services.faults.set({ call: detail, fault: '500', times: 1 });
    await openPageAndWait();
    session.recheckSession();
    expect(status()).toEqual({ isLoggedIn: null, user: null, isChecking: true });
    await settle();
    expect(status().isLoggedIn).toBe(true);
    session.recheckSession();
    await settle();
    expect(problems).toHaveLength(1);
  });
});

describe('an older answer never overwrites a newer one (B9)', () => {
  /** Each answer waits for a test to give it. */
  function heldAnswers(): ((response: Response) => void)[] {
    const give: ((response: Response) => void)[] = [];
    answer(detail, () => new Promise<Response>((resolve) => give.push(resolve)));
    return give;
  }

  test('two checks, answered the wrong way round', async () => {
    setFlag();
    const give = heldAnswers();
    await openPageAndWait();
    session.recheckSession();
    await settle();
    give[1]?.(says(wireMei));
    await settle();
    expect(status().user).toMatchObject(mei);
    give[0]?.(says('', 401));
    await settle();
    expect([status().isLoggedIn, flag()]).toEqual([true, 'true']);
  });

  test('signed out meanwhile', async () => {
    setFlag();
    const give = heldAnswers();
    await openPageAndWait();
    session.noteSignOut();
    give[0]?.(says(wireMei));
    await settle();
    expect([status().isLoggedIn, flag()]).toEqual([false, undefined]);
  });

  test('a failure that comes too late is not told', async () => {
    setFlag();
    const give = heldAnswers();
    await openPageAndWait();
    session.noteSignOut();
    give[0]?.(says('', 500));
    await settle();
    expect(problems).toEqual([]);
  });
});

describe('signing in and out', () => {
  test('the flag holds for 7 days, for the whole site, and names nobody (contract 6, M-auth-04)', async () => {
    stopClock('2026-03-02T00:00:00Z');
    await openPage();
    const written: string[] = [];
    jest.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => void written.push(cookie));
    session.noteSignIn();
    const [name, ...attributes] = (written[0] ?? '').split('; ');
    expect(name).toBe('login-status=true');
    expect(attributes.sort()).toEqual(
      ['expires=Mon, 09 Mar 2026 00:00:00 GMT', 'path=/', 'sameSite=lax', 'secure'].sort(),
    );
  });

  test('noting a sign-in asks nobody; who it is, a recheck finds out', async () => {
    openSession('mei');
    await openPageAndWait();
    session.noteSignIn();
    await settle();
    expect([flag(), sent.length]).toEqual(['true', 0]);
    session.recheckSession();
    await settle();
    expect(status().user).toMatchObject(mei);
  });

  test('noting a sign-out takes the visitor from the page at once', async () => {
    setFlag();
    openSession('mei');
    await openPageAndWait();
    session.noteSignOut();
    expect(status()).toEqual({ isLoggedIn: false, user: null, isChecking: false });
    expect(flag()).toBeUndefined();
    expect(told.at(-1)).toEqual({ isLoggedIn: false, user: null });
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/mei/i);
  });
});

describe('other tabs and the past (C4, C5)', () => {
  beforeEach(async () => {
    setFlag();
    openSession('mei');
    await openPageAndWait();
    sent.length = 0;
  });

  const keptElsewhere = (key: string) => window.dispatchEvent(new StorageEvent('storage', { key, newValue: '1' }));

  test('another tab signed out', async () => {
    Cookies.remove('login-status');
    keptElsewhere('rewards-widgets.login');
    expect(status().isLoggedIn).toBe(false);
    await settle();
    expect(sent).toEqual([]);
  });

  test('another tab signed in as somebody else: nobody is shown until it is known who', async () => {
    openSession('gold');
    keptElsewhere('rewards-widgets.login');
    expect(status()).toEqual({ isLoggedIn: null, user: null, isChecking: true });
    await settle();
    expect(status().user).toMatchObject({ loyaltyTier: 'Gold' });
    expect(sent).toHaveLength(1);
  });

  test('what else other tabs keep is no news', async () => {
    keptElsewhere('rewards-widgets.promotion');
    keptElsewhere('login');
    await settle();
    expect([status().isLoggedIn, sent.length]).toEqual([true, 0]);
  });

  test('what this tab writes is what other tabs hear', () => {
    session.noteSignOut();
    expect(localStorage.getItem('rewards-widgets.login')).toMatch(/^\d+$/);
  });

  test('back to a tab after the flag went: signed out, without a call', () => {
    Cookies.remove('login-status');
    show('hidden');
    expect(status().isLoggedIn).toBe(true);
    show('visible');
    expect(status().isLoggedIn).toBe(false);
  });

  test('back to a tab after the flag came: asked', async () => {
    session.noteSignOut();
    setFlag();
    show('visible');
    expect(status().isLoggedIn).toBeNull();
    await settle();
    expect(status().isLoggedIn).toBe(true);
  });

  test('back to a tab where nothing changed: not asked', async () => {
    show('hidden');
    show('visible');
    await settle();
    expect(sent).toEqual([]);
  });

  test('back from the back-forward cache: hidden at once, and asked', async () => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(status()).toEqual({ isLoggedIn: null, user: null, isChecking: true });
    await settle();
    expect([status().isLoggedIn, sent.length]).toEqual([true, 1]);
  });

  test('a page that is merely shown is not asked again', async () => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    await settle();
    expect([status().isLoggedIn, sent.length]).toEqual([true, 0]);
  });
});

describe('a browser that refuses cookies (C7)', () => {
  test.each([
    ['drops them', () => jest.spyOn(Cookies, 'set').mockReturnValue(undefined)],
    [
      'throws',
      () => {
        const refuse = () => {
          throw new DOMException('The document is sandboxed', 'SecurityError');
        };
        for (const act of ['get', 'set', 'remove'] as const) jest.spyOn(Cookies, act).mockImplementation(refuse);
      },
    ],
  ])('and %s: the page remembers for itself', async (_name, refuseCookies) => {
    refuseCookies();
    answer(detail, () => says(wireMei));
    await openPageAndWait();
    expect([status().isLoggedIn, sent.length]).toEqual([false, 0]);
    session.noteSignIn();
    session.recheckSession();
    await settle();
    expect(status().user).toMatchObject(mei);
    session.noteSignOut();
    expect(status().isLoggedIn).toBe(false);
    session.recheckSession();
    await settle();
    expect(sent).toHaveLength(1);
  });
});

describe('a browser that does not keep a sign-in is told of (C7)', () => {
  const signInAndOpen = async () => {
    await openPageAndWait();
    session.noteSignIn();
    // As every sign-in does, on the page that is about to go.
    session.recheckSession();
    await settle();
    await openPageAndWait();
  };

  test('where it refuses the cookie of the session, once', async () => {
    await signInAndOpen();
    expect([status().isLoggedIn, losses]).toEqual([false, 1]);
    await openPageAndWait();
    expect(losses).toBe(0);
  });

  test('where it refuses every cookie', async () => {
    jest.spyOn(Cookies, 'set').mockReturnValue(undefined);
    await signInAndOpen();
    expect([status().isLoggedIn, losses]).toEqual([false, 1]);
  });

  test('not where the visitor is signed in, nor when that session ends later', async () => {
    openSession('mei');
    await signInAndOpen();
    expect([status().isLoggedIn, losses]).toEqual([true, 0]);
    answer(detail, () => says(null, 401));
    await openPageAndWait();
    expect([status().isLoggedIn, losses]).toEqual([false, 0]);
  });

  test('not where the visitor has logged out again', async () => {
    await openPageAndWait();
    session.noteSignIn();
    session.noteSignOut();
    await openPageAndWait();
    expect(losses).toBe(0);
  });

  test('not an hour later', async () => {
    await openPageAndWait();
    session.noteSignIn();
    stopClock(Date.now() + 3_600_000);
    await openPageAndWait();
    expect([status().isLoggedIn, losses]).toEqual([false, 0]);
  });
});
