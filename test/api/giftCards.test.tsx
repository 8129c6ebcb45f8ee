import './wire';
import { queryGiftCard } from '../../src/api/giftCards';
import { answer, origins, says, sent } from './wire';

const id = '7310180000000001';
const call = 'POST /public/svc/detail';

test.each([
  ['its PIN', { id, pin: '123456', captcha: 't' }],
  ['a transaction', { id, ticketNum: '1000000001', captcha: 't' }],
])('a card is asked for by %s (M-api-23, M-ent-16)', async (_by, query) => {
  answer(call, () => says(JSON.stringify({ data: { id } })));
  await queryGiftCard(query);
  expect(sent.map((row) => [row.call, JSON.parse(row.text)])).toEqual([
    [`POST ${origins.public}/public/svc/detail`, { data: query }],
  ]);
  // G5: neither number nor PIN is part of an address.
  expect(sent[0]?.url).toBe(`${origins.public}/public/svc/detail`);
});

describe('what a service may leave out or get wrong (G7)', () => {
  const read = (card: unknown) => {
    answer(call, () => says(JSON.stringify({ data: card })));
    return queryGiftCard({ id, pin: '123456', captcha: 't' });
  };

  test('all but the number', async () => {
    expect(await read({ id })).toEqual({
      id,
      status: '',
      createdAt: null,
      expiredAt: null,
      balance: null,
      transactions: [],
    });
  });

  test('amounts stay as they were written: no float is made of them', async () => {
    const transactions = [{ date: '2026-03-02', shop: null, type: 7, deposit: '0.10', withdrawal: -0.2 }];
    expect(await read({ id: 7, balance: '1000.00', transactions })).toMatchObject({
      id: '7',
      balance: '1000.00',
      transactions: [{ date: '2026-03-02', shop: '', type: '7', deposit: '0.10', withdrawal: -0.2 }],
    });
  });

  test('a row that is none is left out, the others stay', async () => {
    const row = { date: '2026-03-02', shop: { odd: true }, type: 'pay', deposit: [], withdrawal: '1.00' };
    expect((await read({ id, transactions: [null, row, 'x'] })).transactions).toEqual([
      { ...row, shop: '', deposit: null },
    ]);
  });

  test.each([{ transactions: null }, { transactions: 'none' }, { transactions: {} }])('no list: %j', async (odd) => {
    expect((await read({ id, ...odd })).transactions).toEqual([]);
  });

  test.each([{}, { balance: '1.00' }, [], 'a', { id: '' }])('no card: %j', async (odd) => {
    await expect(read(odd)).rejects.toMatchObject({ kind: 'malformed' });
  });

  test('50,000 transactions are read (B7)', async () => {
    const transactions = Array.from({ length: 50_000 }, () => ({ type: 'pay', withdrawal: '1.00' }));
    expect((await read({ id, transactions })).transactions).toHaveLength(50_000);
  });
});
