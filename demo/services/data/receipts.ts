import type { Invoice, Receipt } from '../model';
import { day, hour } from '../time';

interface Seed {
  readonly receipts: readonly Receipt[];
  readonly invoices: readonly Invoice[];
}

const shanghai = '上海';

/** Returns the receipts of the initial state, and the accepted invoice applications for some of them (contract 7). */
export function seedReceipts(now: number): Seed {
  const receipt = (ticket: number, code: number, city: string, cents: number, age: number): Receipt => ({
    ticketNumber: String(ticket),
    authorizeCode: String(code),
    city,
    cents,
    soldAt: now - age * day - hour,
  });
  const demo: [city: string, cents: number, daysOld: number][] = [
    [shanghai, 20000, 1],
    [shanghai, 30050, 2],
    [shanghai, 9990, 3],
    [shanghai, 50000, 5],
    // 0.10 + 0.20 yuan: the sum is not 0.30 in floating point.
    [shanghai, 10, 6],
    [shanghai, 20, 6],
    // Exactly the limit, and a single receipt above the limit (M-inv-15).
    [shanghai, 100000, 8],
    [shanghai, 120000, 9],
    ['北京', 15000, 4],
    ['北京', 8000, 10],
    // Used: one of the invoices below.
    [shanghai, 16800, 12],
    // Older than 30 days (M-inv-14).
    [shanghai, 6600, 45],
  ];
  const inquiries = ['12', '00', '09', '05'];
  return {
    receipts: [
      ...demo.map(([city, cents, age], index) => receipt(1000000001 + index, 100001 + index, city, cents, age)),
      // More than ten receipts of one city, to reach the limit of receipts (M-inv-12).
      ...Array.from({ length: 12 }, (_, index) => receipt(2000000001 + index, 200001 + index, shanghai, 5000, 7)),
      ...inquiries.map((_, index) => receipt(3000000001 + index, 300001 + index, shanghai, 8800, 14)),
    ],
    invoices: [
      createInvoice(['1000000011'], 16800, '12', now, { title: '上海示例科技有限公司', taxNo: '91350100M000100Y43' }),
      ...inquiries.map((status, index) =>
        createInvoice([`${3000000001 + index}`], 8800, status, now, { title: '李梅' }),
      ),
    ],
  };
}

function createInvoice(
  ticketNumbers: readonly string[],
  cents: number,
  status: string,
  now: number,
  { title, taxNo }: { readonly title: string; readonly taxNo?: string },
): Invoice {
  const isSent = status === '12';
  return {
    ticketNumbers,
    cents,
    status,
    title,
    taxNo: taxNo ?? null,
    content: '预付卡销售',
    createdAt: now - 10 * day,
    expressCompany: isSent ? '顺丰速运' : null,
    expressNo: isSent ? 'SF1234567890123' : null,
  };
}
