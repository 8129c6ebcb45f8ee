/** A simulation: 1,000 pages whose services fail for two hours, with the real schedule of retries and polls. */
import { loadClient } from '../../../src/api/http/request';
import { pollSeed } from '../../../src/api/services/qrPolling';
import { fetchUser } from '../../../src/api/session/user';
import { resetPageState } from '../../../src/lib/pageState';
import { passTimeWithoutPage, settlePromises, stopClock } from '../../support/clock';

const pageCount = 1000;
const second = 1000;
const minute = 60 * second;

/** The services: what they answer, and when they received a request, in milliseconds from the start of the outage. */
const mockServices = {
  requestTimes: [] as number[],
  startedAt: 0,
  response: { status: 503, text: '', retryAfter: undefined as string | undefined },
};
const { requestTimes } = mockServices;

jest.mock('../../../src/api/http/client', () => ({
  sendRequest() {
    mockServices.requestTimes.push(Date.now() - mockServices.startedAt);
    return Promise.resolve(mockServices.response);
  },
}));

beforeEach(async () => {
  resetPageState();
  await loadClient();
  stopClock('2026-03-02T10:00:00+08:00');
  requestTimes.length = 0;
  mockServices.startedAt = Date.now();
});
afterEach(() => jest.useRealTimers());

/** The highest number of requests within one second. */
function highestRate(from: number): number {
  const counts = new Map<number, number>();
  for (const time of requestTimes) {
    if (time >= from) counts.set(Math.floor(time / second), (counts.get(Math.floor(time / second)) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values());
}

test('1,000 open QR codes in an outage of two hours send a bounded load, spread over time (B4)', async () => {
  mockServices.response = { status: 503, text: '', retryAfter: undefined };
  const expired = jest.fn();
  for (let page = 0; page < pageCount; page += 1) {
    pollSeed({ seed: `seed-${page}`, expiresIn: 180 }, ({ status }) => status === 'expired' && expired());
  }
  for (let time = 0; time < 4 * minute; time += 5 * second) await passTimeWithoutPage(5 * second);
  // A code lives for 180 s, and only the visitor fetches another one: after that a page sends nothing.
  expect(expired).toHaveBeenCalledTimes(pageCount);
  const sentInTime = requestTimes.length;
  await passTimeWithoutPage(2 * 60 * minute);
  expect(requestTimes).toHaveLength(sentInTime);
  // 2, 5, 11, 23, 46, 83, 120, 157 s, and a random part: not the 90 requests of a poll every 2 s.
  expect(sentInTime / pageCount).toBeLessThan(9);
  // After the first pings, which all pages send at the same time here, they drift apart.
  expect(highestRate(10 * second)).toBeLessThan(pageCount / 3);
}, 60_000);

test('1,000 pages that load in an outage send two requests each, the second ones spread over a second (B4)', async () => {
  mockServices.response = { status: 502, text: '', retryAfter: undefined };
  const results = Array.from({ length: pageCount }, () => fetchUser().catch(() => null));
  await passTimeWithoutPage(second);
  await passTimeWithoutPage(2 * 60 * minute);
  await Promise.all(results);
  expect(requestTimes).toHaveLength(2 * pageCount);
  const retries = requestTimes.filter((time) => time > 0);
  expect(Math.max(...retries) - Math.min(...retries)).toBeGreaterThan(0.9 * second);
}, 60_000);

test.each([429, 503])(
  'after a %i with Retry-After a page sends nothing until the time has passed (contract 5)',
  async (status) => {
    mockServices.response = { status, text: '', retryAfter: '120' };
    await expect(fetchUser()).rejects.toMatchObject({ status, retryAfter: 120 });
    await passTimeWithoutPage(20 * second);
    await expect(fetchUser()).rejects.toMatchObject({ status, retryAfter: 100 });
    expect(requestTimes).toHaveLength(1);
    await passTimeWithoutPage(100 * second);
    mockServices.response = { status: 200, text: '{}', retryAfter: undefined };
    expect(await fetchUser()).toBeNull();
  },
);

test('a ping waits as long as the service wants, then the poll goes on (contract 5)', async () => {
  mockServices.response = { status: 429, text: '', retryAfter: '60' };
  const stop = pollSeed({ seed: 'seed', expiresIn: 180 }, () => {});
  await passTimeWithoutPage(2 * second);
  await passTimeWithoutPage(59 * second);
  expect(requestTimes).toHaveLength(1);
  mockServices.response = { status: 200, text: '{"status":"pending"}', retryAfter: undefined };
  await passTimeWithoutPage(3 * second);
  expect(requestTimes.length).toBeGreaterThan(1);
  stop();
  await settlePromises();
});
