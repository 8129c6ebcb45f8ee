import type { GiftCard, Transaction } from '../model';
import { day, formatChinaIso, formatChinaTime, hour } from '../time';

/**
 * The transaction types as the service sends them: reload, store purchase, transfer in, transfer out, extension fee,
 * cancelled reload, purchase of the card, refund (M-svc-12).
 */
export const transactionTypes = [
  'RELOAD',
  'STORE_PURCHASE',
  'TRANSFER_IN',
  'TRANSFER_OUT',
  'EXTENSION_FEE',
  'RELOAD_CANCELLED',
  'PURCHASE',
  'REFUND',
] as const;

type TransactionType = (typeof transactionTypes)[number];

function amountFields(type: TransactionType, amount: number): Pick<Transaction, 'type' | 'deposit' | 'withdrawal'> {
  const isIn = type === 'RELOAD' || type === 'TRANSFER_IN' || type === 'PURCHASE' || type === 'REFUND';
  return isIn ? { type, deposit: amount, withdrawal: 0 } : { type, deposit: 0, withdrawal: amount };
}

function createHistory(now: number): Transaction[] {
  const rows: [TransactionType, number, string][] = [
    ['STORE_PURCHASE', 35.5, '上海南京西路店'],
    ['STORE_PURCHASE', 0.1, '上海虹桥机场店'],
    ['REFUND', 35.5, '上海南京西路店'],
    ['RELOAD', 200, 'App'],
    ['EXTENSION_FEE', 2, '客户服务中心'],
    ['TRANSFER_OUT', 50, 'App'],
    ['TRANSFER_IN', 120.25, 'App'],
    ['RELOAD_CANCELLED', 100, '北京国贸店'],
    ['RELOAD', 100, '北京国贸店'],
    ['STORE_PURCHASE', 68, '杭州湖滨银泰店'],
    ['STORE_PURCHASE', 12.35, '杭州湖滨银泰店'],
    ['PURCHASE', 500, '上海南京西路店'],
  ];
  return rows.map(([type, amount, shop], index) => {
    const at = now - (index + 1) * 9 * day - index * hour;
    // The services use two time formats.
    return { date: index % 3 === 0 ? formatChinaIso(at) : formatChinaTime(at), shop, ...amountFields(type, amount) };
  });
}

function createManyTransactions(now: number): Transaction[] {
  return Array.from({ length: 250 }, (_, index) => {
    const type = index % 5 === 4 ? 'RELOAD' : 'STORE_PURCHASE';
    return {
      date: formatChinaTime(now - (index + 1) * 11 * hour),
      shop: `门店 ${(index % 17) + 1}`,
      ...amountFields(type, index % 5 === 4 ? 200 : 30 + (index % 40) / 4),
    };
  });
}

const malformedTransactions: readonly Transaction[] = [
  { date: null, shop: null, type: 'RELOAD', deposit: '100.00', withdrawal: null },
  { date: 'yesterday', shop: '<b>店</b>', type: 'CASHBACK_2031', deposit: '1,23.50', withdrawal: '' },
  { date: '2024-02-30 25:61:00', shop: '', type: '', deposit: null, withdrawal: 'free' },
  { date: '2024-02-29T23:59:59Z', shop: '广州天河城店', type: 'STORE_PURCHASE', deposit: 0, withdrawal: -12.5 },
];

/** Returns the gift cards of the initial state. A number has 16 or 19 digits, a PIN has 6 (M-ent-14). */
export function seedGiftCards(now: number): GiftCard[] {
  const usual = {
    pin: '123456',
    status: '06',
    createdAt: formatChinaTime(now - 120 * day),
    expiredAt: formatChinaTime(now + 975 * day),
  };
  return [
    { ...usual, id: '7310180000000001', ticketNum: '1000000001', balance: 652.3, transactions: createHistory(now) },
    {
      ...usual,
      id: '7310230000000000002',
      ticketNum: '1000000002',
      // Every status other than 06 is inactive (M-svc-11).
      status: '02',
      expiredAt: formatChinaIso(now - 30 * day),
      balance: 18.8,
      transactions: [
        { date: formatChinaTime(now - 400 * day), shop: '成都太古里店', ...amountFields('PURCHASE', 18.8) },
      ],
    },
    {
      ...usual,
      id: '7310180000000003',
      ticketNum: '1000000003',
      balance: 4210.75,
      transactions: createManyTransactions(now),
    },
    { ...usual, id: '7310180000000004', ticketNum: '1000000004', balance: 0, transactions: [] },
    {
      ...usual,
      id: '7310180000000005',
      ticketNum: '1000000005',
      balance: '1,23.50',
      transactions: malformedTransactions,
    },
    { ...usual, id: '7310180000000006', ticketNum: '1000000006', balance: 100, transactions: [], errorCode: '217' },
  ];
}
