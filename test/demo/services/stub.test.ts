import { getResponse } from 'msw';
import { faultNames } from '../../../demo/services/faults';
import { signInPagePath } from '../../../demo/services/respondWithFault';
import { createServices } from '../../../demo/services/services';
import { errorCodeOf, type RunningServices, runServices, signIn } from './testClient';

let running: RunningServices;
beforeEach(async () => {
  running = await runServices();
});
afterEach(() => running.stop());

const hello = '/api/hello';
const sendPinPath = '/api/Customers/sms/sendPasswordPin';
const recipient = { phoneNumber: '13800000001', template: 'password-cn' };
const sendPinCall = `POST ${sendPinPath}`;
const sendPin = () => running.client().post(sendPinPath, recipient);
const setFault = (body: unknown) => running.client().post('/__stub/faults', body);
const sentCount = () => running.services.outbox.length;

describe('faults (B3)', () => {
  it.each([
    ['500', 500, { message: 'Internal error' }],
    ['500-html', 500, expect.stringContaining('<!doctype html>')],
    ['502', 502, expect.stringContaining('<!doctype html>')],
    ['503', 503, expect.stringContaining('<!doctype html>')],
    ['gateway-json', 504, { status: 504, error: 'Gateway Timeout', message: 'upstream timed out' }],
    ['html', 200, expect.stringContaining('<!doctype html>')],
    ['malformed', 200, expect.stringMatching(/^\{"data".*[^}]$/)],
    ['empty', 200, ''],
    ['204', 204, ''],
    ['shape', 200, { data: 'something else' }],
    ['null', 200, null],
    ['array', 200, []],
    ['text', 200, 'something else'],
    ['401', 401, { error: { code: 401, message: expect.any(String) } }],
    ['403', 403, { error: { code: 403, message: expect.any(String) } }],
    ['403-html', 403, expect.stringContaining('<!doctype html>')],
    ['429', 429, { error: { code: 429, message: expect.any(String) } }],
    ['hostile', 400, { error: { code: '__proto__', message: expect.any(String) } }],
  ])('%s: responds with %i and does not process the request', async (fault, status, body) => {
    await setFault({ call: sendPinCall, fault });
    expect(await sendPin()).toMatchObject({ status, body });
    expect(sentCount()).toBe(0);
    await setFault({ call: sendPinCall, fault: 'none' });
    expect((await sendPin()).status).toBe(200);
  });

  it.each([
    ['429', '30'],
    ['429-date', expect.stringMatching(/ GMT$/)],
    ['429-none', null],
    ['429-garbage', 'soon'],
    ['503', '30'],
  ])('%s: sends the time to wait as %p', async (fault, retryAfter) => {
    await setFault({ call: sendPinCall, fault });
    expect((await sendPin()).headers.get('retry-after')).toEqual(retryAfter);
  });

  it('cors: responds without CORS headers, and does not process the request', async () => {
    await setFault({ call: sendPinCall, fault: 'cors', times: 1 });
    const names = [...(await sendPin()).headers.keys()];
    expect(names.filter((name) => name.startsWith('access-control-') || name.startsWith('x-stub-'))).toEqual([]);
    expect(sentCount()).toBe(0);
    expect((await sendPin()).headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
  });

  it('redirect: leads to an HTML page of the services, and does not process the request', async () => {
    await setFault({ call: sendPinCall, fault: 'redirect' });
    const init = { method: 'POST', body: JSON.stringify(recipient), redirect: 'manual' } as const;
    const { status, headers } = await running.client().send(sendPinPath, init);
    expect([status, headers.get('location')]).toEqual([302, signInPagePath]);
    expect((await running.client().get(signInPagePath)).body).toContain('<!doctype html>');
    expect(sentCount()).toBe(0);
  });

  it('types: processes the request and responds with an object as each value', async () => {
    await setFault({ call: sendPinCall, fault: 'types' });
    expect(await sendPin()).toMatchObject({ status: 200, body: { success: {} } });
    expect(sentCount()).toBe(1);
    await setFault({ call: `GET ${hello}`, fault: 'types' });
    expect((await running.client().get(hello)).body).toEqual({ data: { message: {}, messageZh: {} } });
  });

  it('code: responds with the given error code', async () => {
    await setFault({ call: sendPinCall, fault: 'code', code: 40002 });
    const response = await sendPin();
    expect([response.status, errorCodeOf(response)]).toEqual([400, 40002]);
  });

  it('reset and reset-after: drop the connection before and after processing the request', async () => {
    await setFault({ call: sendPinCall, fault: 'reset' });
    await expect(sendPin()).rejects.toThrow();
    expect(sentCount()).toBe(0);
    await setFault({ call: sendPinCall, fault: 'reset-after' });
    await expect(sendPin()).rejects.toThrow();
    expect(sentCount()).toBe(1);
  });

  it('old-format: responds in the other envelope', async () => {
    const usual = (await running.client().get(hello)).body as { data: unknown };
    await setFault({ call: `GET ${hello}`, fault: 'old-format' });
    expect((await running.client().get(hello)).body).toEqual(usual.data);
    await setFault({ call: sendPinCall, fault: 'old-format' });
    expect(await sendPin()).toMatchObject({ status: 200, body: { data: { success: true } } });
    expect(await sendPin()).toMatchObject({ status: 200, body: { error: { code: '40001' } } });
  });

  it('affect the given number of requests, or every call', async () => {
    await setFault({ call: sendPinCall, fault: '500', times: 2 });
    const statuses = [await sendPin(), await sendPin(), await sendPin()].map(({ status }) => status);
    expect(statuses).toEqual([500, 500, 200]);
    await setFault({ call: '*', fault: '502' });
    expect((await running.client().get(hello)).status).toBe(502);
    expect((await running.client().get('/__stub/outbox')).status).toBe(200);
    await running.client().send('/__stub/faults', { method: 'DELETE' });
    expect((await running.client().get(hello)).status).toBe(200);
  });

  it.each([{ call: sendPinCall, fault: 'fire' }, { call: sendPinCall }, { fault: '500' }, 'nonsense', '', []])(
    'lists the valid names in the error for %j',
    async (body) => {
      const response = await setFault(body);
      expect(response.status).toBe(400);
      for (const name of faultNames) expect(JSON.stringify(response.body)).toContain(name);
      expect(running.services.faults.list()).toEqual([]);
    },
  );

  it('explain an invalid call, number of times or code', async () => {
    const errorMessage = async (body: unknown) =>
      ((await setFault(body)).body as { error: { message: string } }).error.message;
    expect(await errorMessage({ call: 'POST /nowhere', fault: '500' })).toMatch('POST /public/invoices');
    expect(await errorMessage({ call: sendPinCall, fault: '500', times: 0 })).toMatch('whole number');
    expect(await errorMessage({ call: sendPinCall, fault: 'code' })).toMatch('needs the code');
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

  it('slow: processes the request at once and responds after four seconds', async () => {
    const services = createServices({ origin: 'http://localhost:3001' });
    services.faults.set({ call: sendPinCall, fault: 'slow' });
    let response: Response | undefined;
    const request = new Request(`http://localhost${sendPinPath}`, { method: 'POST', body: JSON.stringify(recipient) });
    void getResponse(services.handlers, request).then((received) => {
      response = received;
    });
    while (services.outbox.length === 0) await settle();
    jest.advanceTimersByTime(3999);
    await settle();
    expect(response).toBeUndefined();
    jest.advanceTimersByTime(1);
    await settle();
    expect(response?.status).toBe(200);
  });

  it('timeout: never responds, and the connection drops after a minute', async () => {
    running.services.faults.set({ call: `GET ${hello}`, fault: 'timeout' });
    const response = running.client().get(hello);
    const onEnd = jest.fn();
    response.then(onEnd, onEnd);
    while (running.services.calls.length === 0) await settle();
    jest.advanceTimersByTime(59_999);
    for (let turn = 0; turn < 50; turn += 1) await settle();
    expect(onEnd).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    await expect(response).rejects.toThrow();
  });
});

describe('the other stub endpoints', () => {
  it('list the sent messages', async () => {
    await sendPin();
    expect((await running.client().get('/__stub/outbox')).body).toEqual([
      { to: '13800000001', code: expect.stringMatching(/^\d{4}$/), template: 'password-cn', at: expect.any(Number) },
    ]);
  });

  it('show the state without passwords', async () => {
    const { body } = await running.client().get('/__stub/state');
    expect(body).toMatchObject({ members: expect.any(Array), invoices: expect.any(Array), faults: [], sent: 0 });
    expect(JSON.stringify(body)).not.toContain('Passw0rd!');
  });

  it('reset the services to the initial state', async () => {
    const client = running.client();
    await signIn(client, 'mei');
    await sendPin();
    await setFault({ call: sendPinCall, fault: '500' });
    await client.post('/__stub/reset');
    expect((await client.get('/api/Customers/detail')).status).toBe(401);
    expect([sentCount(), running.services.faults.list(), running.services.calls.length]).toEqual([0, [], 1]);
    expect((await sendPin()).status).toBe(200);
  });

  it('reject an invalid QR action or member', async () => {
    const qr = (body: unknown) => running.client().post('/__stub/qr', body);
    expect((await qr({ action: 'scan' })).body).toMatchObject({ error: { message: 'No seed was asked for yet.' } });
    await running.client().get('/api/qrcode/seed');
    expect((await qr({ action: 'fly' })).status).toBe(400);
    expect((await qr({ action: 'scan', user: 'nobody' })).status).toBe(400);
    expect((await qr({ action: 'scan' })).status).toBe(200);
  });
});

describe('scenarios and sessions', () => {
  const post = (path: string, body: unknown) => running.client().post(`/__stub/${path}`, body);

  it('a scenario replaces the faults that are set; an unknown one is refused', async () => {
    await setFault({ call: sendPinCall, fault: '500' });
    expect((await post('scenario', { name: 'Login.20009' })).status).toBe(200);
    expect(running.services.faults.list()).toEqual([{ call: 'POST /web/login', fault: 'code', code: '20009' }]);
    expect((await post('scenario', { name: 'nothing' })).status).toBe(400);
    expect(running.services.faults.list()).toHaveLength(1);
  });

  it('further scenarios are added, and all are named until the faults are cleared', async () => {
    const nameIn = (response: { body: unknown }) => (response.body as { scenario: string }).scenario;
    expect(nameIn(await post('scenario', { name: 'logout-fails' }))).toBe('logout-fails');
    const both = await post('scenario', { name: 'session-unknown', isAdded: true });
    expect(nameIn(both)).toBe('logout-fails, session-unknown');
    expect(running.services.faults.list().map(({ call }) => call)).toEqual([
      'POST /logout',
      'GET /api/Customers/detail',
    ]);
    expect(nameIn(await post('scenario', { name: 'slow' }))).toBe('slow');
    expect(nameIn(await running.client().send('/__stub/faults', { method: 'DELETE' }))).toBe('');
  });

  it('a session starts without a password, for a member only', async () => {
    const response = await post('session', { user: 'mei' });
    expect(response.headers.get('set-cookie')).toMatch(/^sid=.+HttpOnly/);
    expect([...running.services.model.sessions.values()].map(({ userName }) => userName)).toEqual(['mei']);
    expect((await post('session', { user: 'nobody' })).status).toBe(400);
  });
});
