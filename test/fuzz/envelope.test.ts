import fc from 'fast-check';
import { ApiError } from '../../src/api/http/ApiError';
import { readResponse } from '../../src/api/http/envelope';
import {
  amount,
  count,
  list,
  listSchema,
  noContent,
  object,
  objectOrNothing,
  objectSchema,
  type ResponseSchema,
  requiredText,
  text,
} from '../../src/api/http/schema';
import { runs } from './runs';

const isText = (value: unknown) => typeof value === 'string';
const isAmount = (value: unknown) => value === null || isText(value) || typeof value === 'number';

/** Schemas of each kind, each with a check of the values that it may return. */
const schemas: [ResponseSchema<unknown>, (value: never) => boolean][] = [
  [objectSchema({ code: requiredText }), ({ code }: { code: string }) => isText(code) && code !== ''],
  [
    objectSchema({ data: list(object({ amount })), ticketNumbers: list(requiredText) }),
    ({ data, ticketNumbers }: { data: { amount: unknown }[]; ticketNumbers: string[] }) =>
      data.every((row) => isAmount(row.amount)) && ticketNumbers.every(isText),
  ],
  [noContent, (value: unknown) => value === undefined],
  [listSchema(count), (numbers: number[]) => numbers.every(Number.isFinite)],
  [
    objectOrNothing({ firstName: text, points: count }),
    (user?: { firstName: string; points: number } | null) =>
      !user || (isText(user.firstName) && Number.isFinite(user.points)),
  ],
];

const before = Reflect.ownKeys(Object.prototype).length;

/** Reads a response by all schemas. Throws unless each gives a valid value or an ApiError. */
function readAll(body: string, status: number): void {
  for (const [schema, isValid] of schemas) {
    try {
      const value = readResponse<unknown>({ status, text: body, retryAfter: body }, schema) as never;
      if (!isValid(value)) throw new Error(`not what the schema describes: ${JSON.stringify(value)}`);
      if (status >= 300) throw new Error(`a value of a response with the status ${status}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { retryAfter, message } = error;
      if (retryAfter !== null && !(retryAfter >= 0 && retryAfter <= 600)) throw new Error(`waits ${retryAfter} s`);
      if (message.includes('s3cret')) throw new Error('the error holds text of the service');
    }
  }
  if (Reflect.ownKeys(Object.prototype).length !== before) throw new Error('Object.prototype was changed');
}

const status = fc.oneof(fc.constantFrom(200, 200, 204, 400, 401, 429, 500, 502), fc.integer({ min: 100, max: 599 }));

test('any JSON gives a typed value or an ApiError (B6)', () => {
  const key = fc.constantFrom('data', 'error', 'code', '__proto__', 'constructor', 'ticketNumbers', 'firstName', 'a');
  const leaf = fc.oneof(
    fc.jsonValue({ maxDepth: 1 }),
    fc.constantFrom('__proto__', 40002, '200', null, true, { message: 's3cret' }),
  );
  const branch = fc.oneof(leaf, fc.dictionary(key, leaf, { maxKeys: 3 }), fc.array(leaf, { maxLength: 3 }));
  const tree = fc.dictionary(key, fc.oneof(branch, fc.dictionary(key, branch, { maxKeys: 3 })), { maxKeys: 4 });
  fc.assert(
    fc.property(fc.oneof(tree, branch), status, (body, at) => readAll(JSON.stringify(body), at)),
    runs(100_000),
  );
});

test('any text gives a typed value or an ApiError (B6)', () => {
  const truncated = fc.tuple(fc.json(), fc.nat()).map(([json, end]) => json.slice(0, end % (json.length + 1)));
  const body = fc.oneof(fc.string({ unit: 'binary' }), fc.json(), truncated);
  fc.assert(fc.property(body, status, readAll), runs(50_000));
});

test.each([
  ['a deep list', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
  ['deep objects', `${'{"data":'.repeat(1000)}1${'}'.repeat(1000)}`],
  ['a long list', JSON.stringify({ data: Array.from({ length: 50_000 }, () => 1) })],
  ['names of prototypes', '{"__proto__":{"data":1,"polluted":true},"constructor":{"prototype":{"polluted":true}}}'],
])('%s: a typed value or an ApiError, and no prototype changes (B6)', (_what, body) => {
  readAll(body, 200);
});
