import '../../support/http';
import fc from 'fast-check';
import { ApiError } from '../../../src/api/http/ApiError';
import {
  applyForInvoice,
  findInvoice,
  type InvoiceApplication,
  validateReceipts,
} from '../../../src/api/services/invoices';
import { runExclusively } from '../../../src/api/storage/exclusive';
import { pendingStatusOf, recordNotFound, recordSending } from '../../../src/api/storage/pendingApplications';
import { resetPageState } from '../../../src/lib/pageState';
import { emptyRecord } from '../../../src/widgets/invoice/inquiry/foundInvoice';
import { passTimeWithoutPage, settlePromises, stopClock } from '../../support/clock';
import { jsonResponse, origins, respondWith, sentRequests } from '../../support/http';
import { defineLocks } from '../../support/locks';

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
beforeEach(() => {
  localStorage.clear();
  resetPageState();
  defineLocks();
});

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

  test('an amount that the service leaves out is empty', async () => {
    expect(await validateWith({ data: [{ amount: '200.00' }, {}], ...numbers })).toEqual(['200.00', '']);
  });

  test('reads a wrapped response with numeric identifiers', async () => {
    const echoedNumbers = { ticketNumbers: [1000000001, 1000000002], authorizeCodes: [100001, 100002] };
    expect(await validateWith({ data: { data: amounts, ...echoedNumbers } })).toEqual(['200.00', '300.5']);
  });

  test.each<[string, unknown]>([
    ['numbers', [12, 0]],
    ['texts', ['12', '0']],
  ])('a receipt whose leading zeros the service drops is the same: %s (contract 5)', async (_type, ticketNumbers) => {
    const withZeros = [
      { ticketNumber: '0012', authorizeCode: '1' },
      { ticketNumber: '000', authorizeCode: '2' },
    ];
    respondWith('POST /public/invoices/validate', () =>
      jsonResponse(JSON.stringify({ data: amounts, ticketNumbers, authorizeCodes: [1, 2] })),
    );
    expect(await validateReceipts(withZeros, signal)).toEqual(['200.00', '300.5']);
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
    const otherReceipts = receipts.map((receipt) => ({
      ...receipt,
      ticketNumber: receipt.ticketNumber.replace('1', '9'),
    }));
    await applyForInvoice({ ...application, receipts: otherReceipts, extras }, signal);
    expect(sentBodies()[1]?.[1]).toEqual({
      data: { ...data, ticketNumbers: otherReceipts.map(({ ticketNumber }) => ticketNumber), extras },
    });
  });

  const unavailable = { kind: 'unavailable', code: null };
  test.each<[string, () => Response, object | null, string | null]>([
    ['{}', () => jsonResponse('{}'), null, 'accepted'],
    ['an empty body', () => jsonResponse(''), null, 'accepted'],
    ['code 0', () => jsonResponse('{"code":0}'), null, 'accepted'],
    ['a code of the group on a 200', () => jsonResponse('{"code":"2310"}'), { kind: 'refused', code: '2310' }, null],
    ['another code on a 200', () => jsonResponse('{"code":"7"}'), { kind: 'malformed' }, 'unknown'],
    ['success false', () => jsonResponse('{"success":false}'), { kind: 'refused', code: null }, null],
    ['an error code', () => jsonResponse('{"error":{"code":104}}', 400), { kind: 'refused', code: '104' }, null],
    ['HTML of a firewall', () => jsonResponse('<h1>Forbidden</h1>', 403), { kind: 'refused', code: null }, null],
    ['HTML of a gateway', () => jsonResponse('<h1>Bad gateway</h1>', 502), unavailable, 'unknown'],
    ['JSON of a gateway', () => jsonResponse('{"error":"Gateway Timeout"}', 504), unavailable, 'unknown'],
    ['a 500 without a code', () => jsonResponse('{"message":"x"}', 500), unavailable, 'unknown'],
    ['a code of the group on a 500', () => jsonResponse('{"error":{"code":500}}', 500), { kind: 'refused' }, null],
    [
      'a code of the security check, which this call cannot require, on a 500',
      () => jsonResponse('{"error":{"code":20005}}', 500),
      { kind: 'unavailable' },
      'unknown',
    ],
    ['an object as code', () => jsonResponse('{"code":{}}'), { kind: 'malformed' }, 'unknown'],
    ['a code in words on a 500', () => jsonResponse('{"error":{"code":"captcha"}}', 500), { kind: 'refused' }, null],
    ['HTML on a 200', () => jsonResponse('<html>'), { kind: 'malformed' }, 'unknown'],
    ['data without a code', () => jsonResponse('{"data":"fine"}'), null, 'accepted'],
    ['a broken connection', () => Response.error(), { kind: 'offline' }, 'unknown'],
  ])('response: %s', async (_what, createResponse, error, pendingStatus) => {
    respondWith('POST /public/invoices', createResponse);
    const outcome = await applyForInvoice(application, signal).catch((reason: unknown) => reason);
    if (error) expect(outcome).toMatchObject(error);
    else expect(outcome).toBeUndefined();
    expect(pendingStatusOf(['1000000002'])).toBe(pendingStatus);
    expect(sentRequests).toHaveLength(1);
  });

  test('two applications for a receipt at the same time: only one is sent (contract 5)', async () => {
    respondWith('POST /public/invoices', () => jsonResponse('{}'));
    const outcomes = await Promise.allSettled([1, 2].map(() => applyForInvoice(application, signal)));
    expect(outcomes).toMatchObject([{ status: 'fulfilled' }, { reason: { kind: 'aborted' } }]);
    expect(sentRequests).toHaveLength(1);
  });

  test.each<[string, () => Response, string, number]>([
    ['a record', () => jsonResponse('{"data":{"status":"00"}}'), 'accepted', 0],
    ['no record', () => jsonResponse('{"error":{"code":102}}', 400), 'accepted', 1],
    ['a 404', () => jsonResponse('', 404), 'accepted', 1],
    ['an empty record', () => jsonResponse('{"data":null}'), 'accepted', 1],
    ['an empty body', () => jsonResponse(''), 'accepted', 1],
    ['a 204', () => new Response(null, { status: 204 }), 'accepted', 1],
    ['a page of a gateway', () => new Response('<p>OK</p>', { status: 200 }), 'unknown', 0],
    ['no answer', () => Response.error(), 'unknown', 0],
  ])(
    'an inquiry in the first minute is repeated before another application; %s (H2)',
    async (_what, createResponse, status, sent) => {
      const sentAt = Date.now() - 60_000;
      const clock = jest.spyOn(Date, 'now').mockReturnValue(sentAt);
      recordSending(['1000000001']);
      recordNotFound('1000000001', sentAt + 59_999);
      clock.mockReturnValue(sentAt + 60_000);
      expect(pendingStatusOf(['1000000001'])).toBe('none');
      respondWith('POST /public/invoices/detail', createResponse);
      respondWith('POST /public/invoices', () => jsonResponse('{}'));
      const outcome = applyForInvoice(application, signal);
      await (sent ? outcome : expect(outcome).rejects.toMatchObject({ kind: 'aborted' }));
      expect(pendingStatusOf(['1000000001'])).toBe(status);
      const calls = sentRequests.map(({ call }) => call.slice(call.lastIndexOf('/')));
      expect(calls).toEqual(['/detail', ...Array(sent).fill('/invoices')]);
    },
  );

  test.each<[string, string[], string, string | null]>([
    [
      '"processed" after an earlier application: that one has probably arrived',
      numbers.ticketNumbers,
      '105',
      'probable',
    ],
    ['"processed" after one for the first receipt: perhaps the other is meant', ['1000000001'], '105', 'none'],
    ['"processed" without an earlier application: somebody else has applied', [], '105', null],
    ['another error after an earlier application: that one is as before', numbers.ticketNumbers, '104', 'none'],
  ])('%s (H2)', async (_case, appliedBefore, code, status) => {
    if (appliedBefore.length > 0) recordSending(appliedBefore);
    for (const ticket of appliedBefore) recordNotFound(ticket, Date.now() + 60_000);
    respondWith('POST /public/invoices', () => jsonResponse(`{"error":{"code":${code}}}`, 400));
    await expect(applyForInvoice(application, signal)).rejects.toMatchObject({ kind: 'refused', code });
    expect(pendingStatusOf(['1000000001'])).toBe(status);
  });

  test('an application of another tab takes too long: this one is not sent, and nothing is pending (H2)', async () => {
    stopClock();
    void runExclusively('invoice', () => new Promise(() => {}));
    const outcome = applyForInvoice(application, signal).catch((reason: unknown) => reason);
    await passTimeWithoutPage(40_000);
    jest.useRealTimers();
    expect(await outcome).toMatchObject({ kind: 'unsent', status: 423 });
    expect(sentRequests).toEqual([]);
    expect(pendingStatusOf(['1000000001'])).toBeNull();
  });

  test('the outcome of a cancelled request stays unknown (B9)', async () => {
    respondWith('POST /public/invoices', () => new Promise<Response>(() => {}));
    const controller = new AbortController();
    const outcome = applyForInvoice(application, controller.signal);
    await settlePromises();
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

  test('sends the ticket number and its authorization code', async () => {
    await findWith({ data: { status: '12' } });
    expect(sentBodies()).toEqual([
      [`POST ${origins.public}/public/invoices/detail`, { data: { ticket: '1000000001', auth: '100001' } }],
    ]);
  });

  test('no body means the same as error 102, no record (contract 5)', async () => {
    respondWith('POST /public/invoices/detail', () => jsonResponse(''));
    await expect(findInvoice(receipts[0]!, signal)).rejects.toMatchObject({ kind: 'refused', code: '102' });
  });

  test('missing values and the text null are empty (M-inv-37, M-inv-38, H8)', async () => {
    const nullTexts = { title: 'null', content: 'null', taxNo: 'null', expressNo: 'null', expressCompany: 'null' };
    expect(await findWith({ data: { status: '00' } })).toEqual({ ...emptyRecord, status: '00' });
    expect(await findWith({ ...nullTexts, status: 9 })).toEqual({
      ...emptyRecord,
      status: '09',
    });
    const texts = { title: '李梅', taxNo: '91310000', expressNo: 'SF100', expressCompany: '顺丰' };
    expect(await findWith({ data: { ...texts, status: 9, amount: 168 } })).toMatchObject({
      ...texts,
      status: '09',
      amount: 168,
    });
  });

  test.each([
    {},
    { data: {} },
    { data: null },
    { data: { status: '', title: null } },
    {
      amount: 'null',
      content: 'null',
      createdAt: 'null',
      status: null,
      title: 'null',
      taxNo: 'null',
      expressNo: 'null',
    },
  ])('%j: the service has no record (contract 5)', async (body) => expect(await findWith(body)).toBeNull());

  test.each([{ code: 200 }, [], 'a'])('a response of something else is malformed: %j', async (body) => {
    await expect(findWith(body)).rejects.toMatchObject({ kind: 'malformed' });
  });

  test('any JSON gives a complete record, none, or an ApiError', async () => {
    const value = fc.oneof(fc.string(), fc.double(), fc.jsonValue());
    const record = fc.record({ amount: value, status: value, title: value, taxNo: value }, { requiredKeys: [] });
    let records = 0;
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.jsonValue(), record), async (body) => {
        const outcome = await findWith({ data: body }).catch((error: unknown) => error);
        if (outcome === null || outcome instanceof ApiError) return;
        expect(Object.keys(outcome as object)).toEqual(Object.keys(emptyRecord));
        records += 1;
      }),
      { numRuns: 60 },
    );
    expect(records).toBeGreaterThan(0);
  });
});
