import fc from 'fast-check';
import { ApiError, isOutcomeUnknown } from '../../src/api/ApiError';
import { type RawAnswer, readAnswer, retryAfterSeconds } from '../../src/api/envelope';
import {
  amount,
  answer,
  answerOrNobody,
  count,
  done,
  fields,
  flag,
  list,
  listAnswer,
  requiredText,
  text,
} from '../../src/api/shape';

const raw = (body: unknown, status = 200): RawAnswer => ({
  status,
  text: typeof body === 'string' ? body : JSON.stringify(body),
  retryAfter: undefined,
});

/** What went wrong, as a call site sees it. */
function refusal(act: () => unknown): Pick<ApiError, 'kind' | 'code' | 'status' | 'retryAfter'> {
  try {
    act();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { kind, code, status, retryAfter } = error;
    return { kind, code, status, retryAfter };
  }
  throw new Error('it was an answer');
}

const code = answer({ code: requiredText });
/** The invoice validation: its own `data` stands beside other fields of the call. */
const validation = answer({
  data: list(fields({ amount })),
  ticketNumbers: list(requiredText),
  authorizeCodes: list(requiredText),
});

describe('bare or wrapped (contract 5)', () => {
  test('both are read', () => {
    expect(readAnswer(raw({ code: 'a' }), code)).toEqual({ code: 'a' });
    expect(readAnswer(raw({ data: { code: 'a' } }), code)).toEqual({ code: 'a' });
    expect(readAnswer(raw({ data: { code: 'a' }, message: 'ok', success: true }), code)).toEqual({ code: 'a' });
    expect(readAnswer(raw({ code: 'a' }, 201), code)).toEqual({ code: 'a' });
  });

  test("fields of the call beside `data` make it bare, as in the invoice validation's answer", () => {
    const body = { data: [{ amount: '120.00' }], ticketNumbers: ['1'], authorizeCodes: ['2'] };
    expect(readAnswer(raw(body), validation)).toEqual(body);
    expect(readAnswer(raw({ data: body }), validation)).toEqual(body);
    expect(readAnswer(raw({ code: 'mine', data: { code: 'theirs' } }), code)).toEqual({ code: 'mine' });
  });

  test('lists', () => {
    expect(readAnswer(raw([1, 2]), listAnswer(count))).toEqual([1, 2]);
    expect(readAnswer(raw({ data: [1, 2] }), listAnswer(count))).toEqual([1, 2]);
    expect(readAnswer(raw([]), listAnswer(count))).toEqual([]);
    for (const body of [{}, null, { data: null }, { data: { 0: 1 } }, 'a', { rewards: [] }]) {
      expect(refusal(() => readAnswer(raw(JSON.stringify(body)), listAnswer(count)))).toMatchObject({
        kind: 'malformed',
      });
    }
  });

  test('what merely is inherited is no field (B6)', () => {
    Object.assign(Object.prototype, { data: { code: 'evil' }, error: { code: 1 } });
    let read: unknown;
    try {
      read = readAnswer(raw('{"code":"a"}'), code);
    } finally {
      for (const name of ['data', 'error']) Reflect.deleteProperty(Object.prototype, name);
    }
    expect(read).toEqual({ code: 'a' });
  });

  test('a browser without Object.hasOwn reads it too (package.json, browserslist)', () => {
    const { hasOwn } = Object;
    Reflect.deleteProperty(Object, 'hasOwn');
    try {
      expect(readAnswer(raw({ data: { code: 'a' } }), code)).toEqual({ code: 'a' });
    } finally {
      Object.hasOwn = hasOwn;
    }
  });
});

describe('nobody (M-api-10, section 6.8)', () => {
  const member = answerOrNobody({ firstName: text, points: count, isNew: flag });

  test.each(['null', '{}', '{"data":null}', '{"data":{}}', ' {} '])('%s', (body) => {
    expect(readAnswer(raw(body), member)).toBeNull();
  });

  test('somebody, of whom not all is known', () => {
    const mei = { firstName: 'Mei', points: 0, isNew: false };
    expect(readAnswer(raw({ data: { firstName: 'Mei', cellPhone: '1' } }), member)).toEqual(mei);
    expect(readAnswer(raw({ firstName: 'Mei', points: 'many', isNew: 'yes' }), member)).toEqual(mei);
    expect(readAnswer(raw({ points: '7' }), member)).toEqual({ firstName: '', points: 7, isNew: false });
  });

  test.each(['', '[]', '""', '1', 'true', '{"data":[]}', '{"data":"something else"}', '{"page":"sign in"}'])(
    '%j is neither: it must not sign out',
    (body) => {
      expect(refusal(() => readAnswer(raw(body), member))).toMatchObject({ kind: 'malformed' });
    },
  );
});

describe('errors (contract 5)', () => {
  test.each([
    ['a number on a 400', { error: { code: 40002, message: 'a' } }, 400, '40002'],
    ['a text on a 400', { error: { code: '40002' } }, 400, '40002'],
    ['a number on a 200', { error: { code: 40002 } }, 200, '40002'],
    ['a text on a 200', { error: { code: 'CaptchaRequired' } }, 200, 'CaptchaRequired'],
    ['a negative number', { error: { code: -400 } }, 500, '-400'],
    ['below data', { data: { error: { code: 83001 } } }, 200, '83001'],
    ['both: the outer one', { error: { code: 1 }, data: { error: { code: 2 } } }, 200, '1'],
    ['beside an answer', { code: 'a', error: { code: 5 } }, 200, '5'],
    ['the error itself is a number', { error: 40002 }, 200, '40002'],
    ['the error itself is a text', { error: 'invalid_grant' }, 200, 'invalid_grant'],
    ['without a code: the status', { error: { message: 'a' } }, 503, '503'],
    ['without a code on a 200', { error: {} }, 200, null],
    ['a code that is a thing', { error: { code: { a: 1 } } }, 400, '400'],
    ['a code that is null', { error: { code: null } }, 409, '409'],
    ['a code that is a list', { error: { code: [1] } }, 200, null],
    ['a code that every object has', { error: { code: '__proto__' } }, 400, '__proto__'],
    ['another such', { error: { code: 'constructor' } }, 200, 'constructor'],
    ['no error at all on a 404', { hello: 'world' }, 404, '404'],
    ['an answer on a 403', { code: 'a' }, 403, '403'],
    ['nothing on a 401', '', 401, '401'],
    ['a redirect', '', 302, null],
  ])('%s', (_case, body, status, expected) => {
    expect(refusal(() => readAnswer(raw(body, status), code))).toEqual({
      kind: 'refused',
      code: expected,
      status,
      retryAfter: null,
    });
  });

  test.each([{ error: null }, { error: false }, { error: 0 }, { error: '' }])('%j is no error', (none) => {
    expect(readAnswer(raw({ ...none, code: 'a' }), code)).toEqual({ code: 'a' });
  });

  test('an error is no success of a call that expects nothing', () => {
    for (const body of [{ error: 'x' }, { error: { code: 1 } }, { error: {} }, { data: { error: { code: 1 } } }]) {
      expect(refusal(() => readAnswer(raw(body), done)).kind).toBe('refused');
    }
  });
});

describe('what is no answer', () => {
  const html = '<!doctype html><title>Sign in</title>';
  test.each([
    ['HTML', html, 200, null],
    ['HTML of a gateway', html, 502, '502'],
    ['JSON that ends in the middle', '{"data":{"code":"12', 200, null],
    ['JSON with a comma too many', '{"code":"a",}', 200, null],
    ['two answers', '{"code":"a"}{"code":"b"}', 200, null],
    ['nothing', '', 200, null],
    ['white space', ' \n', 200, null],
    ['nothing, as it says', '', 204, null],
    ['null', 'null', 200, null],
    ['a list', '[]', 200, null],
    ['a list of the right things', '[{"code":"a"}]', 200, null],
    ['a text', '"a"', 200, null],
    ['an answer of another call', '{"seed":"a"}', 200, null],
    ['an empty code', '{"code":""}', 200, null],
    ['a code that is a thing', '{"code":{}}', 200, null],
    ['data that is a list', '{"data":["a"]}', 200, null],
    ['data that is null', '{"data":null}', 200, null],
    ['a number that is none', 'NaN', 200, null],
    ['hostile beginnings', ")]}',\n{}", 200, null],
  ])('%s', (_case, body, status, expected) => {
    expect(refusal(() => readAnswer(raw(body, status), code))).toEqual({
      kind: 'malformed',
      code: expected,
      status,
      retryAfter: null,
    });
  });

  test('a call that expects nothing takes nothing, and anything', () => {
    for (const [body, status] of [
      ['', 200],
      ['', 204],
      ['{}', 200],
      ['{"data":null}', 200],
      ['[1]', 201],
    ] as const) {
      expect(readAnswer(raw(body, status), done)).toBeUndefined();
    }
    expect(refusal(() => readAnswer(raw(html), done)).kind).toBe('malformed');
  });
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
    ['Infinity', 60],
    ['99 Foo 2026 10:00:45 GMT', 60],
    [undefined, 60],
    [null, 60],
    [30, 60],
    [['30'], 60],
  ])('%j is %i s', (header, seconds) => {
    expect(retryAfterSeconds(header, now)).toBe(seconds);
  });

  test('is heard on a 429 alone, whatever its body', () => {
    const wait = (status: number, body: string) =>
      refusal(() => readAnswer({ status, text: body, retryAfter: '30' }, code)).retryAfter;
    expect([wait(429, '{"error":{"code":429}}'), wait(429, ''), wait(429, '<html>')]).toEqual([30, 30, 30]);
    expect([wait(503, '{}'), wait(400, '{}'), wait(200, '')]).toEqual([null, null, null]);
  });
});

test('a call whose answer is lost may have been carried out: it is not sent again blindly (H2)', () => {
  const unknown = [new ApiError('timeout'), new ApiError('offline'), new ApiError('malformed', null, 200)];
  unknown.push(new ApiError('refused', '504', 504), new ApiError('aborted'));
  expect(unknown.map(isOutcomeUnknown)).toEqual([true, true, true, true, true]);
  const known = [new ApiError('refused', '105', 200), new ApiError('refused', '401', 401), new TypeError('ours')];
  // An error of the service itself is its answer, whatever the status.
  known.push(new ApiError('refused', '500', 500), new ApiError('refused', '2310', 503));
  known.push(new ApiError('unsent'));
  expect(known.map(isOutcomeUnknown)).toEqual([false, false, false, false, false, false]);
});

test('an error carries no text of the service (B6)', () => {
  const body = { error: { code: 7, message: '<b>secret</b>' } };
  try {
    readAnswer(raw(body, 400), code);
  } catch (error) {
    expect(JSON.stringify(error) + String(error)).not.toContain('secret');
  }
  expect.assertions(1);
});

describe('any answer is typed, or one ApiError (3.3)', () => {
  const shapes = [code, validation, done, listAnswer(count), answerOrNobody({ firstName: text, points: count })];
  const before = Reflect.ownKeys(Object.prototype);
  const holds = (body: string, status: number) => {
    for (const shape of shapes) {
      try {
        readAnswer<unknown>({ status, text: body, retryAfter: body }, shape);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
      }
    }
    if (Reflect.ownKeys(Object.prototype).length !== before.length) throw new Error('Object.prototype was changed');
  };
  const status = fc.oneof(fc.constantFrom(200, 200, 204, 400, 401, 429, 500, 502), fc.integer({ min: 100, max: 599 }));

  test('any JSON', () => {
    const key = fc.constantFrom('data', 'error', 'code', '__proto__', 'constructor', 'ticketNumbers', 'firstName', 'a');
    const leaf = fc.oneof(fc.jsonValue({ maxDepth: 1 }), fc.constantFrom('__proto__', 40002, '200', null, true));
    const branch = fc.oneof(leaf, fc.dictionary(key, leaf, { maxKeys: 3 }), fc.array(leaf, { maxLength: 3 }));
    const tree = fc.dictionary(key, fc.oneof(branch, fc.dictionary(key, branch, { maxKeys: 3 })), { maxKeys: 4 });
    fc.assert(
      fc.property(fc.oneof(tree, branch), status, (body, at) => holds(JSON.stringify(body), at)),
      {
        numRuns: 20_000,
      },
    );
  });

  test('any text', () => {
    const torn = fc.tuple(fc.json(), fc.nat()).map(([json, end]) => json.slice(0, end % (json.length + 1)));
    const body = fc.oneof(fc.string({ unit: 'binary' }), fc.json(), torn);
    fc.assert(fc.property(body, status, holds), { numRuns: 20_000 });
  });

  test('deep and wide', () => {
    holds(`${'['.repeat(100_000)}${']'.repeat(100_000)}`, 200);
    holds(`${'{"data":'.repeat(1000)}1${'}'.repeat(1000)}`, 200);
    holds(JSON.stringify({ data: Array.from({ length: 50_000 }, () => 1) }), 200);
    holds('{"__proto__":{"data":1,"polluted":true},"constructor":{"prototype":{"polluted":true}}}', 200);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});
