import { errorCodeOf, type RunningServices, runServices } from './testClient';

let running: RunningServices;
beforeEach(async () => {
  running = await runServices();
});
afterEach(() => running.stop());

const post = (path: string, data: unknown) => running.client().post(path, { data });
const receipts = (...numbers: readonly number[]) => ({
  ticketNumbers: numbers.map((number) => String(1000000000 + number)),
  authorizeCodes: numbers.map((number) => String(100000 + number)),
});
const application = {
  ...receipts(1, 2),
  amounts: ['200.00', '300.50'],
  isCompany: false,
  contents: ['预付卡销售'],
  titles: ['李梅'],
  taxNo: '',
  extras: { billAddress: 'mei@example.test', phone: '13800000001' },
};
const applicationsForFirstReceipt = () =>
  running.services.model.invoices.filter(({ ticketNumbers }) => ticketNumbers.includes('1000000001'));

describe('validation of receipts (M-api-24)', () => {
  it('responds with an amount for each receipt, and with the sent numbers (M-ent-18)', async () => {
    const { body } = await post('/public/invoices/validate', receipts(5, 6));
    expect(body).toEqual({
      data: [expect.objectContaining({ amount: '0.10' }), expect.objectContaining({ amount: '0.20' })],
      ...receipts(5, 6),
    });
  });

  it.each([
    ['the same receipt twice', receipts(1, 1), 101],
    ['a receipt that does not exist', receipts(99), 102],
    ['fewer codes than numbers', { ...receipts(1, 2), authorizeCodes: ['100001'] }, 103],
    ['the code of another receipt', { ...receipts(1), authorizeCodes: ['100002'] }, 104],
    ['a receipt older than 30 days (M-inv-14)', receipts(12), 104],
    ['a used receipt', receipts(11), 105],
    ['receipts of two cities (M-inv-13)', receipts(1, 9), '006'],
    ['eleven receipts (M-inv-12)', receipts(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11), '010'],
    ['no receipt', receipts(), 400],
    ['numbers instead of texts', { ticketNumbers: [1000000001], authorizeCodes: [100001] }, 400],
    ['nothing', undefined, 400],
  ])('rejects %s', async (_, data, code) => {
    expect(errorCodeOf(await post('/public/invoices/validate', data))).toBe(code);
  });
});

describe('invoice application (M-api-25)', () => {
  it('is stored, and the inquiry responds with it (M-api-26)', async () => {
    expect((await post('/public/invoices', application)).body).toEqual({ code: 200 });
    const { body } = await post('/public/invoices/detail', { ticket: '1000000002', auth: '100002' });
    expect(body).toEqual({
      data: {
        amount: '500.50',
        content: '预付卡销售',
        createdAt: '2026-03-02 10:00:00',
        expressCompany: 'null',
        expressNo: 'null',
        status: '00',
        title: '李梅',
        taxNo: 'null',
      },
    });
  });

  it('is accepted once for a receipt, also when requests arrive together (H2)', async () => {
    const responses = await Promise.all([1, 2, 3, 4, 5].map(() => post('/public/invoices', application)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
    expect(errorCodeOf(await post('/public/invoices', { ...application, ...receipts(1), amounts: ['200.00'] }))).toBe(
      105,
    );
    expect(applicationsForFirstReceipt()).toHaveLength(1);
  });

  it('is accepted although its response is lost (H2)', async () => {
    running.services.faults.set({ call: 'POST /public/invoices', fault: 'reset-after' });
    await expect(post('/public/invoices', application)).rejects.toThrow();
    expect(applicationsForFirstReceipt()).toHaveLength(1);
    expect((await post('/public/invoices/detail', { ticket: '1000000001', auth: '100001' })).status).toBe(200);
  });

  it.each([
    ['an enterprise without taxpayer ID', { isCompany: true }, 106],
    ['a taxpayer ID of a person', { taxNo: '91350100M000100Y43' }, 2310],
    ['another amount', { amounts: ['200.00', '300.00'] }, 2310],
    ['an amount too few', { amounts: ['200.00'] }, 103],
    ['no title', { titles: [''] }, 2310],
    ['two contents', { contents: ['a', 'b'] }, 2310],
    [
      'an empty postcode that should have been left out (M-inv-39)',
      { extras: { ...application.extras, postcode: '' } },
      2310,
    ],
    ['a letter without a name', { extras: { billAddress: '南京西路 1 号', phone: '021', postcode: '200000' } }, 2310],
    ['more than 1,000 yuan (M-inv-15)', { ...receipts(7, 5), amounts: ['1000', '0.1'] }, 104],
    ['receipts of two cities', receipts(1, 9), '006'],
  ])('is rejected: %s', async (_, change, code) => {
    expect(errorCodeOf(await post('/public/invoices', { ...application, ...change }))).toBe(code);
    expect(applicationsForFirstReceipt()).toEqual([]);
  });

  it('is accepted for an enterprise, by post, and for exactly 1,000 yuan (M-inv-15)', async () => {
    const letter = { billAddress: '南京西路 1 号', addressee: '王', phone: '02112345678', postcode: '200000' };
    const company = { isCompany: true, titles: ['上海示例'], taxNo: '91350100M000100Y43', extras: letter };
    const response = await post('/public/invoices', {
      ...application,
      ...company,
      ...receipts(7),
      amounts: ['1000.00'],
    });
    expect(response.status).toBe(200);
  });
});

describe('the inquiry (M-api-26)', () => {
  it.each([
    ['1000000011', '100011', '12'],
    ['3000000001', '300001', '12'],
    ['3000000002', '300002', '00'],
    ['3000000003', '300003', '09'],
    ['3000000004', '300004', '05'],
  ])('responds for receipt %s with code %s with status %s (M-inv-27)', async (ticket, auth, status) => {
    expect((await post('/public/invoices/detail', { ticket, auth })).body).toMatchObject({ data: { status } });
  });

  it('rejects a wrong authorization code with 104, and a receipt without application with 102', async () => {
    expect(errorCodeOf(await post('/public/invoices/detail', { ticket: '1000000011', auth: '1' }))).toBe(104);
    expect(errorCodeOf(await post('/public/invoices/detail', { ticket: '1000000001', auth: '100001' }))).toBe(102);
    expect(errorCodeOf(await post('/public/invoices/detail', { ticket: '55', auth: '1' }))).toBe(102);
    expect(errorCodeOf(await post('/public/invoices/detail', {}))).toBe(400);
  });
});
