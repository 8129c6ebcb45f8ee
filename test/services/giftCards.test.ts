import { transactionTypes } from './data/giftCards';
import { type Client, codeOf, type Running, runServices } from './testClient';
import { minute } from './time';

let running: Running;
let client: Client;
beforeEach(async () => {
  running = await runServices();
  client = running.client();
});
afterEach(() => running.stop());

const card = { id: '7310180000000001', pin: '123456' };

async function scriptPath(from = '/public/svc/captcha'): Promise<string> {
  const { body } = await client.get(from);
  const { url } = (body as { data: { url: string } }).data;
  expect(url).toMatch(/^http:\/\/localhost:3001\/captcha\//);
  return url.slice('http://localhost:3001'.length);
}

async function tickets(): Promise<string[]> {
  const { body } = await client.get(await scriptPath());
  return String(body).match(/t03[0-9a-f]{64}\*/g) ?? [];
}

const query = (data: Record<string, unknown>) => client.post('/public/svc/detail', { data });

describe('the captcha (M-api-06, M-api-07)', () => {
  it('is a script that can be fetched once', async () => {
    const path = await scriptPath('/web/login/captcha');
    const first = await client.get(path);
    expect(first.headers.get('content-type')).toMatch('text/javascript');
    expect(first.body).toMatch('window.capInit');
    expect((await client.get(path)).status).toBe(404);
  });

  it('gives tickets that work once and for five minutes (G4)', async () => {
    const [first, second, third] = await tickets();
    expect((await query({ ...card, captcha: first })).status).toBe(200);
    expect(codeOf(await query({ ...card, captcha: first }))).toBe('capture');
    running.pass(5 * minute - 1);
    expect((await query({ ...card, captcha: second })).status).toBe(200);
    running.pass(1);
    expect(codeOf(await query({ ...card, captcha: third }))).toBe('capture');
  });

  it('is asked for always', async () => {
    expect(codeOf(await query(card))).toBe('capture');
    expect(codeOf(await query({ ...card, captcha: 'trerror_1001_invented' }))).toBe('capture');
  });
});

describe('the gift card query (M-api-23)', () => {
  const ask = async (data: Record<string, unknown>) => {
    const { body } = await client.post('/__stub/ticket');
    return query({ ...data, captcha: (body as { ticket: string }).ticket });
  };

  it('answers the card with transactions of every type, by PIN and by transaction', async () => {
    const { body } = await ask(card);
    const { data } = body as { data: { transactions: { type: string; date: string }[] } };
    expect(data).toMatchObject({ id: card.id, status: '06', balance: 652.3 });
    expect(data.transactions).toHaveLength(12);
    expect(new Set(data.transactions.map(({ type }) => type))).toEqual(new Set(transactionTypes));
    expect(data.transactions[0]?.date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/);
    expect(data.transactions[1]?.date).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect((await ask({ id: card.id, ticketNum: '1000000001' })).body).toEqual(body);
  });

  it('has cards of other kinds: inactive with 19 digits, with 250 rows, with none, and an odd one', async () => {
    const of = async (id: string) =>
      ((await ask({ id, pin: '123456' })).body as { data: { status: string; transactions: unknown[] } }).data;
    expect((await of('7310230000000000002')).status).not.toBe('06');
    expect((await of('7310180000000003')).transactions).toHaveLength(250);
    expect((await of('7310180000000004')).transactions).toEqual([]);
    expect(await of('7310180000000005')).toMatchObject({
      balance: '1,234.50',
      transactions: [{ date: null }, {}, {}, {}],
    });
  });

  it.each([
    [{ id: '7310180000000001', pin: '654321' }, 400],
    [{ id: '7310189999999999', pin: '123456' }, '204'],
    [{ id: '7310180000000001', ticketNum: '1000000002' }, '208'],
    [{ id: '7310180000000006', pin: '123456' }, '217'],
    [{ id: '731018', pin: '123456' }, 400],
    [{ id: '7310180000000001' }, 400],
  ])('refuses %j with %s', async (data, code) => {
    expect(codeOf(await ask(data))).toBe(code);
  });

  it('answers 429 to the eleventh query of a client within a minute, with the seconds to wait (B5)', async () => {
    await tickets();
    for (let asked = 0; asked < 10; asked += 1) expect((await ask(card)).status).toBe(200);
    running.pass(15_000);
    const refused = await ask(card);
    expect([refused.status, codeOf(refused), refused.headers.get('retry-after')]).toEqual([429, 429, '45']);
    expect(refused.headers.get('access-control-expose-headers')).toBe('Retry-After');
    expect((await running.client().post('/public/svc/detail', {})).status).toBe(400);
    running.pass(45_000);
    expect((await ask(card)).status).toBe(200);
  });
});
