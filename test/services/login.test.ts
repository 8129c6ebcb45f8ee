import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { basic, codeOf, exchange, type Running, runServices, signIn } from './testClient';
import { minute } from './time';

let running: Running;
beforeEach(async () => {
  running = await runServices();
});
afterEach(() => running.stop());

const detail = '/api/Customers/detail';
const ticket = async () => {
  const { body } = await running.client().post('/__stub/ticket');
  return (body as { ticket: string }).ticket;
};

describe('signing in by password (M-api-01, M-api-02)', () => {
  it('exchanges a code for a session that scripts cannot read', async () => {
    const client = running.client();
    const answer = await signIn(client, 'mei');
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^sid=[^;]+; Path=\/; HttpOnly; SameSite=Lax/),
    ]);
    const { body } = await client.get(detail);
    expect(body).toMatchObject({
      data: { userName: 'mei', firstName: 'Mei', loyaltyTier: 'Green', loyaltyPoints: 42 },
    });
  });

  it('knows a member by e-mail address and mobile number too, and reads the header as UTF-8 (D1)', async () => {
    for (const name of ['GOLD', 'gold@example.test', '13800000002']) {
      expect((await signIn(running.client(), name)).status).toBe(200);
    }
    const client = running.client();
    expect((await signIn(client, '张三', 'Pä9!word')).status).toBe(200);
    expect((await client.get(detail)).body).toMatchObject({ data: { userName: '张三' } });
  });

  it('answers an unknown name and a wrong password alike (D4)', async () => {
    const wrong = await signIn(running.client(), 'mei', 'nonsense');
    const unknown = await signIn(running.client(), 'nobody', 'nonsense');
    expect(wrong).toMatchObject({ status: 403, body: { error: { code: 5000 } } });
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
  });

  it.each([
    ['dormant', 80040],
    ['unverified', 3099],
    ['inactive', 3016],
  ])('keeps %s out with %i, after the password was right', async (name, code) => {
    expect(codeOf(await signIn(running.client(), name))).toBe(code);
    expect(codeOf(await signIn(running.client(), name, 'nonsense'))).toBe(5000);
  });

  it('asks for a captcha after five failures (83001, 20005) and locks after ten (20009) for a time', async () => {
    const client = running.client();
    for (let tries = 0; tries < 5; tries += 1) expect(codeOf(await signIn(client, 'mei', 'no'))).toBe(5000);
    const asked = await signIn(client, 'mei');
    expect([asked.status, codeOf(asked)]).toEqual([200, 83001]);
    expect(codeOf(await signIn(client, 'mei', undefined, 'invented'))).toBe(20005);
    const passed = await ticket();
    expect(codeOf(await signIn(client, 'mei', 'no', passed))).toBe(5000);
    expect(codeOf(await signIn(client, 'mei', 'no', passed))).toBe(20005);
    for (let tries = 0; tries < 4; tries += 1) await signIn(client, 'mei@example.test', 'no', await ticket());
    expect(codeOf(await signIn(client, 'mei', undefined, await ticket()))).toBe(20009);
    running.pass(15 * minute);
    expect((await signIn(client, 'mei')).status).toBe(200);
  });

  it.each([
    {},
    { authorization: 'Bearer x' },
    { authorization: 'Basic ####' },
    { authorization: 'Basic gIA=' },
    basic('', ''),
  ])('refuses a header that it cannot read: %j', async (headers) => {
    const answer = await running.client().post('/web/login', { grant_type: 'client_credentials' }, headers);
    expect([answer.status, codeOf(answer)]).toEqual([400, 400]);
  });
});

describe('authorization codes (M-auth-06)', () => {
  it('works once, and the one of the demonstration is no exception', async () => {
    expect((await exchange(running.client(), 'demo-code')).status).toBe(200);
    expect(codeOf(await exchange(running.client(), 'demo-code'))).toBe(10005);
    await running.client().post('/__stub/code', { user: 'gold', code: 'demo-code' });
    const client = running.client();
    await exchange(client, 'demo-code');
    expect((await client.get(detail)).body).toMatchObject({ data: { userName: 'gold' } });
  });

  it('expires', async () => {
    const { body } = await running.client().post('/__stub/code');
    running.pass(5 * minute);
    expect(codeOf(await exchange(running.client(), (body as { code: string }).code))).toBe(10005);
  });
});

describe('sessions', () => {
  it('answers 401 to somebody signed out (M-auth-03)', async () => {
    expect((await running.client().get(detail)).status).toBe(401);
    expect((await running.client().get('/api/Customers/rewards?status=Available&pageNum=1&pageSize=100')).status).toBe(
      401,
    );
  });

  it('belongs to the client that has its cookie, whatever others did before', async () => {
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

  it('is not lent to other clients by the memory that msw has of cookies', async () => {
    const gold = running.client();
    await signIn(gold, 'gold');
    const sid = `sid=${gold.cookies.get('sid')}; Path=/`;
    const memory = setupServer(
      http.get('http://services.invalid/', () => new HttpResponse(null, { headers: [['set-cookie', sid]] })),
    );
    memory.listen({ onUnhandledRequest: 'bypass' });
    await fetch('http://services.invalid/');
    memory.close();
    const answer = await running.client().get(detail);
    expect([answer.status, running.services.calls.at(-1)?.headers.cookie]).toEqual([401, '']);
  });

  it('is not to be had by pretending to be the adapter', async () => {
    const mei = running.client();
    await signIn(mei, 'mei');
    const headers = { 'x-stub-cookie': `sid=${mei.cookies.get('sid')}` };
    expect((await running.client().send(detail, { headers })).status).toBe(401);
  });

  it('ends by logging out (M-api-05)', async () => {
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

describe('QR code (M-api-03, M-api-04)', () => {
  const seedOf = async (client = running.client()) => {
    const { body } = await client.get('/api/qrcode/seed');
    return body as { seed: string; expiresIn: number };
  };
  const ping = async (seed: string) => (await running.client().get(`/api/qrcode/ping?seed=${seed}`)).body;
  const phone = (action: string) => running.client().post('/__stub/qr', { action, user: 'gold' });

  it('goes from pending to a code that signs in', async () => {
    const { seed, expiresIn } = await seedOf();
    expect(expiresIn).toBe(180);
    expect(await ping(seed)).toEqual({ status: 'pending' });
    await phone('scan');
    expect(await ping(seed)).toEqual({ status: 'scanned' });
    await phone('confirm');
    const { code } = (await ping(seed)) as { code: string };
    const client = running.client();
    expect((await exchange(client, code)).status).toBe(200);
    expect((await client.get(detail)).body).toMatchObject({ data: { loyaltyTier: 'Gold' } });
  });

  it('expires by itself and on demand', async () => {
    const first = await seedOf();
    running.pass(180_000);
    expect(await ping(first.seed)).toEqual({ status: 'expired' });
    const second = await seedOf();
    await phone('expire');
    expect(await ping(second.seed)).toEqual({ status: 'expired' });
    expect((await phone('confirm')).status).toBe(400);
    expect(await ping('invented')).toEqual({ status: 'expired' });
  });
});
