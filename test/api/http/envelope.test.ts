import { ApiError } from '../../../src/api/http/ApiError';
import { type RawResponse, readResponse, retryAfterSeconds } from '../../../src/api/http/envelope';
import {
  amount,
  count,
  flag,
  list,
  listSchema,
  noContent,
  object,
  objectOrNothing,
  objectSchema,
  requiredText,
  text,
} from '../../../src/api/http/schema';

const raw = (body: unknown, status = 200): RawResponse => ({
  status,
  text: typeof body === 'string' ? body : JSON.stringify(body),
  retryAfter: undefined,
});

/** Returns the fields of the ApiError that a function throws. */
function errorOf(run: () => unknown): Pick<ApiError, 'kind' | 'code' | 'status' | 'retryAfter'> {
  try {
    run();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { kind, code, status, retryAfter } = error;
    return { kind, code, status, retryAfter };
  }
  throw new Error('no error was thrown');
}

const codeSchema = objectSchema({ code: requiredText });
/** The response of the invoice validation has a field `data` of its own beside others. */
const validationSchema = objectSchema({
  data: list(object({ amount })),
  ticketNumbers: list(requiredText),
  authorizeCodes: list(requiredText),
});

describe('bare or wrapped (contract 5)', () => {
  test('reads both', () => {
    expect(readResponse(raw({ code: 'a' }), codeSchema)).toEqual({ code: 'a' });
    expect(readResponse(raw({ data: { code: 'a' } }), codeSchema)).toEqual({ code: 'a' });
    expect(readResponse(raw({ data: { code: 'a' }, message: 'ok', success: true }), codeSchema)).toEqual({ code: 'a' });
    expect(readResponse(raw({ code: 'a' }, 201), codeSchema)).toEqual({ code: 'a' });
  });

  test('own fields of the call beside `data` make the response bare, as in the invoice validation', () => {
    const body = { data: [{ amount: '120.00' }], ticketNumbers: ['1'], authorizeCodes: ['2'] };
    expect(readResponse(raw(body), validationSchema)).toEqual(body);
    expect(readResponse(raw({ data: body }), validationSchema)).toEqual(body);
    expect(readResponse(raw({ code: 'mine', data: { code: 'theirs' } }), codeSchema)).toEqual({ code: 'mine' });
  });

  test('reads lists', () => {
    expect(readResponse(raw([1, 2]), listSchema(count))).toEqual([1, 2]);
    expect(readResponse(raw({ data: [1, 2] }), listSchema(count))).toEqual([1, 2]);
    expect(readResponse(raw([]), listSchema(count))).toEqual([]);
    for (const body of [{}, null, { data: null }, { data: { 0: 1 } }, 'a', { rewards: [] }]) {
      expect(errorOf(() => readResponse(raw(JSON.stringify(body)), listSchema(count)))).toMatchObject({
        kind: 'malformed',
      });
    }
  });

  test('ignores inherited properties (B6)', () => {
    Object.assign(Object.prototype, { data: { code: 'evil' }, error: { code: 1 } });
    let result: unknown;
    try {
      result = readResponse(raw('{"code":"a"}'), codeSchema);
    } finally {
      for (const name of ['data', 'error']) Reflect.deleteProperty(Object.prototype, name);
    }
    expect(result).toEqual({ code: 'a' });
  });

  test('works in a browser without Object.hasOwn', () => {
    const { hasOwn } = Object;
    Reflect.deleteProperty(Object, 'hasOwn');
    try {
      expect(readResponse(raw({ data: { code: 'a' } }), codeSchema)).toEqual({ code: 'a' });
    } finally {
      Object.hasOwn = hasOwn;
    }
  });
});

describe('objectOrNothing: the customer detail of a signed-out visitor (M-api-10, safety 6)', () => {
  const userSchema = objectOrNothing({ firstName: text, points: count, isNew: flag });

  test.each(['null', '{}', '{"data":null}', '{"data":{}}', ' {} '])('%s is null', (body) => {
    expect(readResponse(raw(body), userSchema)).toBeNull();
  });

  test.each(['', ' '])('%j has no value', (body) => {
    expect(readResponse(raw(body), userSchema)).toBeUndefined();
  });

  test('an object with some of the fields is read', () => {
    const mei = { firstName: 'Mei', points: 0, isNew: false };
    expect(readResponse(raw({ data: { firstName: 'Mei', cellPhone: '1' } }), userSchema)).toEqual(mei);
    expect(readResponse(raw({ firstName: 'Mei', points: 'many', isNew: 'yes' }), userSchema)).toEqual(mei);
    expect(readResponse(raw({ points: '7' }), userSchema)).toEqual({ firstName: '', points: 7, isNew: false });
  });

  test('a code beside the fields is no error code: the response has content', () => {
    expect(readResponse(raw({ firstName: 'Mei', code: 'A7', success: false }), userSchema)).toMatchObject({
      firstName: 'Mei',
    });
  });

  test.each(['[]', '""', '1', 'true', '{"data":[]}', '{"data":"something else"}', '{"page":"sign in"}'])(
    '%j is malformed, so that it does not sign the visitor out',
    (body) => {
      expect(errorOf(() => readResponse(raw(body), userSchema))).toMatchObject({ kind: 'malformed' });
    },
  );
});

const html = '<!doctype html><title>Sign in</title>';

describe('error responses (contract 5)', () => {
  test.each([
    ['a number on a 400', { error: { code: 40002, message: 'a' } }, 400, '40002'],
    ['a text on a 400', { error: { code: '40002' } }, 400, '40002'],
    ['a number on a 200', { error: { code: 40002 } }, 200, '40002'],
    ['a text on a 200', { error: { code: 'CaptchaRequired' } }, 200, 'CaptchaRequired'],
    ['a negative number', { error: { code: -400 } }, 400, '-400'],
    ['inside data', { data: { error: { code: 83001 } } }, 200, '83001'],
    ['outside and inside data: the outer one', { error: { code: 1 }, data: { error: { code: 2 } } }, 200, '1'],
    ['beside the fields of the call', { code: 'a', error: { code: 5 } }, 200, '5'],
    ['the error itself is a text: the status', { error: 'Forbidden' }, 403, '403'],
    ['without a code: the status', { error: { message: 'a' } }, 422, '422'],
    ['a code that is an object', { error: { code: { a: 1 } } }, 400, '400'],
    ['a code that is null', { error: { code: null } }, 409, '409'],
    ['a code that is a list', { error: { code: [1] } }, 400, '400'],
    ['an inherited property as code', { error: { code: '__proto__' } }, 400, '__proto__'],
    ['another inherited property', { error: { code: 'constructor' } }, 200, 'constructor'],
    ['no error on a 404', { hello: 'world' }, 404, '404'],
    ['the fields of the call on a 403', { code: 'a' }, 403, '403'],
    ['an empty body on a 401', '', 401, '401'],
    ['an empty body on a 404: the status', '', 404, '404'],
    ['an empty body on a 499: the status', ' \n', 499, '499'],
    ['HTML of a gateway: no code', html, 403, null],
    ['HTML of a gateway on a 400', html, 400, null],
    ['HTML on a 401: signed out', html, 401, '401'],
    ['HTML on a 429: wait', html, 429, '429', 60],
    ['a text on a 404', 'Not found', 404, null],
    ['a documented code on a 5xx', { error: { code: '2310' } }, 503, '2310'],
  ] as [string, unknown, number, string | null, number?][])('%s', (...row) => {
    const [, body, status, expected, retryAfter] = row;
    expect(errorOf(() => readResponse(raw(body, status), codeSchema, ['2310']))).toEqual({
      kind: 'refused',
      code: expected,
      status,
      retryAfter: retryAfter ?? null,
    });
  });

  test.each([{ error: null }, { error: false }, { error: 0 }, { error: '' }])('%j is no error', (none) => {
    expect(readResponse(raw({ ...none, code: 'a' }), codeSchema)).toEqual({ code: 'a' });
  });

  test('a 5xx does not say what the service did, unless its code is documented for the call', () => {
    const bodies = ['', html, '{}', { error: 'Gateway Timeout' }, { error: { code: 504 } }, { code: '2310' }];
    for (const body of bodies) {
      for (const status of [500, 504, 599]) {
        const code = JSON.stringify(body).includes('"code":504') ? '504' : null;
        const error = { kind: 'unavailable', code, status, retryAfter: null };
        expect(errorOf(() => readResponse(raw(body, status), noContent, ['2310']))).toEqual(error);
      }
    }
  });
});

describe('malformed responses (contract 5)', () => {
  test.each([
    ['HTML', html, 200, null],
    ['a redirect', '', 302, null],
    ['an error without a code', '{"error":{}}', 200, null],
    ['truncated JSON', '{"data":{"code":"12', 200, null],
    ['JSON with a trailing comma', '{"code":"a",}', 200, null],
    ['two JSON values', '{"code":"a"}{"code":"b"}', 200, null],
    ['an empty body', '', 200, null],
    ['white space', ' \n', 200, null],
    ['an empty body on a 204', '', 204, null],
    ['null', 'null', 200, null],
    ['a list', '[]', 200, null],
    ['a list of valid objects', '[{"code":"a"}]', 200, null],
    ['a text', '"a"', 200, null],
    ['a response of another call', '{"seed":"a"}', 200, null],
    ['an empty code', '{"code":""}', 200, null],
    ['a code that is an object', '{"code":{}}', 200, null],
    ['data that is a list', '{"data":["a"]}', 200, null],
    ['data that is null', '{"data":null}', 200, null],
    ['NaN', 'NaN', 200, null],
    ['a JSON hijacking prefix', ")]}',\n{}", 200, null],
  ])('%s', (_case, body, status, expected) => {
    expect(errorOf(() => readResponse(raw(body, status), codeSchema))).toEqual({
      kind: 'malformed',
      code: expected,
      status,
      retryAfter: null,
    });
  });
});

test.each([199, 300, 304, 399])('a status of %i is malformed, whatever the body says (contract 5)', (status) => {
  expect(errorOf(() => readResponse(raw('{}', status), noContent))).toMatchObject({ kind: 'malformed', status });
});

describe('the outcome of a call without content (contract 5)', () => {
  const outcomeOf = (body: string) => {
    try {
      readResponse(raw(body), noContent, ['204', '-6']);
      return 'accepted';
    } catch (error) {
      const { kind, code } = error as ApiError;
      return kind === 'refused' ? `refused ${code}` : kind;
    }
  };

  test.each([
    '',
    ' ',
    'null',
    '{}',
    '[]',
    'true',
    '{"data":null}',
    '{"data":{}}',
    '{"data":{"id":1}}',
    '{"message":"a"}',
  ])('%j is accepted', (body) => expect(outcomeOf(body)).toBe('accepted'));
  const successes = ['200', '0', '"200"', '"0"', '"success"', '"ok"', '"OK"', '""', 'null'];
  test.each(successes)('the code %s is accepted, bare and wrapped', (code) => {
    expect([outcomeOf(`{"code":${code}}`), outcomeOf(`{"data":{"code":${code}}}`)]).toEqual(['accepted', 'accepted']);
  });
  test.each([
    ['false', 'refused null'],
    ['{"success":false}', 'refused null'],
    ['{"data":{"success":false}}', 'refused null'],
    ['{"success":"false"}', 'refused null'],
    ['{"success":"false","code":"200"}', 'refused 200'],
    ['{"success":false,"code":"7"}', 'refused 7'],
    ['{"data":{"code":"204"}}', 'refused 204'],
    ['{"code":204,"data":null}', 'refused 204'],
    ['{"code":-6}', 'refused -6'],
    ['{"error":{"code":7}}', 'refused 7'],
    ['{"code":"40002"}', 'malformed'],
    ['{"success":true,"code":"7"}', 'malformed'],
    ['"maintenance"', 'malformed'],
    ['{"error":"a"}', 'malformed'],
    [html, 'malformed'],
  ])('%j: %s', (body, outcome) => expect(outcomeOf(body)).toBe(outcome));
});

describe('Retry-After (B5)', () => {
  const now = Date.parse('2026-03-02T10:00:00Z');
  test.each([
    ['30', 30],
    [' 30 ', 30],
    ['0', 0],
    ['600', 600],
    ['601', 600],
    ['86400', 600],
    ['99999999999999999999', 600],
    ['Mon, 02 Mar 2026 10:00:45 GMT', 45],
    ['Monday, 02-Mar-26 10:00:45 GMT', 45],
    ['Mon, 02 Mar 2026 12:00:00 GMT', 600],
    ['Mon, 02 Mar 2026 09:00:00 GMT', 0],
    ['', 60],
    ['soon', 60],
    ['-5', 60],
    ['1.5', 60],
    ['1e3', 60],
    ['0x10', 60],
    ['30, 60', 60],
    ['30 seconds', 60],
    ['in 12 minutes', 60],
    ['Mon, 02 Mar 2026 10:00:45 GMT+0000', 60],
    ['Infinity', 60],
    ['99 Foo 2026 10:00:45 GMT', 60],
    [undefined, 60],
    [null, 60],
    [30, 60],
    [['30'], 60],
  ])('%j is %i s', (header, seconds) => {
    expect(retryAfterSeconds(header, now)).toBe(seconds);
  });

  test('counts on a 429 and a 503, with any body', () => {
    const retryAfterOf = (status: number, body: string) =>
      errorOf(() => readResponse({ status, text: body, retryAfter: '30' }, codeSchema)).retryAfter;
    expect([retryAfterOf(429, '{"error":{"code":429}}'), retryAfterOf(429, ''), retryAfterOf(429, '<html>')]).toEqual([
      30, 30, 30,
    ]);
    expect([retryAfterOf(503, '{}'), retryAfterOf(503, html)]).toEqual([30, 30]);
    expect([retryAfterOf(502, '{}'), retryAfterOf(400, '{}'), retryAfterOf(200, '')]).toEqual([null, null, null]);
  });
});

test('an ApiError contains no text of the service (B6)', () => {
  const body = { error: { code: 7, message: '<b>secret</b>' } };
  try {
    readResponse(raw(body, 400), codeSchema);
  } catch (error) {
    expect(JSON.stringify(error) + String(error)).not.toContain('secret');
  }
  expect.assertions(1);
});
