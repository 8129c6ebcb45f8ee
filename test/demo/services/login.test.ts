import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { minute } from '../../../demo/services/time';
import { basicHeader, errorCodeOf, exchangeCode, type RunningServices, runServices, signIn } from './testClient';

let running: RunningServices;
beforeEach(async () => {
  running = await runServices();
});
afterEach(() => running.stop());

const detail = '/api/Customers/detail';
const createTicket = async () => {
  const { body } = await running.client().post('/__stub/ticket');
  return (body as { ticket: string }).ticket;
};

describe('sign-in by password (M-api-01, M-api-02)', () => {
  it('sets a session cookie that scripts cannot read', async () => {
    const client = running.client();
    const response = await signIn(client, 'mei');
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^sid=[^;]+; Path=\/; HttpOnly; SameSite=Lax/),
    ]);
    const { body } = await client.get(detail);
    expect(body).toMatchObject({
      data: { userName: 'mei', firstName: 'Mei', loyaltyTier: 'Green', loyaltyPoints: 42 },
    });
  });

  it('accepts e-mail address and mobile number as user name, and decodes the header as UTF-8 (D1)', async () => {
    for (const name of ['GOLD', 'gold@example.test', '13800000002']) {
      expect((await signIn(running.client(), name)).status).toBe(200);
    }
    const client = running.client();
    expect((await signIn(client, '张三', 'Pä9!word')).status).toBe(200);
    expect((await client.get(detail)).body).toMatchObject({ data: { userName: '张三' } });
  });

  it('responds alike to an unknown user name and a wrong password (D4)', async () => {
    const wrong = await signIn(running.client(), 'mei', 'nonsense');
    const unknown = await signIn(running.client(), 'nobody', 'nonsense');
    expect(wrong).toMatchObject({ status: 403, body: { error: { code: 5000 } } });
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
  });

  it.each([
    ['dormant', 80040],
    ['unverified', 3099],
    ['inactive', 3016],
  ])('rejects the member %s with %i, but only for the right password', async (name, code) => {
    expect(errorCodeOf(await signIn(running.client(), name))).toBe(code);
    expect(errorCodeOf(await signIn(running.client(), name, 'nonsense'))).toBe(5000);
  });

  it('requires a captcha after five failures (83001, 20005) and locks the user name after ten (20009)', async () => {
    const client = running.client();
    for (let tries = 0; tries < 5; tries += 1) expect(errorCodeOf(await signIn(client, 'mei', 'no'))).toBe(5000);
    const withoutCaptcha = await signIn(client, 'mei');
    expect([withoutCaptcha.status, errorCodeOf(withoutCaptcha)]).toEqual([200, 83001]);
    expect(errorCodeOf(await signIn(client, 'mei', undefined, 'invented'))).toBe(20005);
    const passed = await createTicket();
    expect(errorCodeOf(await signIn(client, 'mei', 'no', passed))).toBe(5000);
    expect(errorCodeOf(await signIn(client, 'mei', 'no', passed))).toBe(20005);
    for (let tries = 0; tries < 4; tries += 1) await signIn(client, 'mei@example.test', 'no', await createTicket());
    expect(errorCodeOf(await signIn(client, 'mei', undefined, await createTicket()))).toBe(20009);
    running.advanceClock(15 * minute);
    expect((await signIn(client, 'mei')).status).toBe(200);
  });

  it.each([
    {},
    { authorization: 'Bearer x' },
    { authorization: 'Basic ####' },
    { authorization: 'Basic gIA=' },
    basicHeader('', ''),
  ])('rejects the malformed header %j', async (headers) => {
    const response = await running.client().post('/web/login', { grant_type: 'client_credentials' }, headers);
    expect([response.status, errorCodeOf(response)]).toEqual([400, 400]);
  });
});

describe('an authorization code (M-auth-06)', () => {
  it('works once, also the code of the demo data', async () => {
    expect((await exchangeCode(running.client(), 'demo-code')).status).toBe(200);
    expect(errorCodeOf(await exchangeCode(running.client(), 'demo-code'))).toBe(10005);
    await running.client().post('/__stub/code', { user: 'gold', code: 'demo-code' });
    const client = running.client();
    await exchangeCode(client, 'demo-code');
    expect((await client.get(detail)).body).toMatchObject({ data: { userName: 'gold' } });
  });

  it('expires after five minutes', async () => {
    const { body } = await running.client().post('/__stub/code');
    running.advanceClock(5 * minute);
    expect(errorCodeOf(await exchangeCode(running.client(), (body as { code: string }).code))).toBe(10005);
  });
});

describe('a session', () => {
  it('is required: other requests get a 401 (M-auth-03)', async () => {
    expect((await running.client().get(detail)).status).toBe(401);
    expect((await running.client().get('/api/Customers/rewards?status=Available&pageNum=1&pageSize=100')).status).toBe(
      401,
    );
  });

  it('belongs only to the client that has its cookie', async () => {
    await signIn(running.client(), 'gold');
    const mei = running.client();
    await signIn(mei, 'mei');
    expect((await running.client().get(detail)).status).toBe(401);
    expect((await mei.get(detail)).body).toMatchObject({ data: { userName: 'mei' } });
    expect(running.services.calls.filter(({ path }) => path === detail).map(({ headers }) => headers.cookie)).toEqual([
      '',
      `sid=${mei.cookies.get('sid')}`,
    ]);
  });

  it('is not shared with other clients by the cookie store of msw', async () => {
    const gold = running.client();
    await signIn(gold, 'gold');
    const sid = `sid=${gold.cookies.get('sid')}; Path=/`;
    const cookieStore = setupServer(
      http.get('http://services.invalid/', () => new HttpResponse(null, { headers: [['set-cookie', sid]] })),
    );
    cookieStore.listen({ onUnhandledRequest: 'bypass' });
    await fetch('http://services.invalid/');
    cookieStore.close();
    const response = await running.client().get(detail);
    expect([response.status, running.services.calls.at(-1)?.headers.cookie]).toEqual([401, '']);
  });

  it('is not accepted from the internal header of the HTTP adapter', async () => {
    const mei = running.client();
    await signIn(mei, 'mei');
    const headers = { 'x-stub-cookie': `sid=${mei.cookies.get('sid')}` };
    expect((await running.client().send(detail, { headers })).status).toBe(401);
  });

  it('ends when the member logs out (M-api-05)', async () => {
    const client = running.client();
    await signIn(client, 'mei');
    const sid = client.cookies.get('sid');
    expect((await client.post('/logout')).status).toBe(200);
    expect(client.cookies.has('sid')).toBe(false);
    client.cookies.set('sid', sid ?? '');
    expect((await client.get(detail)).status).toBe(401);
    expect((await client.post('/logout')).status).toBe(401);
  });
});

describe('a QR code (M-api-03, M-api-04)', () => {
  const createSeed = async (client = running.client()) => {
    const { body } = await client.get('/api/qrcode/seed');
    return body as { seed: string; expiresIn: number };
  };
  const ping = async (seed: string) => (await running.client().get(`/api/qrcode/ping?seed=${seed}`)).body;
  const phone = (action: string) => running.client().post('/__stub/qr', { action, user: 'gold' });

  it('is pending, then scanned, then confirmed with a code that signs in', async () => {
    const { seed, expiresIn } = await createSeed();
    expect(expiresIn).toBe(180);
    expect(await ping(seed)).toEqual({ status: 'pending' });
    await phone('scan');
    expect(await ping(seed)).toEqual({ status: 'scanned' });
    await phone('confirm');
    const { code } = (await ping(seed)) as { code: string };
    const client = running.client();
    expect((await exchangeCode(client, code)).status).toBe(200);
    expect((await client.get(detail)).body).toMatchObject({ data: { loyaltyTier: 'Gold' } });
  });

  it('expires after 180 seconds and on demand', async () => {
    const first = await createSeed();
    running.advanceClock(180_000);
    expect(await ping(first.seed)).toEqual({ status: 'expired' });
    const second = await createSeed();
    await phone('expire');
    expect(await ping(second.seed)).toEqual({ status: 'expired' });
    expect((await phone('confirm')).status).toBe(400);
    expect(await ping('invented')).toEqual({ status: 'expired' });
  });
});
