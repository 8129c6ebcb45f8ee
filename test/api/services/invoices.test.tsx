import '../../support/http';
import fc from 'fast-check';
import { ApiError } from '../../../src/api/http/ApiError';
import {
  applyForInvoice,
  findInvoice,
  type InvoiceApplication,
  validateReceipts,
} from '../../../src/api/services/invoices';
import { pendingStatusOf } from '../../../src/api/services/pendingApplications';
import { jsonResponse, origins, respondWith, sentRequests } from '../../support/http';

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
const sentBodies = () => sentRequests.map(({ call, text }) => [call, JSON.parse(text)]);

describe('validateReceipts (M-api-24, M-ent-18)', () => {
  const validateWith = (body: unknown) => {
    respondWith('POST /public/invoices/validate', () => jsonResponse(JSON.stringify(body)));
    return validateReceipts(receipts, signal);
  };
  const amounts = [{ amount: '200.00' }, { amount: 300.5 }];

  test('sends the numbers and resolves with the amounts as the service writes them', async () => {
    expect(await validateWith({ data: amounts, ...numbers })).toEqual(['200.00', '300.5']);
    expect(sentBodies()).toEqual([[`POST ${origins.public}/public/invoices/validate`, { data: numbers }]]);
  });

  test('reads a wrapped response with numeric identifiers', async () => {
    const echoedNumbers = { ticketNumbers: [1000000001, 1000000002], authorizeCodes: [100001, 100002] };
    expect(await validateWith({ data: { data: amounts, ...echoedNumbers } })).toEqual(['200.00', '300.5']);
  });

  test.each<[string, object]>([
    ['other numbers', { data: amounts, ...numbers, ticketNumbers: ['1000000002', '1000000001'] }],
    ['other codes', { data: amounts, ...numbers, authorizeCodes: ['100001', '100003'] }],
    ['fewer numbers', { data: amounts, ...numbers, ticketNumbers: ['1000000001'] }],
    ['fewer amounts', { data: amounts.slice(1), ...numbers }],
    ['no numbers', { data: amounts }],
    ['no amounts', numbers],
    ['a string', { data: 'fine', ...numbers }],
  ])('%s: the response is malformed (H3)', async (_what, body) => {
    await expect(validateWith(body)).rejects.toMatchObject({ kind: 'malformed' });
  });
});

describe('applyForInvoice (M-api-25, M-ent-19)', () => {
  test('leaves out empty extras (M-inv-39)', async () => {
    respondWith('POST /public/invoices', () => jsonResponse('{"data":{"code":"200"}}'));
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
    expect(sentBodies()).toEqual([[`POST ${origins.public}/public/invoices`, { data }]]);
    const extras = { billAddress: '路 1 号', addressee: '王', phone: '021', postcode: '200040' };
    await applyForInvoice({ ...application, extras }, signal);
    expect(sentBodies()[1]?.[1]).toEqual({ data: { ...data, extras } });
  });

  test.each<[string, () => Response, object | null, string | null]>([
    ['{}', () => jsonResponse('{}'), null, null],
    ['code 0', () => jsonResponse('{"code":0}'), null, null],
    ['another code on a 200', () => jsonResponse('{"code":"2310"}'), { kind: 'refused', code: '2310' }, null],
    ['an error code', () => jsonResponse('{"error":{"code":104}}', 400), { kind: 'refused', code: '104' }, null],
    [
      'HTML of a gateway',
      () => jsonResponse('<h1>Bad gateway</h1>', 502),
      { kind: 'malformed', code: '502' },
      'unknown',
    ],
    ['a 500 without a code', () => jsonResponse('{"message":"x"}', 500), { kind: 'refused', code: '500' }, null],
    ['JSON of a gateway', () => jsonResponse('{"message":"x"}', 504), { kind: 'refused', code: '504' }, 'unknown'],
    ['HTML on a 200', () => jsonResponse('<html>'), { kind: 'malformed' }, 'unknown'],
    ['an empty body', () => jsonResponse(''), { kind: 'malformed' }, 'unknown'],
    ['null', () => jsonResponse('null'), { kind: 'malformed' }, 'unknown'],
    ['a string', () => jsonResponse('{"data":"fine"}'), { kind: 'malformed' }, 'unknown'],
    ['a broken connection', () => Response.error(), { kind: 'offline' }, 'unknown'],
  ])('response: %s', async (_what, createResponse, error, pendingStatus) => {
    respondWith('POST /public/invoices', createResponse);
    const outcome = await applyForInvoice(application, signal).catch((reason: unknown) => reason);
    if (error) expect(outcome).toMatchObject(error);
    else expect(outcome).toBeUndefined();
    expect(pendingStatusOf(['1000000002'])).toBe(pendingStatus);
    expect(sentRequests).toHaveLength(1);
  });

  test('the outcome of a cancelled request stays unknown (B9)', async () => {
    respondWith('POST /public/invoices', () => new Promise<Response>(() => {}));
    const controller = new AbortController();
    const outcome = applyForInvoice(application, controller.signal);
    expect(pendingStatusOf(['1000000001'])).toBe('unknown');
    controller.abort();
    await expect(outcome).rejects.toMatchObject({ kind: 'aborted' });
    expect(pendingStatusOf(['1000000001'])).toBe('unknown');
    expect(pendingStatusOf(['1000000003'])).toBeNull();
  });
});

describe('findInvoice (M-api-26, M-ent-20)', () => {
  const findWith = (body: unknown) => {
    respondWith('POST /public/invoices/detail', () => jsonResponse(JSON.stringify(body)));
    return findInvoice(receipts[0]!, signal);
  };

  const emptyRecord = {
    amount: null,
    content: '',
    createdAt: null,
    expressCompany: '',
    expressNo: '',
    status: '',
    title: '',
    taxNo: '',
  };

  test('sends the ticket number and its authorization code', async () => {
    await findWith({ data: { status: '12' } });
    expect(sentBodies()).toEqual([
      [`POST ${origins.public}/public/invoices/detail`, { data: { ticket: '1000000001', auth: '100001' } }],
    ]);
  });

  test('missing values, and the text null in some fields, are empty (M-inv-37, M-inv-38, H8)', async () => {
    expect(await findWith({ data: { status: '' } })).toEqual(emptyRecord);
    expect(await findWith({ status: null, taxNo: 'null', expressNo: 'null', expressCompany: 'null' })).toEqual(
      emptyRecord,
    );
    expect(await findWith({ data: { title: 'null', status: 9, amount: 168 } })).toMatchObject({
      title: 'null',
      status: '9',
      amount: 168,
    });
  });

  test.each([{}, { data: {} }, { data: null }, { code: 200 }, [], 'a'])(
    'a response without a record is malformed: %j',
    async (body) => {
      await expect(findWith(body)).rejects.toMatchObject({ kind: 'malformed' });
    },
  );

  test('any JSON gives a complete record or an ApiError', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (body) => {
        const outcome = await findWith({ data: body }).catch((error: unknown) => error);
        if (!(outcome instanceof ApiError)) expect(Object.keys(outcome as object)).toEqual(Object.keys(emptyRecord));
      }),
      { numRuns: 60 },
    );
  });
});
