import '../../support/http';
import { pendingRequests } from '../../../src/api/http/activity';
import * as qrcode from '../../../src/api/services/qrcode';
import { pollSeed, type SeedEvent } from '../../../src/api/services/qrPolling';
import { passTimeWithoutPage, settlePromises, stopClock } from '../../support/clock';
import { jsonResponse, respondWith, sentRequests } from '../../support/http';

const { fetchSeed, fetchSeedStatus } = qrcode;
const pingCall = 'GET /api/qrcode/ping';
const { signal } = new AbortController();

let events: SeedEvent[] = [];
/** Seconds from the start of the poll to each request. */
let times: number[] = [];
let stop = () => {};

/** Polls a seed with a stopped clock. The service gives the responses in order, and repeats the last one. */
async function poll(responses: readonly (() => Response)[], expiresIn = 180): Promise<void> {
  stopClock('2026-03-02T00:00:00Z');
  jest.spyOn(Math, 'random').mockReturnValue(0);
  events = [];
  times = [];
  const start = Date.now();
  respondWith(pingCall, () => {
    times.push((Date.now() - start) / 1000);
    return responses[Math.min(times.length, responses.length) - 1]!();
  });
  stop = pollSeed({ seed: 'a', expiresIn }, (event) => events.push(event));
  await settlePromises();
}

/** Moves the clock in small steps, so that each response arrives at its time. */
async function passSeconds(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) await passTimeWithoutPage(1000);
}

function setVisibility(visibility: 'visible' | 'hidden'): void {
  jest.spyOn(Document.prototype, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
}

const status = (name: string, code?: string) => () => jsonResponse(JSON.stringify({ status: name, code }));
const failure = () => jsonResponse('', 500);
const tooMany = () => new Response('', { status: 429, headers: { 'Retry-After': '25' } });

afterEach(() => {
  stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('the seed expires in time although the clock is set back (D5, J2)', async () => {
  await poll([status('pending')], 20);
  await passSeconds(10);
  jest.setSystemTime(Date.now() - 3_600_000);
  await passSeconds(11);
  expect(events.at(-1)).toEqual({ status: 'expired' });
  const requests = times.length;
  await passSeconds(10);
  expect(times).toHaveLength(requests);
});

test('the seed expires although the steady clock stands still while the device sleeps (D5, J2)', async () => {
  await poll([status('pending')], 20);
  await passSeconds(2);
  jest.setSystemTime(Date.now() + 3_600_000);
  await passSeconds(2);
  expect([times.length, events]).toEqual([1, [{ status: 'pending' }, { status: 'expired' }]]);
});

describe('pollSeed (D5)', () => {
  test('requests the status every two seconds, and reports each', async () => {
    await poll([status('pending'), status('scanned'), status('else')]);
    await passSeconds(6);
    expect(times).toEqual([2, 4, 6]);
    expect(events).toEqual([{ status: 'pending' }, { status: 'scanned' }, { status: 'pending' }]);
  });

  test('doubles the pause with each failure, up to 30 s, and starts again after a success', async () => {
    await poll([failure, failure, failure, failure, failure, status('pending'), failure, status('pending')]);
    await passSeconds(100);
    expect(times.slice(0, 9)).toEqual([2, 6, 14, 30, 60, 90, 92, 96, 98]);
  });

  test('reports from the second failure in a row on that the service does not say (B3)', async () => {
    await poll([failure, status('scanned'), failure, failure, failure, status('scanned'), failure, status('pending')]);
    await passSeconds(60);
    const statuses = events.map((event) => event.status);
    expect(statuses.slice(0, 5)).toEqual(['scanned', 'unavailable', 'unavailable', 'scanned', 'pending']);
  });

  test('lengthens the pause by a random part, at most by half', async () => {
    await poll([failure]);
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
    await passSeconds(20);
    expect(times).toEqual([2, 7, 17]);
  });

  test('waits as long as a 429 says (contract 5)', async () => {
    await poll([tooMany, status('pending')]);
    await passSeconds(30);
    expect(times).toEqual([2, 27, 29]);
  });

  test.each([
    ['expired', status('expired'), { status: 'expired' }],
    ['confirmed', status('confirmed', 'b'), { status: 'confirmed', code: 'b' }],
  ])('%s is the last event', async (_name, response, event) => {
    await poll([response]);
    await passSeconds(10);
    setVisibility('visible');
    await settlePromises();
    expect([times, events, jest.getTimerCount()]).toEqual([[2], [event], 0]);
  });

  test('a confirmation without a code is no event, and the poll goes on', async () => {
    await poll([status('confirmed'), status('confirmed', 'b')]);
    await passSeconds(4);
    expect(events).toEqual([{ status: 'confirmed', code: 'b' }]);
  });

  test('a code without a confirmation is left out, and the poll goes on', async () => {
    await poll([status('scanned', 'b'), status('confirmed', 'b')]);
    await passSeconds(4);
    expect(events).toEqual([{ status: 'scanned' }, { status: 'confirmed', code: 'b' }]);
  });

  test('expires by the clock, without another request, also before the next one is due', async () => {
    await poll([status('pending')], 5);
    await passSeconds(4);
    expect([times, events.at(-1)]).toEqual([[2, 4], { status: 'pending' }]);
    await passSeconds(1);
    expect([times, events.at(-1)]).toEqual([[2, 4], { status: 'expired' }]);
    await passSeconds(10);
    expect([times.length, events.length]).toEqual([2, 3]);
  });

  test('pauses in a hidden tab, and requests the status at once when the tab is visible again', async () => {
    await poll([status('pending')]);
    await passSeconds(3);
    setVisibility('hidden');
    await passSeconds(30);
    expect(times).toEqual([2]);
    setVisibility('visible');
    await settlePromises();
    await passSeconds(2);
    expect(times).toEqual([2, 33, 35]);
  });

  test.each([
    ['an outage', failure, [2, 6, 8]],
    ['a 429', tooMany, [2, 27, 29]],
  ])('a visitor who comes back to the tab does not shorten the pause after %s (contract 5)', async (...row) => {
    const [, response, expected] = row;
    await poll([response, status('pending')]);
    await passSeconds(3);
    setVisibility('hidden');
    setVisibility('visible');
    await passSeconds(27);
    expect(times.slice(0, 3)).toEqual(expected);
    expect(events.at(0)).toEqual({ status: 'pending' });
  });

  test('requests the status at once when the pause after a failure has passed in the hidden tab', async () => {
    await poll([failure, status('pending')]);
    await passSeconds(3);
    setVisibility('hidden');
    await passSeconds(30);
    setVisibility('visible');
    await passTimeWithoutPage(0);
    expect(times).toEqual([2, 33]);
  });

  test('requests the status at once in a tab that was hidden for a moment', async () => {
    await poll([status('pending')]);
    await passSeconds(3);
    setVisibility('hidden');
    setVisibility('visible');
    await settlePromises();
    expect(times).toEqual([2, 3]);
  });

  test('sends no request when the tab was hidden without an event', async () => {
    await poll([status('pending')]);
    jest.spyOn(Document.prototype, 'visibilityState', 'get').mockReturnValue('hidden');
    await passSeconds(10);
    expect(times).toEqual([]);
  });

  test.each([
    { visibilityState: 'hidden', hidden: document.createElement('img') },
    { visibilityState: document.createElement('img'), hidden: true },
  ])('sends no request in a hidden tab where an element has the name of a property: %j (A6)', async (properties) => {
    for (const [name, value] of Object.entries(properties))
      Object.defineProperty(document, name, { configurable: true, value });
    await poll([status('pending')]);
    await passSeconds(10);
    expect(times).toEqual([]);
    for (const name of Object.keys(properties)) Reflect.deleteProperty(document, name);
  });

  test('after stop, no request follows', async () => {
    await poll([status('scanned')]);
    await passTimeWithoutPage(1999);
    stop();
    await passSeconds(10);
    setVisibility('visible');
    await settlePromises();
    expect([times, events, jest.getTimerCount()]).toEqual([[], [], 0]);
  });

  test('a response after stop is no event, and no request follows (B9)', async () => {
    await poll([]);
    let respond = (_response: Response) => {};
    respondWith(pingCall, () => new Promise<Response>((resolve) => (respond = resolve)));
    await passTimeWithoutPage(2000);
    stop();
    respond(status('scanned')());
    await passSeconds(10);
    setVisibility('visible');
    await settlePromises();
    expect([sentRequests.length, events, jest.getTimerCount()]).toEqual([1, [], 0]);
  });

  test('a response is no event when the poll stops before it is read (B9)', async () => {
    await poll([]);
    const pingSpy = jest.spyOn(qrcode, 'fetchSeedStatus').mockImplementation(async () => {
      stop();
      return { status: 'scanned', code: '' };
    });
    await passSeconds(10);
    expect([pingSpy.mock.calls.length, events, jest.getTimerCount()]).toEqual([1, [], 0]);
  });

  test('a request that stop cancels is no failure to report (B9)', async () => {
    await poll([failure]);
    await passSeconds(2);
    respondWith(pingCall, () => new Promise<never>(() => {}));
    await passSeconds(4);
    stop();
    await passSeconds(10);
    expect([sentRequests.length, events, jest.getTimerCount()]).toEqual([2, [], 0]);
  });

  test('a poll that its listener stops schedules nothing (B9)', async () => {
    await poll([status('scanned')]);
    stop();
    const stopPoll = pollSeed({ seed: 'a', expiresIn: 180 }, () => stopPoll());
    await passSeconds(3);
    expect([sentRequests.length, jest.getTimerCount()]).toEqual([1, 0]);
  });

  test('sends one request at a time, and none after stop (B9)', async () => {
    await poll([status('pending')]);
    respondWith(pingCall, () => new Promise<never>(() => {}));
    await passTimeWithoutPage(2000);
    setVisibility('hidden');
    setVisibility('visible');
    await settlePromises();
    expect(sentRequests).toHaveLength(1);
    stop();
    await passTimeWithoutPage(60_000);
    expect([events, jest.getTimerCount()]).toEqual([[], 0]);
  });
});

describe('fetchSeed and fetchSeedStatus (M-api-03, M-api-04)', () => {
  test.each([
    [{ seed: 'a', expiresIn: 1 }, 1],
    [{ seed: 'a', expiresIn: 0 }, 180],
    [{ seed: 'a', expiresIn: -5 }, 180],
    [{ seed: 'a', expiresIn: 'soon' }, 180],
    [{ seed: 'a'.repeat(512) }, 180],
  ])('a seed %j lasts %i s', async (body, expiresIn) => {
    respondWith('GET /api/qrcode/seed', () => jsonResponse(JSON.stringify(body)));
    expect(await fetchSeed(signal)).toEqual({ seed: body.seed, expiresIn });
  });

  test('a seed of 513 characters is malformed (D6)', async () => {
    respondWith('GET /api/qrcode/seed', () => jsonResponse(JSON.stringify({ seed: 'a'.repeat(513) })));
    await expect(fetchSeed(signal)).rejects.toMatchObject({ kind: 'malformed' });
  });

  test.each(['pending', 'scanned', 'confirmed', 'expired', 'PENDING', 'else'])('the status %s', async (name) => {
    respondWith(pingCall, status(name));
    const isKnown = ['scanned', 'confirmed', 'expired'].includes(name);
    expect(await fetchSeedStatus('a b&c', signal)).toEqual({ status: isKnown ? name : 'pending', code: '' });
    expect(sentRequests.map(({ url }) => url)).toEqual(['https://gateway.test/api/qrcode/ping?seed=a%20b%26c']);
  });

  test('a seed that the service does not give is requested again (B4)', async () => {
    stopClock();
    respondWith('GET /api/qrcode/seed', () =>
      sentRequests.length > 1 ? jsonResponse('{"seed":"a"}') : jsonResponse('', 503),
    );
    const seed = fetchSeed(signal);
    await passTimeWithoutPage(1500);
    expect(await seed).toMatchObject({ seed: 'a' });
  });

  test('neither shows the loading bar (B8)', async () => {
    const counts: number[] = [];
    const unsubscribe = pendingRequests.subscribe(() => counts.push(pendingRequests.get()));
    respondWith('GET /api/qrcode/seed', () => jsonResponse('{"seed":"a"}'));
    respondWith(pingCall, status('pending'));
    await fetchSeed(signal);
    await fetchSeedStatus('a', signal);
    unsubscribe();
    expect(counts).toEqual([]);
  });

  test('a status that the service does not give is requested once (B4)', async () => {
    respondWith(pingCall, failure);
    await expect(fetchSeedStatus('a', signal)).rejects.toMatchObject({ kind: 'unavailable' });
    respondWith(pingCall, () => Response.error());
    await expect(fetchSeedStatus('a', signal)).rejects.toMatchObject({ kind: 'offline' });
    expect(sentRequests).toHaveLength(2);
  });
});
