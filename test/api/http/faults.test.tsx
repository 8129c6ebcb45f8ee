import '../../support/http';
import type { FaultName } from '../../../demo/services/faults';
import { pendingRequests } from '../../../src/api/http/activity';
import { loadClient } from '../../../src/api/http/request';
import { queryGiftCard } from '../../../src/api/services/giftCards';
import { fetchUser } from '../../../src/api/session/user';
import { passTimeWithoutPage, stopClock } from '../../support/clock';
import { createSession, sentRequests, services } from '../../support/http';

interface Outcome {
  readonly kind: string;
  readonly code?: string | null;
  readonly status?: number;
  readonly retryAfter?: number;
  /** The number of requests for a GET, 1 by default. A POST is sent once. */
  readonly gets?: number;
  /** True if the response to the GET says that the visitor is signed out (contract 3). */
  readonly isSignedOut?: boolean;
}

/** The ApiError for each fault of the stub services. */
const outcomes: Record<FaultName, Outcome | 'success'> = {
  timeout: { kind: 'timeout' },
  slow: 'success',
  reset: { kind: 'offline', gets: 2 },
  'reset-after': { kind: 'offline', gets: 2 },
  cors: { kind: 'offline', gets: 2 },
  500: { kind: 'unavailable', code: null, status: 500 },
  '500-html': { kind: 'unavailable', code: null, status: 500 },
  502: { kind: 'unavailable', code: null, status: 502, gets: 2 },
  503: { kind: 'unavailable', code: null, status: 503, retryAfter: 30 },
  'gateway-json': { kind: 'unavailable', code: null, status: 504, gets: 2 },
  html: { kind: 'malformed', status: 200 },
  redirect: { kind: 'malformed', status: 200 },
  malformed: { kind: 'malformed', status: 200 },
  empty: { kind: 'malformed', status: 200, isSignedOut: true },
  204: { kind: 'malformed', status: 204, isSignedOut: true },
  shape: { kind: 'malformed', status: 200 },
  null: { kind: 'malformed', status: 200, isSignedOut: true },
  array: { kind: 'malformed', status: 200 },
  text: { kind: 'malformed', status: 200 },
  types: { kind: 'malformed', status: 200 },
  401: { kind: 'refused', code: '401', status: 401 },
  403: { kind: 'refused', code: '403', status: 403 },
  '403-html': { kind: 'refused', code: null, status: 403 },
  429: { kind: 'refused', code: '429', status: 429, retryAfter: 30 },
  '429-date': { kind: 'refused', code: '429', status: 429, retryAfter: 30 },
  '429-none': { kind: 'refused', code: '429', status: 429, retryAfter: 60 },
  '429-garbage': { kind: 'refused', code: '429', status: 429, retryAfter: 60 },
  code: { kind: 'refused', code: '40002', status: 400 },
  hostile: { kind: 'refused', code: '__proto__', status: 400 },
  'old-format': 'success',
};

const calls = {
  GET: {
    call: 'GET /api/Customers/detail',
    send: () => fetchUser(),
    response: { firstName: 'Mei', loyaltyTier: 'Green' },
  },
  POST: {
    call: 'POST /public/svc/detail',
    send: () => queryGiftCard({ id: '7310180000000001', pin: '123456', captcha: 'ticket' }),
    response: { id: '7310180000000001' },
  },
};

beforeEach(async () => {
  await loadClient();
  stopClock('2026-03-02T10:00:00+08:00');
  createSession('mei');
  services.model.tickets.set('ticket', Date.now() + 300_000);
});

const cases = Object.entries(outcomes).flatMap(([fault, outcome]) =>
  (['GET', 'POST'] as const).map((method) => ({ fault: fault as FaultName, method, outcome })),
);

describe.each(cases)('$method with the fault $fault (B3, B4)', ({ fault, method, outcome }) => {
  const { call, send, response } = calls[method];

  /** Sends the request. Returns its response or error. */
  async function sendAndWait(): Promise<unknown> {
    const result = send().catch((error: unknown) => error);
    await passTimeWithoutPage(5000);
    await passTimeWithoutPage(15_000);
    return result;
  }

  test(outcome === 'success' ? 'succeeds' : `fails with ${outcome.kind} ${outcome.code ?? ''}`, async () => {
    services.faults.set({ call, fault, code: 40002 });
    const result = await sendAndWait();
    if (outcome === 'success') {
      expect(result).toMatchObject(response);
    } else if (outcome.isSignedOut && method === 'GET') {
      expect(result).toBeNull();
    } else {
      const { kind, code = null, status = null, retryAfter = null } = outcome;
      expect(result).toMatchObject({ name: 'ApiError', kind, code, status, retryAfter });
    }
    expect(sentRequests).toHaveLength(outcome !== 'success' && method === 'GET' ? (outcome.gets ?? 1) : 1);
    expect(pendingRequests.get() > 0).toBe(false);
  });

  test('succeeds again after the fault', async () => {
    services.faults.set({ call, fault, code: 40002 });
    await sendAndWait();
    services.faults.clear();
    // The service wants the call to wait so long after a 429 (contract 5).
    await passTimeWithoutPage(outcome === 'success' ? 0 : (outcome.retryAfter ?? 0) * 1000);
    services.model.tickets.set('ticket', Date.now() + 300_000);
    expect(await sendAndWait()).toMatchObject(response);
  });
});
