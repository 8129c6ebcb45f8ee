import './wire';
import { isBusy } from '../../src/api/activity';
import { queryGiftCard } from '../../src/api/giftCards';
import { warmUp } from '../../src/api/request';
import { fetchUser } from '../../src/api/user';
import type { FaultName } from '../services/faults';
import { passTime, stopClock } from '../support/clock';
import { openSession, sent, services } from './wire';

interface Outcome {
  readonly kind: string;
  readonly code?: string;
  readonly status?: number;
  readonly retryAfter?: number;
  /** How often the GET is sent; a POST is sent once in any case. */
  readonly gets?: number;
}

/** What a call site is told of each fault of the services. */
const outcomes: Record<FaultName, Outcome | 'an answer'> = {
  timeout: { kind: 'timeout' },
  slow: 'an answer',
  reset: { kind: 'offline', gets: 2 },
  'reset-after': { kind: 'offline', gets: 2 },
  500: { kind: 'refused', code: '500', status: 500 },
  502: { kind: 'malformed', code: '502', status: 502, gets: 2 },
  html: { kind: 'malformed', status: 200 },
  malformed: { kind: 'malformed', status: 200 },
  empty: { kind: 'malformed', status: 200 },
  204: { kind: 'malformed', status: 204 },
  shape: { kind: 'malformed', status: 200 },
  401: { kind: 'refused', code: '401', status: 401 },
  403: { kind: 'refused', code: '403', status: 403 },
  429: { kind: 'refused', code: '429', status: 429, retryAfter: 30 },
  code: { kind: 'refused', code: '40002', status: 400 },
  hostile: { kind: 'refused', code: '__proto__', status: 400 },
  'old-format': 'an answer',
};

const calls = {
  GET: {
    call: 'GET /api/Customers/detail',
    act: () => fetchUser(),
    answer: { firstName: 'Mei', loyaltyTier: 'Green' },
  },
  POST: {
    call: 'POST /public/svc/detail',
    act: () => queryGiftCard({ id: '7310180000000001', pin: '123456', captcha: 'ticket' }),
    answer: { id: '7310180000000001' },
  },
};

beforeEach(async () => {
  await warmUp();
  stopClock('2026-03-02T10:00:00+08:00');
  openSession('mei');
  services.model.tickets.set('ticket', Date.now() + 300_000);
});

const cells = Object.entries(outcomes).flatMap(([fault, outcome]) =>
  (['GET', 'POST'] as const).map((method) => ({ fault: fault as FaultName, method, outcome })),
);

describe.each(cells)('$method, and the fault $fault (3.1)', ({ fault, method, outcome }) => {
  const { call, act, answer } = calls[method];

  async function make(): Promise<unknown> {
    const ending = act().catch((error: unknown) => error);
    await passTime(5000);
    await passTime(15_000);
    return ending;
  }

  test(outcome === 'an answer' ? 'is answered' : `is told as ${outcome.kind} ${outcome.code ?? ''}`, async () => {
    services.faults.set({ call, fault, code: 40002 });
    const end = await make();
    if (outcome === 'an answer') {
      expect(end).toMatchObject(answer);
    } else {
      const { kind, code = null, status = null, retryAfter = null } = outcome;
      expect({ ...(end as object) }).toEqual({ name: 'ApiError', kind, code, status, retryAfter });
    }
    expect(sent).toHaveLength(outcome !== 'an answer' && method === 'GET' ? (outcome.gets ?? 1) : 1);
    expect(isBusy()).toBe(false);
  });

  test('once it is over, the same call is answered', async () => {
    services.faults.set({ call, fault, code: 40002 });
    await make();
    services.faults.clear();
    services.model.tickets.set('ticket', Date.now() + 300_000);
    expect(await make()).toMatchObject(answer);
  });
});
