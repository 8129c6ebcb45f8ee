import '../../support/http';
import { queryGiftCard } from '../../../src/api/services/giftCards';
import { jsonResponse, origins, respondWith, sentRequests } from '../../support/http';

const id = '7310180000000001';
const call = 'POST /public/svc/detail';

test.each([
  ['PIN', { id, pin: '123456', captcha: 't' }],
  ['transaction ID', { id, ticketNum: '1000000001', captcha: 't' }],
])('sends a query by %s (M-api-23, M-ent-16)', async (_by, query) => {
  respondWith(call, () => jsonResponse(JSON.stringify({ data: { id } })));
  await queryGiftCard(query);
  expect(sentRequests.map((row) => [row.call, JSON.parse(row.text)])).toEqual([
    [`POST ${origins.public}/public/svc/detail`, { data: query }],
  ]);
  // The URL contains neither card number nor PIN (G5).
  expect(sentRequests[0]?.url).toBe(`${origins.public}/public/svc/detail`);
});

describe('incomplete and invalid responses (G7)', () => {
  const read = (card: unknown) => {
    respondWith(call, () => jsonResponse(JSON.stringify({ data: card })));
    return queryGiftCard({ id, pin: '123456', captcha: 't' });
  };

  test('only the card number is required', async () => {
    expect(await read({ id })).toEqual({
      id,
      status: '',
      createdAt: null,
      expiredAt: null,
      balance: null,
      transactions: [],
    });
  });

  test('amounts stay as the service writes them', async () => {
    const transactions = [{ date: '2026-03-02', shop: null, type: 7, deposit: '0.10', withdrawal: -0.2 }];
    expect(await read({ id: 7, balance: '1000.00', transactions })).toMatchObject({
      id: '7',
      balance: '1000.00',
      transactions: [{ date: '2026-03-02', shop: '', type: '7', deposit: '0.10', withdrawal: -0.2 }],
    });
  });

  test.each([
    ['the number of the query', id, id],
    ['a long JSON number that lost its last digits', Number('7310180000000001234'), '7310180000000001234'],
    ['a masked number', '7310********0001', '7310********0001'],
    ['a number in groups', '7310 1800 0000 0001', '7310180000000001'],
    ['a masked number in groups', '7310 **** **** 0001', '7310********0001'],
  ])('the card: %s (contract 5)', async (_case, received, shown) => {
    const sent = typeof received === 'number' ? shown : id;
    respondWith(call, () => jsonResponse(`{"id":${typeof received === 'number' ? sent : JSON.stringify(received)}}`));
    expect(await queryGiftCard({ id: sent, pin: '123456', captcha: 't' })).toMatchObject({ id: shown });
  });

  test('the response for another card is malformed (G6)', async () => {
    await expect(read({ id: '7310180000000002' })).rejects.toMatchObject({ kind: 'malformed' });
    await expect(read({ id: 7_310_180_000_000_002 })).rejects.toMatchObject({ kind: 'malformed' });
  });

  test('an invalid transaction is dropped, the others remain', async () => {
    const row = { date: '2026-03-02', shop: { odd: true }, type: 'pay', deposit: [], withdrawal: '1.00' };
    expect((await read({ id, transactions: [null, row, 'x'] })).transactions).toEqual([
      { ...row, shop: '', deposit: null },
    ]);
  });

  test.each([{ transactions: null }, { transactions: 'none' }, { transactions: {} }])(
    'transactions that are no list become an empty list: %j',
    async (fields) => {
      expect((await read({ id, ...fields })).transactions).toEqual([]);
    },
  );

  test.each([{}, { balance: '1.00' }, [], 'a', { id: '' }, { id: ' ' }])(
    'a response without a card number is malformed: %j',
    async (body) => {
      await expect(read(body)).rejects.toMatchObject({ kind: 'malformed' });
    },
  );

  test('reads 50,000 transactions (B7)', async () => {
    const transactions = Array.from({ length: 50_000 }, () => ({ type: 'pay', withdrawal: '1.00' }));
    expect((await read({ id, transactions })).transactions).toHaveLength(50_000);
  });
});
