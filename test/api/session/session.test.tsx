/** @jest-environment-options {"url": "https://www.example.test/"} */
import '../../support/http';
import Cookies from 'js-cookie';
import {
  hasSignedInHere,
  loginStatus,
  recheckSession,
  setSignedIn,
  setSignedOut,
  startSession,
  startSessionIfFlagged,
} from '../../../src/api/session/session';
import { resetPageState } from '../../../src/lib/pageState';
import { passTimeWithoutPage, settlePromises, stopClock } from '../../support/clock';
import { createSession, jsonResponse, respondWith, sentRequests, services } from '../../support/http';
import { trackListeners } from '../../support/trackListeners';

type StatusEvent = { readonly isLoggedIn: boolean | null; readonly user: unknown };

const detailCall = 'GET /api/Customers/detail';
const mei = { firstName: 'Mei', loyaltyTier: 'Green' };
const meiJson = '{"data":{"firstName":"Mei","loyaltyTier":"Green"}}';

let removeListeners = () => {};
/** The details of the `widgets:login-status` events of the page. */
let events: StatusEvent[] = [];
/** The errors of the `failed` problems. */
let errors: unknown[] = [];
/** The number of `notKept` problems. */
let notKeptCount = 0;
/** The kinds of all problems. */
let problems: string[] = [];

const recordEvent = (event: DocumentEventMap['widgets:login-status']) => events.push(event.detail);
const loginFlag = () => Cookies.get('login-status');
const setLoginFlag = () => Cookies.set('login-status', 'true');
const status = () => loginStatus.get();

/** Opens a page and starts its session: as the first widget does, or as the runtime does before. */
function openPage(start = startSession): void {
  removeListeners();
  events = [];
  errors = [];
  notKeptCount = 0;
  problems = [];
  resetPageState();
  removeListeners = trackListeners();
  loginStatus.subscribe(() => {
    const { problem } = status();
    if (problem?.kind === 'failed') errors.push(problem.error);
    if (problem?.kind === 'notKept') notKeptCount += 1;
    if (problem) problems.push(problem.kind);
  });
  start();
}

async function openPageAndWait(): Promise<void> {
  openPage();
  await settlePromises();
}

function setVisibility(visibility: 'visible' | 'hidden'): void {
  jest.spyOn(Document.prototype, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => document.addEventListener('widgets:login-status', recordEvent));
afterEach(() => {
  removeListeners();
  removeListeners = () => {};
  document.removeEventListener('widgets:login-status', recordEvent);
});

describe('startSessionIfFlagged, before the first widget', () => {
  test('with the login flag: sends one request for the page', async () => {
    setLoginFlag();
    createSession('mei');
    openPage(startSessionIfFlagged);
    expect(status()).toMatchObject({ isLoggedIn: null, user: null, isChecking: true });
    startSession();
    await settlePromises();
    startSessionIfFlagged();
    await settlePromises();
    expect([sentRequests.length, sentRequests[0]?.call, status().isLoggedIn]).toEqual([
      1,
      expect.stringMatching(/^GET .*\/detail$/),
      true,
    ]);
    expect(events.map(({ isLoggedIn }) => isLoggedIn)).toEqual([null, true]);
  });

  test('without the login flag: sends no request and no event', async () => {
    openPage(startSessionIfFlagged);
    await settlePromises();
    expect([sentRequests, events]).toEqual([[], []]);
    startSession();
    expect(events).toEqual([{ isLoggedIn: false, user: null }]);
  });
});

describe('startSession with and without the login flag (contract 3, M-auth-02)', () => {
  test('without it: false at once, no request (A-51)', async () => {
    openPage();
    expect(status()).toMatchObject({ isLoggedIn: false, user: null, isChecking: false });
    await settlePromises();
    expect(sentRequests).toEqual([]);
    expect(events).toEqual([{ isLoggedIn: false, user: null }]);
  });

  test('with it: null until the response (M-auth-01)', async () => {
    setLoginFlag();
    createSession('mei');
    openPage();
    expect(status()).toMatchObject({ isLoggedIn: null, user: null, isChecking: true });
    await settlePromises();
    expect(status()).toMatchObject({ isLoggedIn: true, user: mei, isChecking: false });
    expect(events).toEqual([
      { isLoggedIn: null, user: null },
      { isLoggedIn: true, user: status().user },
    ]);
    expect(errors).toEqual([]);
  });

  test.each(['1', 'false', 'True', ''])('a cookie with the value %j is no login flag', async (value) => {
    Cookies.set('login-status', value);
    await openPageAndWait();
    expect([status().isLoggedIn, sentRequests.length]).toEqual([false, 0]);
  });

  test('a forged flag is cleared after one request (C1)', async () => {
    setLoginFlag();
    await openPageAndWait();
    expect([status().isLoggedIn, loginFlag(), sentRequests.length, errors.length]).toEqual([false, undefined, 1, 0]);
  });
});

test('the request asks for an answer that no cache holds (M-api-10)', async () => {
  setLoginFlag();
  createSession('mei');
  openPage();
  await settlePromises();
  expect(services.calls.map(({ path, headers }) => [path, headers['cache-control']])).toEqual([
    ['/api/Customers/detail', 'no-cache'],
  ]);
});

test('any number of widgets share one request', async () => {
  setLoginFlag();
  createSession('mei');
  openPage();
  const changeCounts = [0, 0, 0];
  changeCounts.forEach((_, index) => {
    loginStatus.subscribe(() => {
      changeCounts[index] = (changeCounts[index] ?? 0) + 1;
    });
    startSession();
  });
  const statusBefore = status();
  await settlePromises();
  expect([sentRequests.length, changeCounts]).toEqual([1, [1, 1, 1]]);
  expect(status()).not.toBe(statusBefore);
  expect(status()).toBe(status());
});

test('an unsubscribed listener is not called', async () => {
  setLoginFlag();
  openPage();
  const listener = jest.fn();
  loginStatus.subscribe(listener)();
  await settlePromises();
  expect(listener).not.toHaveBeenCalled();
});

describe('responses that clear the login flag (M-auth-03, M-auth-09)', () => {
  test.each([
    ['a 401', () => jsonResponse('{"error":{"code":401}}', 401)],
    ['a 401 with an empty body', () => jsonResponse('', 401)],
    ['a 401 with HTML', () => jsonResponse('<html>', 401)],
    ['code 401 on a 200', () => jsonResponse('{"error":{"code":"401"}}')],
    ['{}', () => jsonResponse('{}')],
    ['null', () => jsonResponse('null')],
    ['data null', () => jsonResponse('{"data":null}')],
    ['data {}', () => jsonResponse('{"data":{}}')],
    ['an empty body', () => jsonResponse('')],
    ['204', () => jsonResponse(null, 204)],
  ])('%s', async (_name, createResponse) => {
    setLoginFlag();
    respondWith(detailCall, createResponse);
    await openPageAndWait();
    expect(status()).toMatchObject({ isLoggedIn: false, user: null, isChecking: false });
    expect([loginFlag(), errors]).toEqual([undefined, []]);
    expect(events.at(-1)).toEqual({ isLoggedIn: false, user: null });
  });
});

describe('responses that leave the status unknown and the login flag set, and report one problem (C2)', () => {
  test.each([
    ['500', () => jsonResponse('{"message":"a"}', 500)],
    ['502', () => jsonResponse('<html>', 502)],
    ['403', () => jsonResponse('{"error":{"code":403}}', 403)],
    ['429', () => jsonResponse('', 429)],
    ['HTML', () => jsonResponse('<!doctype html>')],
    ['a list', () => jsonResponse('[]')],
    ['a string', () => jsonResponse('{"data":"something else"}')],
    ['a response of another call', () => jsonResponse('{"seed":"a"}')],
    ['broken JSON', () => jsonResponse('{"data":{')],
    ['an error code', () => jsonResponse('{"error":{"code":5000}}')],
    ['a network failure', () => Response.error()],
    ['a timeout', () => new Promise<never>(() => {})],
  ])('%s', async (_name, createResponse) => {
    stopClock();
    setLoginFlag();
    respondWith(detailCall, createResponse);
    openPage();
    await passTimeWithoutPage(1000);
    await passTimeWithoutPage(9000);
    expect(status()).toMatchObject({ isLoggedIn: null, user: null, isChecking: false });
    expect([loginFlag(), errors.length]).toEqual(['true', 1]);
    expect(events).toEqual([{ isLoggedIn: null, user: null }]);
  });

  test('recheckSession sends another request', async () => {
    setLoginFlag();
    createSession('mei');
    services.faults.set({ call: detailCall, fault: '500', times: 1 });
    await openPageAndWait();
    recheckSession();
    expect(status()).toMatchObject({ isLoggedIn: null, user: null, isChecking: true });
    await settlePromises();
    expect(status().isLoggedIn).toBe(true);
    recheckSession();
    await settlePromises();
    expect(errors).toHaveLength(1);
  });
});

describe('an older response never overwrites a newer one (B9)', () => {
  /** Holds all responses back. Returns a function for each request that sends its response. */
  function holdResponses(): ((response: Response) => void)[] {
    const respond: ((response: Response) => void)[] = [];
    respondWith(detailCall, () => new Promise<Response>((resolve) => respond.push(resolve)));
    return respond;
  }

  test('two checks whose responses arrive in reverse order', async () => {
    setLoginFlag();
    const respond = holdResponses();
    await openPageAndWait();
    recheckSession();
    await settlePromises();
    respond[1]?.(jsonResponse(meiJson));
    await settlePromises();
    expect(status().user).toMatchObject(mei);
    respond[0]?.(jsonResponse('', 401));
    await settlePromises();
    expect([status().isLoggedIn, loginFlag()]).toEqual([true, 'true']);
  });

  test('a response after a sign-out', async () => {
    setLoginFlag();
    const respond = holdResponses();
    await openPageAndWait();
    setSignedOut();
    respond[0]?.(jsonResponse(meiJson));
    await settlePromises();
    expect([status().isLoggedIn, loginFlag()]).toEqual([false, undefined]);
  });

  test('an error after a sign-out', async () => {
    setLoginFlag();
    const respond = holdResponses();
    await openPageAndWait();
    setSignedOut();
    respond[0]?.(jsonResponse('', 500));
    await settlePromises();
    expect(errors).toEqual([]);
  });
});

describe('setSignedIn and setSignedOut', () => {
  test('the login flag lasts 7 days, is valid for the whole site, and holds no identity (contract 6, M-auth-04)', async () => {
    stopClock('2026-03-02T00:00:00Z');
    openPage();
    const writtenCookies: string[] = [];
    jest.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => void writtenCookies.push(cookie));
    setSignedIn();
    const [name, ...attributes] = (writtenCookies[0] ?? '').split('; ');
    expect(name).toBe('login-status=true');
    expect(attributes.sort()).toEqual(
      ['expires=Mon, 09 Mar 2026 00:00:00 GMT', 'path=/', 'sameSite=lax', 'secure'].sort(),
    );
  });

  test('hasSignedInHere is true after a sign-in, as the page is then left', () => {
    openPage();
    expect(hasSignedInHere()).toBe(false);
    setSignedIn();
    expect(hasSignedInHere()).toBe(true);
  });

  test('setSignedIn sends no request; recheckSession fetches the user', async () => {
    createSession('mei');
    await openPageAndWait();
    setSignedIn();
    await settlePromises();
    expect([loginFlag(), sentRequests.length]).toEqual(['true', 0]);
    recheckSession();
    await settlePromises();
    expect(status().user).toMatchObject(mei);
  });

  test('setSignedOut clears the user at once', async () => {
    setLoginFlag();
    createSession('mei');
    await openPageAndWait();
    setSignedOut();
    expect(status()).toMatchObject({ isLoggedIn: false, user: null, isChecking: false });
    expect(loginFlag()).toBeUndefined();
    expect(events.at(-1)).toEqual({ isLoggedIn: false, user: null });
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/mei/i);
  });
});

describe('other tabs and the bfcache (C4, C5)', () => {
  beforeEach(async () => {
    setLoginFlag();
    createSession('mei');
    await openPageAndWait();
    sentRequests.length = 0;
  });

  const changeInOtherTab = (key: string) => window.dispatchEvent(new StorageEvent('storage', { key, newValue: '1' }));

  test('another tab signs out: signed out at once, without a request', async () => {
    Cookies.remove('login-status');
    changeInOtherTab('rewards-widgets.login');
    expect(status().isLoggedIn).toBe(false);
    await settlePromises();
    expect(sentRequests).toEqual([]);
  });

  test('another tab signs in as another member: no user until the response', async () => {
    createSession('gold');
    changeInOtherTab('rewards-widgets.login');
    expect(status()).toMatchObject({ isLoggedIn: null, user: null, isChecking: true });
    await settlePromises();
    expect(status().user).toMatchObject({ loyaltyTier: 'Gold' });
    expect(sentRequests).toHaveLength(1);
  });

  test('other storage changes have no effect', async () => {
    changeInOtherTab('rewards-widgets.promotion');
    changeInOtherTab('login');
    await settlePromises();
    expect([status().isLoggedIn, sentRequests.length]).toEqual([true, 0]);
  });

  test('setSignedOut changes the storage key that other tabs observe', () => {
    setSignedOut();
    expect(localStorage.getItem('rewards-widgets.login')).toMatch(/^\d+$/);
  });

  test('tab visible again after the flag was removed: signed out, without a request', async () => {
    Cookies.remove('login-status');
    setVisibility('hidden');
    expect(status().isLoggedIn).toBe(true);
    setVisibility('visible');
    expect(status().isLoggedIn).toBe(false);
    await settlePromises();
    expect(sentRequests).toEqual([]);
  });

  test('tab visible again after the flag was set: one request', async () => {
    setSignedOut();
    setLoginFlag();
    setVisibility('visible');
    expect(status().isLoggedIn).toBeNull();
    await settlePromises();
    expect([status().isLoggedIn, sentRequests.length]).toEqual([true, 1]);
  });

  test('window focused again, beside another window that removed the flag: signed out, without a request', async () => {
    Cookies.remove('login-status');
    expect(status().isLoggedIn).toBe(true);
    window.dispatchEvent(new Event('focus'));
    expect(status().isLoggedIn).toBe(false);
    await settlePromises();
    expect(sentRequests).toEqual([]);
  });

  test('window focused again, with a flag that the page could not remove: no request (C1)', async () => {
    jest.spyOn(Cookies, 'remove').mockImplementation(() => {});
    respondWith(detailCall, () => jsonResponse(null, 401));
    recheckSession();
    await settlePromises();
    expect([status().isLoggedIn, loginFlag(), sentRequests.length]).toEqual([false, 'true', 1]);
    window.dispatchEvent(new Event('focus'));
    await settlePromises();
    expect(sentRequests).toHaveLength(1);
  });

  test('tab visible again with the same flag, also after a long time: no request', async () => {
    const now = performance.now();
    setVisibility('hidden');
    setVisibility('visible');
    jest.spyOn(performance, 'now').mockReturnValue(now + 3_600_000);
    setVisibility('visible');
    await settlePromises();
    expect(sentRequests).toEqual([]);
  });

  test('without storage, whose events come from other tabs: a request on focus, each 30 s at most (C4)', async () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new Error('refused');
    });
    // Whole numbers: a difference of fractions can be a little less than 30 s.
    const now = jest.spyOn(performance, 'now').mockReturnValue(0);
    await openPageAndWait();
    sentRequests.length = 0;
    const focusAt = async (time: number) => {
      now.mockReturnValue(time);
      window.dispatchEvent(new Event('focus'));
      await settlePromises();
      return sentRequests.length;
    };
    expect(await focusAt(29_999)).toBe(0);
    const before = status();
    expect(await focusAt(30_000)).toBe(1);
    // The same object: no widget renders again, not even during the request.
    expect(status()).toBe(before);
    expect(await focusAt(59_999)).toBe(1);
    createSession('gold');
    expect(await focusAt(60_000)).toBe(2);
    expect(status().user?.firstName).not.toBe(before.user?.firstName);
    expect(events.at(-1)).toEqual({ isLoggedIn: true, user: status().user });
    services.faults.set({ call: detailCall, fault: '500' });
    expect(await focusAt(90_000)).toBeGreaterThan(2);
    expect([status().isLoggedIn, errors]).toEqual([true, []]);
  });

  test('restored from the bfcache: no user at once, and one request', async () => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(status()).toMatchObject({ isLoggedIn: null, user: null, isChecking: true });
    await settlePromises();
    expect([status().isLoggedIn, sentRequests.length]).toEqual([true, 1]);
  });

  test('pageshow without the bfcache: no request', async () => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    await settlePromises();
    expect([status().isLoggedIn, sentRequests.length]).toEqual([true, 0]);
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
  ])('it %s: the page keeps the login flag in memory', async (_name, refuseCookies) => {
    refuseCookies();
    respondWith(detailCall, () => jsonResponse(meiJson));
    await openPageAndWait();
    expect([status().isLoggedIn, sentRequests.length]).toEqual([false, 0]);
    setSignedIn();
    recheckSession();
    await settlePromises();
    expect(status().user).toMatchObject(mei);
    setSignedOut();
    expect(status().isLoggedIn).toBe(false);
    recheckSession();
    await settlePromises();
    expect(sentRequests).toHaveLength(1);
  });
});

describe('the problem notKept (C7)', () => {
  const signInAndOpenNextPage = async () => {
    await openPageAndWait();
    setSignedIn();
    // Every sign-in does this, on the page that the visitor leaves.
    recheckSession();
    await settlePromises();
    await openPageAndWait();
  };

  test('the browser refuses the session cookie: reported once', async () => {
    await signInAndOpenNextPage();
    expect([status().isLoggedIn, notKeptCount]).toEqual([false, 1]);
    await openPageAndWait();
    expect(notKeptCount).toBe(0);
  });

  test('the browser refuses every cookie: reported', async () => {
    jest.spyOn(Cookies, 'set').mockReturnValue(undefined);
    await signInAndOpenNextPage();
    expect([status().isLoggedIn, notKeptCount]).toEqual([false, 1]);
  });

  test('the session exists: not reported, nor when the session ends later', async () => {
    createSession('mei');
    await signInAndOpenNextPage();
    expect([status().isLoggedIn, notKeptCount]).toEqual([true, 0]);
    respondWith(detailCall, () => jsonResponse(null, 401));
    await openPageAndWait();
    expect([status().isLoggedIn, notKeptCount]).toEqual([false, 0]);
  });

  test('the visitor has signed out again: not reported', async () => {
    await openPageAndWait();
    setSignedIn();
    setSignedOut();
    await openPageAndWait();
    expect(notKeptCount).toBe(0);
  });

  test('after a validation of the mobile number: another problem, as the service may want a new sign-in (A-18)', async () => {
    await openPageAndWait();
    setSignedIn('validation');
    recheckSession();
    await settlePromises();
    await openPageAndWait();
    expect([status().isLoggedIn, notKeptCount, problems]).toEqual([false, 0, ['signInAgain']]);
    await openPageAndWait();
    expect(problems).toEqual([]);
  });

  test.each([
    [59_999, 1],
    [60_000, 0],
    [3_600_000, 0],
  ])('%i ms after the sign-in: reported %i times', async (milliseconds, count) => {
    stopClock();
    await openPageAndWait();
    setSignedIn();
    jest.setSystemTime(Date.now() + milliseconds);
    await openPageAndWait();
    expect([status().isLoggedIn, notKeptCount]).toEqual([false, count]);
  });
});
