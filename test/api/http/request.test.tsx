import '../../support/http';
import { pendingRequests } from '../../../src/api/http/activity';
import { type Call, loadClient, request } from '../../../src/api/http/request';
import { noContent, objectSchema, requiredText } from '../../../src/api/http/schema';
import { resetPageState } from '../../../src/lib/pageState';
import { acceptAnyRequest } from '../../support/checkServices';
import { passTimeWithoutPage, settlePromises, stopClock } from '../../support/clock';
import { jsonResponse, respondWith, sentRequests, services } from '../../support/http';

// The calls of these tests are examples.
beforeEach(acceptAnyRequest);

type Client = typeof import('../../../src/api/http/sendCall');

const mockActualClient = { ...jest.requireActual<Client>('../../../src/api/http/sendCall') };
let mockClientChunk: Promise<Client> = Promise.resolve(mockActualClient);

// `import()` waits for a module that has a `then`, as it waits for a chunk.
jest.mock('../../../src/api/http/sendCall', () => {
  const then: Promise<Client>['then'] = (...handlers) => mockClientChunk.then(...handlers);
  return { __esModule: true, then };
});

const get: Call<{ seed: string }> = {
  service: 'gateway',
  method: 'GET',
  path: '/api/qrcode/seed',
  response: objectSchema({ seed: requiredText }),
};
const post: Call<void> = {
  service: 'gateway',
  method: 'POST',
  path: '/web/login/oauth/access_token',
  response: noContent,
};
const getCall = 'GET /api/qrcode/seed';
const postCall = 'POST /web/login/oauth/access_token';
const isBusy = () => pendingRequests.get() > 0;
const neverRespond = () => new Promise<never>(() => {});

/** Observes a call. `result` returns `pending`, then the response or the kind of the ApiError. */
function observe(call: Promise<unknown>): { readonly result: () => unknown } {
  let result: unknown = 'pending';
  call.then(
    (value) => {
      result = value;
    },
    (error: { kind?: string }) => {
      result = error.kind ?? error;
    },
  );
  return { result: () => result };
}

beforeEach(async () => {
  await loadClient();
  stopClock('2026-03-02T10:00:00+08:00');
});
afterEach(() => expect(isBusy()).toBe(false));

describe('deadlines (contract 5, B3)', () => {
  test.each([
    ['GET', 10_000, () => request(get)],
    ['POST', 20_000, () => request(post)],
    ['a deadline of its own', 30_000, () => request({ ...post, deadline: 30_000 })],
  ])('%s: %i ms', async (_name, deadline, send) => {
    respondWith(getCall, neverRespond);
    respondWith(postCall, neverRespond);
    const { result } = observe(send());
    await passTimeWithoutPage(deadline - 1);
    expect([result(), isBusy()]).toEqual(['pending', true]);
    await passTimeWithoutPage(1);
    expect(result()).toBe('timeout');
    await passTimeWithoutPage(60_000);
    expect(sentRequests).toHaveLength(1);
  });

  test('the retry of a GET has the remaining time of the deadline', async () => {
    let attempts = 0;
    respondWith(getCall, async () => {
      attempts += 1;
      if (attempts > 1) return neverRespond();
      await new Promise((resolve) => setTimeout(resolve, 4000));
      return jsonResponse('', 503);
    });
    const { result } = observe(request(get));
    await passTimeWithoutPage(9999);
    expect([result(), sentRequests.length]).toEqual(['pending', 2]);
    await passTimeWithoutPage(1);
    expect(result()).toBe('timeout');
  });

  test('a GET that fails shortly before its deadline has no retry', async () => {
    respondWith(getCall, async () => {
      await new Promise((resolve) => setTimeout(resolve, 9500));
      return jsonResponse('', 503);
    });
    const { result } = observe(request(get));
    await passTimeWithoutPage(9500);
    expect([result(), sentRequests.length]).toEqual(['unavailable', 1]);
  });

  test.each([
    ['a gateway', () => jsonResponse('', 503), 'unavailable'],
    ['the network', () => Response.error(), 'offline'],
  ] as const)('no retry when %s fails and no time would be left for it', async (_name, createFailure, expected) => {
    jest.spyOn(Math, 'random').mockReturnValue(0);
    respondWith(getCall, createFailure);
    const { result } = observe(request({ ...get, deadline: 500 }));
    await passTimeWithoutPage(1000);
    expect([result(), sentRequests.length]).toEqual([expected, 1]);
  });

  test('no timer is left after a response', async () => {
    await request(get);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('a change of the system clock has no effect (J2)', async () => {
    respondWith(getCall, () => (sentRequests.length > 1 ? jsonResponse('{"seed":"a"}') : jsonResponse('', 503)));
    const { result } = observe(request(get));
    await settlePromises();
    jest.setSystemTime(Date.now() + 86_400_000);
    await passTimeWithoutPage(1500);
    expect(result()).toEqual({ seed: 'a' });
  });
});

describe('a GET is retried once after a network or gateway failure (B4)', () => {
  test.each([
    ['502', () => jsonResponse('<html>', 502)],
    ['503', () => jsonResponse('', 503)],
    ['504', () => jsonResponse('{}', 504)],
    ['network', () => Response.error()],
  ])('%s, then success', async (_name, createFailure) => {
    respondWith(getCall, () => (sentRequests.length > 1 ? jsonResponse('{"seed":"a"}') : createFailure()));
    const { result } = observe(request(get));
    await passTimeWithoutPage(499);
    expect(sentRequests).toHaveLength(1);
    await passTimeWithoutPage(1001);
    expect([result(), sentRequests.length]).toEqual([{ seed: 'a' }, 2]);
  });

  test.each([
    ['a gateway, twice', [503, 503], 'unavailable'],
    ['the network, twice', [0, 0], 'offline'],
    ['a gateway, then the network', [502, 0], 'offline'],
    ['the network, then a gateway', [0, 504], 'unavailable'],
  ] as const)('%s: no third request', async (_name, statuses, expected) => {
    respondWith(getCall, () => {
      const status = statuses[sentRequests.length - 1] ?? 200;
      return status === 0 ? Response.error() : jsonResponse('{"seed":"a"}', status);
    });
    const { result } = observe(request(get));
    await passTimeWithoutPage(15_000);
    expect([result(), sentRequests.length]).toEqual([expected, 2]);
  });

  test.each([400, 401, 403, 404, 408, 429, 500, 501, 505])('no retry after %i', async (status) => {
    respondWith(getCall, () => jsonResponse('{}', status));
    const { result } = observe(request(get));
    await passTimeWithoutPage(15_000);
    expect([result(), sentRequests.length]).toEqual([status < 500 ? 'refused' : 'unavailable', 1]);
  });

  test('up to a second later, so that pages do not retry all at once', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0.9);
    respondWith(getCall, () => jsonResponse('', 503));
    observe(request(get));
    await passTimeWithoutPage(1399);
    expect(sentRequests).toHaveLength(1);
    await passTimeWithoutPage(1);
    expect(sentRequests).toHaveLength(2);
    await passTimeWithoutPage(10_000);
  });

  test('not before the service wants it (B5)', async () => {
    respondWith(getCall, () => jsonResponse('', 503, { 'retry-after': '3' }));
    observe(request(get));
    await passTimeWithoutPage(2999);
    expect(sentRequests).toHaveLength(1);
    await passTimeWithoutPage(1);
    expect(sentRequests).toHaveLength(2);
  });

  test('not when the call repeats itself', async () => {
    respondWith(getCall, () => jsonResponse('', 503));
    const { result } = observe(request({ ...get, isRepeatable: false }));
    await passTimeWithoutPage(15_000);
    expect([result(), sentRequests.length]).toEqual(['unavailable', 1]);
  });

  test('no retry after a malformed response', async () => {
    respondWith(getCall, () => jsonResponse('<html>'));
    const { result } = observe(request(get));
    await passTimeWithoutPage(15_000);
    expect([result(), sentRequests.length]).toEqual(['malformed', 1]);
  });
});

test.each([
  ['502', () => jsonResponse('<html>', 502)],
  ['503', () => jsonResponse('', 503)],
  ['504', () => jsonResponse('', 504)],
  ['network', () => Response.error()],
  ['500', () => jsonResponse('', 500)],
  ['429', () => jsonResponse('', 429)],
  ['401', () => jsonResponse('', 401)],
])('a POST has no retry: %s (B4)', async (_name, createResponse) => {
  respondWith(postCall, createResponse);
  const { result } = observe(request(post));
  await passTimeWithoutPage(60_000);
  expect(result()).not.toBe('pending');
  expect(sentRequests).toHaveLength(1);
});

test('only a documented code on a 5xx says that the service refused (contract 5)', async () => {
  const kindOf = (code: string, errorCodes?: readonly string[]) => {
    respondWith(postCall, () => jsonResponse(`{"error":{"code":"${code}"}}`, 500));
    return request({ ...post, ...(errorCodes ? { errorCodes } : {}) }).catch(({ kind }: { kind: string }) => kind);
  };
  expect([await kindOf('7'), await kindOf('7', ['7'])]).toEqual(['unavailable', 'refused']);
});

describe('abort (B9)', () => {
  test.each([
    ['GET', getCall, get],
    ['POST', postCall, post],
  ] as const)('cancels a pending %s', async (_name, name, call) => {
    respondWith(name, neverRespond);
    const controller = new AbortController();
    const { result } = observe(request<unknown>({ ...call, signal: controller.signal }));
    await settlePromises();
    controller.abort();
    await settlePromises();
    expect([result(), isBusy()]).toEqual(['aborted', false]);
  });

  test('sends nothing when cancelled before the start', async () => {
    const controller = new AbortController();
    controller.abort();
    const { result } = observe(request({ ...post, signal: controller.signal }));
    await settlePromises();
    expect([result(), sentRequests.length]).toEqual(['aborted', 0]);
  });

  test('cancels the retry of a GET', async () => {
    respondWith(getCall, () => jsonResponse('', 503));
    const controller = new AbortController();
    const { result } = observe(request({ ...get, signal: controller.signal }));
    await settlePromises();
    controller.abort();
    await passTimeWithoutPage(5000);
    expect([result(), sentRequests.length]).toEqual(['aborted', 1]);
  });
});

describe('pendingRequests, which the loading bar shows (B8)', () => {
  test('counts pending requests down to 0', async () => {
    const busyStates: boolean[] = [];
    const unsubscribe = pendingRequests.subscribe(() => busyStates.push(isBusy()));
    respondWith(postCall, neverRespond);
    respondWith(getCall, () => jsonResponse('', 500));
    const calls = [observe(request(post)), observe(request(get)), observe(request(get))];
    await settlePromises();
    expect([isBusy(), calls.map(({ result }) => result())]).toEqual([true, ['pending', 'unavailable', 'unavailable']]);
    await passTimeWithoutPage(20_000);
    expect(isBusy()).toBe(false);
    unsubscribe();
    await request({ ...get }).catch(() => {});
    expect(busyStates).toEqual([true, true, true, true, true, false]);
  });

  test('does not count background requests', async () => {
    respondWith(getCall, neverRespond);
    const { result } = observe(request({ ...get, isBackground: true }));
    await settlePromises();
    expect([isBusy(), result()]).toEqual([false, 'pending']);
    await passTimeWithoutPage(10_000);
    expect([isBusy(), result()]).toEqual([false, 'timeout']);
  });
});

describe('loading the HTTP client is part of the call (B3)', () => {
  let resolveChunk = () => {};
  let rejectChunk = () => {};

  /** Opens a page on which the chunk of the client loads, or fails, when the test says so. */
  function openPage(): void {
    resetPageState();
    mockClientChunk = new Promise((resolve, reject) => {
      resolveChunk = () => resolve(mockActualClient);
      rejectChunk = () => reject(new Error('ChunkLoadError'));
    });
  }
  afterEach(() => {
    mockClientChunk = Promise.resolve(mockActualClient);
  });

  test('the deadline runs from the call, not from when the client has loaded', async () => {
    openPage();
    respondWith(postCall, neverRespond);
    const { result } = observe(request(post));
    await passTimeWithoutPage(15_000);
    resolveChunk();
    await passTimeWithoutPage(4999);
    expect([result(), sentRequests.length]).toEqual(['pending', 1]);
    await passTimeWithoutPage(1);
    expect(result()).toBe('timeout');
  });

  test('a client that loads after the deadline sends nothing', async () => {
    openPage();
    const { result } = observe(request(post));
    await passTimeWithoutPage(20_000);
    expect(result()).toBe('unsent');
    resolveChunk();
    await passTimeWithoutPage(1000);
    expect(sentRequests).toEqual([]);
  });

  test('a client that fails to load gives `unsent`, and the next call loads it again', async () => {
    openPage();
    const { result } = observe(request(post));
    rejectChunk();
    await settlePromises();
    expect(result()).toBe('unsent');
    mockClientChunk = Promise.resolve(mockActualClient);
    services.model.loginCodes.set('a', { userName: 'mei', until: Date.now() + 1000 });
    const again = observe(request({ ...post, body: { code: 'a', grant_type: 'authorization_code' } }));
    await passTimeWithoutPage(1);
    expect([again.result(), sentRequests.length]).toEqual([undefined, 1]);
  });
});

test('while a service wants a call to wait, nothing is sent, also after the clock was set back (B5)', async () => {
  services.faults.set({ call: postCall, fault: '429', times: 1 });
  await expect(request({ ...post, body: {} })).rejects.toMatchObject({ kind: 'refused', retryAfter: 30 });
  jest.setSystemTime(Date.now() - 3_600_000);
  await passTimeWithoutPage(10_000);
  const unsent = { kind: 'unsent', code: '429', status: 429, retryAfter: 20 };
  await expect(request({ ...post, body: {} })).rejects.toMatchObject(unsent);
  expect(sentRequests).toHaveLength(1);
  // Other calls need not wait.
  await request(get);
  await passTimeWithoutPage(20_000);
  expect(sentRequests).toHaveLength(2);
  request({ ...post, body: {} }).catch(() => {});
  await settlePromises();
  expect(sentRequests).toHaveLength(3);
});

test('calls that are made during a wait do not prolong it (B5)', async () => {
  services.faults.set({ call: postCall, fault: '429', times: 1 });
  await expect(request({ ...post, body: {} })).rejects.toMatchObject({ kind: 'refused', retryAfter: 30 });
  for (let call = 0; call < 100; call += 1) {
    await passTimeWithoutPage(300);
    request({ ...post, body: {} }).catch(() => {});
    await settlePromises();
  }
  expect(sentRequests).toHaveLength(2);
});
