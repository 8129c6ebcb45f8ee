import { transactionTypes } from '../../../demo/services/data/giftCards';
import { minute } from '../../../demo/services/time';
import { type Client, errorCodeOf, type RunningServices, runServices } from './testClient';

let running: RunningServices;
let client: Client;
beforeEach(async () => {
  running = await runServices();
  client = running.client();
});
afterEach(() => running.stop());

const card = { id: '7310180000000001', pin: '123456' };

async function fetchScriptPath(from = '/public/svc/captcha'): Promise<string> {
  const { body } = await client.get(from);
  const { url } = (body as { data: { url: string } }).data;
  expect(url).toMatch(/^http:\/\/localhost:3001\/captcha\//);
  return url.slice('http://localhost:3001'.length);
}

async function fetchTickets(): Promise<string[]> {
  const { body } = await client.get(await fetchScriptPath());
  return String(body).match(/t03[0-9a-f]{64}\*/g) ?? [];
}

const query = (data: Record<string, unknown>) => client.post('/public/svc/detail', { data });

describe('the captcha (M-api-06, M-api-07)', () => {
  it('has a script that can be fetched once', async () => {
    const path = await fetchScriptPath('/web/login/captcha');
    const first = await client.get(path);
    expect(first.headers.get('content-type')).toMatch('text/javascript');
    expect(first.body).toMatch('window.capInit');
    expect((await client.get(path)).status).toBe(404);
  });

  it('issues tickets that work once and expire after five minutes (G4)', async () => {
    const [first, second, third] = await fetchTickets();
    expect((await query({ ...card, captcha: first })).status).toBe(200);
    expect(errorCodeOf(await query({ ...card, captcha: first }))).toBe('capture');
    running.advanceClock(5 * minute - 1);
    expect((await query({ ...card, captcha: second })).status).toBe(200);
    running.advanceClock(1);
    expect(errorCodeOf(await query({ ...card, captcha: third }))).toBe('capture');
  });

  it('is required for every gift card query', async () => {
    expect(errorCodeOf(await query(card))).toBe('capture');
    expect(errorCodeOf(await query({ ...card, captcha: 'trerror_1001_invented' }))).toBe('capture');
  });
});

describe('the gift card query (M-api-23)', () => {
  const queryWithTicket = async (data: Record<string, unknown>) => {
    const { body } = await client.post('/__stub/ticket');
    return query({ ...data, captcha: (body as { ticket: string }).ticket });
  };

  it('responds with the card and transactions of every type, by PIN and by transaction number', async () => {
    const { body } = await queryWithTicket(card);
    const { data } = body as { data: { transactions: { type: string; date: string }[] } };
    expect(data).toMatchObject({ id: card.id, status: '06', balance: 652.3 });
    expect(data.transactions).toHaveLength(12);
    expect(new Set(data.transactions.map(({ type }) => type))).toEqual(new Set(transactionTypes));
    expect(data.transactions[0]?.date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/);
    expect(data.transactions[1]?.date).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect((await queryWithTicket({ id: card.id, ticketNum: '1000000001' })).body).toEqual(body);
  });

  it('has an inactive card of 19 digits, cards with 250 and no transactions, and one with malformed data', async () => {
    const readCard = async (id: string) =>
      ((await queryWithTicket({ id, pin: '123456' })).body as { data: { status: string; transactions: unknown[] } })
        .data;
    expect((await readCard('7310230000000000002')).status).not.toBe('06');
    expect((await readCard('7310180000000003')).transactions).toHaveLength(250);
    expect((await readCard('7310180000000004')).transactions).toEqual([]);
    expect(await readCard('7310180000000005')).toMatchObject({
      balance: '1,23.50',
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
  ])('rejects %j with error code %s', async (data, code) => {
    expect(errorCodeOf(await queryWithTicket(data))).toBe(code);
  });

  it('responds with 429 and the seconds to wait to the eleventh query of a client within a minute (B5)', async () => {
    await fetchTickets();
    for (let count = 0; count < 10; count += 1) expect((await queryWithTicket(card)).status).toBe(200);
    running.advanceClock(15_000);
    const rejected = await queryWithTicket(card);
    expect([rejected.status, errorCodeOf(rejected), rejected.headers.get('retry-after')]).toEqual([429, 429, '45']);
    expect(rejected.headers.get('access-control-expose-headers')).toBe('Retry-After');
    expect((await running.client().post('/public/svc/detail', {})).status).toBe(400);
    running.advanceClock(45_000);
    expect((await queryWithTicket(card)).status).toBe(200);
  });
});
