import { getResponse } from 'msw';
import { faultNames } from './faults';
import { createServices } from './services';
import { codeOf, type Running, runServices, signIn } from './testClient';

let running: Running;
beforeEach(async () => {
  running = await runServices();
});
afterEach(() => running.stop());

const hello = '/api/hello';
const create = 'POST /api/Customers/sms/sendPasswordPin';
const send = () =>
  running.client().post('/api/Customers/sms/sendPasswordPin', { phoneNumber: '13800000001', template: 'password-cn' });
const order = (body: unknown) => running.client().post('/__stub/faults', body);
const sent = () => running.services.outbox.length;

describe('faults on demand (3.1)', () => {
  it.each([
    ['500', 500, { message: 'Internal error' }],
    ['502', 502, expect.stringContaining('<!doctype html>')],
    ['html', 200, expect.stringContaining('<!doctype html>')],
    ['malformed', 200, expect.stringMatching(/^\{"data".*[^}]$/)],
    ['empty', 200, ''],
    ['204', 204, ''],
    ['shape', 200, { data: 'something else' }],
    ['401', 401, { error: { code: 401, message: expect.any(String) } }],
    ['403', 403, { error: { code: 403, message: expect.any(String) } }],
    ['429', 429, { error: { code: 429, message: expect.any(String) } }],
    ['hostile', 400, { error: { code: '__proto__', message: expect.any(String) } }],
  ])('%s: answers %i and does nothing', async (fault, status, body) => {
    await order({ call: create, fault });
    expect(await send()).toMatchObject({ status, body });
    expect(sent()).toBe(0);
    await order({ call: create, fault: 'none' });
    expect((await send()).status).toBe(200);
  });

  it('429: says how long to wait', async () => {
    await order({ call: create, fault: '429' });
    expect((await send()).headers.get('retry-after')).toBe('30');
  });

  it('code: answers the code that was given', async () => {
    await order({ call: create, fault: 'code', code: 40002 });
    const answer = await send();
    expect([answer.status, codeOf(answer)]).toEqual([400, 40002]);
  });

  it('reset: drops the connection before acting, reset-after: when it has acted', async () => {
    await order({ call: create, fault: 'reset' });
    await expect(send()).rejects.toThrow();
    expect(sent()).toBe(0);
    await order({ call: create, fault: 'reset-after' });
    await expect(send()).rejects.toThrow();
    expect(sent()).toBe(1);
  });

  it('old-format: answers in the other envelope', async () => {
    const usual = (await running.client().get(hello)).body as { data: unknown };
    await order({ call: `GET ${hello}`, fault: 'old-format' });
    expect((await running.client().get(hello)).body).toEqual(usual.data);
    await order({ call: create, fault: 'old-format' });
    expect(await send()).toMatchObject({ status: 200, body: { data: { success: true } } });
    expect(await send()).toMatchObject({ status: 200, body: { error: { code: '40001' } } });
  });

  it('hits as often as it was ordered, or every call', async () => {
    await order({ call: create, fault: '500', times: 2 });
    const statuses = [await send(), await send(), await send()].map(({ status }) => status);
    expect(statuses).toEqual([500, 500, 200]);
    await order({ call: '*', fault: '502' });
    expect((await running.client().get(hello)).status).toBe(502);
    expect((await running.client().get('/__stub/outbox')).status).toBe(200);
    await running.client().send('/__stub/faults', { method: 'DELETE' });
    expect((await running.client().get(hello)).status).toBe(200);
  });

  it.each([{ call: create, fault: 'fire' }, { call: create }, { fault: '500' }, 'nonsense', '', []])(
    'explains the names when it is asked for %j',
    async (body) => {
      const answer = await order(body);
      expect(answer.status).toBe(400);
      for (const name of faultNames) expect(JSON.stringify(answer.body)).toContain(name);
      expect(running.services.faults.list()).toEqual([]);
    },
  );

  it('explains the calls, the times and the code when one of them is wrong', async () => {
    const sentence = async (body: unknown) =>
      ((await order(body)).body as { error: { message: string } }).error.message;
    expect(await sentence({ call: 'POST /nowhere', fault: '500' })).toMatch('POST /public/invoices');
    expect(await sentence({ call: create, fault: '500', times: 0 })).toMatch('whole number');
    expect(await sentence({ call: create, fault: 'code' })).toMatch('needs the code');
  });
});

describe('faults that take time', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  const settle = () => new Promise((resolve) => setImmediate(resolve));

  it('slow: acts at once and answers after four seconds', async () => {
    const services = createServices({ origin: 'http://localhost:3001' });
    services.faults.set({ call: create, fault: 'slow' });
    const body = JSON.stringify({ phoneNumber: '13800000001', template: 'password-cn' });
    let answer: Response | undefined;
    const request = new Request('http://localhost/api/Customers/sms/sendPasswordPin', { method: 'POST', body });
    void getResponse(services.handlers, request).then((response) => {
      answer = response;
    });
    while (services.outbox.length === 0) await settle();
    jest.advanceTimersByTime(3999);
    await settle();
    expect(answer).toBeUndefined();
    jest.advanceTimersByTime(1);
    await settle();
    expect(answer?.status).toBe(200);
  });

  it('timeout: never answers, and the connection drops after a minute', async () => {
    running.services.faults.set({ call: `GET ${hello}`, fault: 'timeout' });
    const answer = running.client().get(hello);
    const dropped = expect(answer).rejects.toThrow();
    while (running.services.calls.length === 0) await settle();
    jest.advanceTimersByTime(60_000);
    await dropped;
  });
});

describe('the other controls', () => {
  it('shows what was sent', async () => {
    await send();
    expect((await running.client().get('/__stub/outbox')).body).toEqual([
      { to: '13800000001', code: expect.stringMatching(/^\d{4}$/), template: 'password-cn', at: expect.any(Number) },
    ]);
  });

  it('shows the state without passwords', async () => {
    const { body } = await running.client().get('/__stub/state');
    expect(body).toMatchObject({ members: expect.any(Array), invoices: expect.any(Array), faults: [], sent: 0 });
    expect(JSON.stringify(body)).not.toContain('Passw0rd!');
  });

  it('goes back to the first state', async () => {
    const client = running.client();
    await signIn(client, 'mei');
    await send();
    await order({ call: create, fault: '500' });
    await client.post('/__stub/reset');
    expect((await client.get('/api/Customers/detail')).status).toBe(401);
    expect([sent(), running.services.faults.list(), running.services.calls.length]).toEqual([0, [], 1]);
    expect((await send()).status).toBe(200);
  });

  it('explains what a phone can do with a QR code', async () => {
    const qr = (body: unknown) => running.client().post('/__stub/qr', body);
    expect((await qr({ action: 'scan' })).body).toMatchObject({ error: { message: 'No seed was asked for yet.' } });
    await running.client().get('/api/qrcode/seed');
    expect((await qr({ action: 'fly' })).status).toBe(400);
    expect((await qr({ action: 'scan', user: 'nobody' })).status).toBe(400);
    expect((await qr({ action: 'scan' })).status).toBe(200);
  });
});
