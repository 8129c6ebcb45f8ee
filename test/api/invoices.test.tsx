import './wire';
import fc from 'fast-check';
import { invoiceDoubt } from '../../src/api/invoiceDoubt';
import { applyForInvoice, findInvoice, type InvoiceApplication, validateReceipts } from '../../src/api/invoices';
import { answer, origins, says, sent } from './wire';

const { signal } = new AbortController();
const receipts = [
  { ticketNumber: '1000000001', authorizeCode: '100001' },
  { ticketNumber: '1000000002', authorizeCode: '100002' },
];
const numbers = { ticketNumbers: ['1000000001', '1000000002'], authorizeCodes: ['100001', '100002'] };
const application: InvoiceApplication = {
  receipts,
  amounts: ['200.00', '300.50'],
  isCompany: false,
  content: '预付卡销售',
  title: '李梅',
  taxNo: '',
  extras: { billAddress: 'mei@example.test', addressee: '', phone: '13800000001', postcode: '' },
};
const wire = () => sent.map(({ call, text }) => [call, JSON.parse(text)]);
/** Ends what was unknown, as tests share the memory of a page. */
const settleDoubts = async () => {
  answer('POST /public/invoices', () => says('{"code":200}'));
  await applyForInvoice(application, signal);
  sent.length = 0;
};

describe('validating receipts (M-api-24, M-ent-18)', () => {
  const check = (body: unknown) => {
    answer('POST /public/invoices/validate', () => says(JSON.stringify(body)));
    return validateReceipts(receipts, signal);
  };
  const amounts = [{ amount: '200.00' }, { amount: 300.5 }];

  test('the numbers go out as they are, and the amounts come back as they were written', async () => {
    expect(await check({ data: amounts, ...numbers })).toEqual(['200.00', '300.5']);
    expect(wire()).toEqual([[`POST ${origins.public}/public/invoices/validate`, { data: numbers }]]);
  });

  test('the other envelope, and numbers as numbers', async () => {
    const echo = { ticketNumbers: [1000000001, 1000000002], authorizeCodes: [100001, 100002] };
    expect(await check({ data: { data: amounts, ...echo } })).toEqual(['200.00', '300.5']);
  });

  test.each<[string, object]>([
    ['other numbers', { data: amounts, ...numbers, ticketNumbers: ['1000000002', '1000000001'] }],
    ['other codes', { data: amounts, ...numbers, authorizeCodes: ['100001', '100003'] }],
    ['fewer numbers', { data: amounts, ...numbers, ticketNumbers: ['1000000001'] }],
    ['fewer amounts', { data: amounts.slice(1), ...numbers }],
    ['no echo', { data: amounts }],
    ['no amounts', numbers],
    ['a text', { data: 'fine', ...numbers }],
  ])('%s are no answer (H3)', async (_what, body) => {
    await expect(check(body)).rejects.toMatchObject({ kind: 'malformed' });
  });
});

describe('applying (M-api-25, M-ent-19)', () => {
  afterEach(settleDoubts);

  test('what is empty of the extras stays away (M-inv-39)', async () => {
    answer('POST /public/invoices', () => says('{"data":{"code":"200"}}'));
    await applyForInvoice(application, signal);
    const data = {
      amounts: ['200.00', '300.50'],
      isCompany: false,
      contents: ['预付卡销售'],
      titles: ['李梅'],
      taxNo: '',
      ...numbers,
      extras: { billAddress: 'mei@example.test', phone: '13800000001' },
    };
    expect(wire()).toEqual([[`POST ${origins.public}/public/invoices`, { data }]]);
    const extras = { billAddress: '路 1 号', addressee: '王', phone: '021', postcode: '200040' };
    await applyForInvoice({ ...application, extras }, signal);
    expect(wire()[1]?.[1]).toEqual({ data: { ...data, extras } });
  });

  test.each<[string, () => Response, object | null, string | null]>([
    ['{}', () => says('{}'), null, null],
    ['code 0', () => says('{"code":0}'), null, null],
    ['a code that is none of success', () => says('{"code":"2310"}'), { kind: 'refused', code: '2310' }, null],
    ['a refusal', () => says('{"error":{"code":104}}', 400), { kind: 'refused', code: '104' }, null],
    ['a gateway', () => says('<h1>Bad gateway</h1>', 502), { kind: 'malformed', code: '502' }, 'unknown'],
    ['a failure', () => says('{"message":"x"}', 500), { kind: 'refused', code: '500' }, null],
    ['a gateway’s JSON', () => says('{"message":"x"}', 504), { kind: 'refused', code: '504' }, 'unknown'],
    ['a page', () => says('<html>'), { kind: 'malformed' }, 'unknown'],
    ['nothing', () => says(''), { kind: 'malformed' }, 'unknown'],
    ['null', () => says('null'), { kind: 'malformed' }, 'unknown'],
    ['a text', () => says('{"data":"fine"}'), { kind: 'malformed' }, 'unknown'],
    ['a broken connection', () => Response.error(), { kind: 'offline' }, 'unknown'],
  ])('answered by %s', async (_what, reply, error, doubt) => {
    answer('POST /public/invoices', reply);
    const outcome = await applyForInvoice(application, signal).catch((reason: unknown) => reason);
    if (error) expect(outcome).toMatchObject(error);
    else expect(outcome).toBeUndefined();
    expect(invoiceDoubt(['1000000002'])).toBe(doubt);
    expect(sent).toHaveLength(1);
  });

  test('one that nobody waits for any more stays unknown (B9)', async () => {
    answer('POST /public/invoices', () => new Promise<Response>(() => {}));
    const life = new AbortController();
    const outcome = applyForInvoice(application, life.signal);
    expect(invoiceDoubt(['1000000001'])).toBe('unknown');
    life.abort();
    await expect(outcome).rejects.toMatchObject({ kind: 'aborted' });
    expect(invoiceDoubt(['1000000001'])).toBe('unknown');
    expect(invoiceDoubt(['1000000003'])).toBeNull();
  });
});

describe('the inquiry (M-api-26, M-ent-20)', () => {
  const find = (body: unknown) => {
    answer('POST /public/invoices/detail', () => says(JSON.stringify(body)));
    return findInvoice(receipts[0]!, signal);
  };

  test('asks for a ticket and its code', async () => {
    await find({ data: { status: '12' } });
    expect(wire()).toEqual([
      [`POST ${origins.public}/public/invoices/detail`, { data: { ticket: '1000000001', auth: '100001' } }],
    ]);
  });

  test('what is left out, or is said to be null, is empty (M-inv-37, M-inv-38, H8)', async () => {
    const nothing = {
      amount: null,
      content: '',
      createdAt: null,
      expressCompany: '',
      expressNo: '',
      status: '',
      title: '',
      taxNo: '',
    };
    expect(await find({ data: { status: '' } })).toEqual(nothing);
    expect(await find({ status: null, taxNo: 'null', expressNo: 'null', expressCompany: 'null' })).toEqual(nothing);
    expect(await find({ data: { title: 'null', status: 9, amount: 168 } })).toMatchObject({
      title: 'null',
      status: '9',
      amount: 168,
    });
  });

  test.each([{}, { data: {} }, { data: null }, { code: 200 }, [], 'a'])('no record: %j', async (body) => {
    await expect(find(body)).rejects.toMatchObject({ kind: 'malformed' });
  });

  test('any JSON is a record or no answer', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (body) => {
        const outcome = await find({ data: body }).catch((error: unknown) => error);
        expect(outcome).toBeInstanceOf(Object);
      }),
      { numRuns: 60 },
    );
  });
});
