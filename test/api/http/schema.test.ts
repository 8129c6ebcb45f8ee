import * as schema from '../../../src/api/http/schema';

/** Returns the typed value of a body; undefined when it does not match. */
const read = <T>(response: schema.ResponseSchema<T>, body: unknown) => response.read(body)?.value;
/** Returns the typed value of a single field. */
const readField = <T>(field: Parameters<typeof schema.object>[0][string], value: unknown) =>
  (read(schema.objectSchema({ field }), { field: value }) as { field: T } | undefined)?.field;

test.each([
  [
    'text',
    schema.text,
    [
      ['a', 'a'],
      [7, '7'],
      [null, ''],
      [undefined, ''],
      ['', ''],
      [{}, undefined],
      [true, undefined],
    ],
  ],
  [
    'textWithoutNull',
    schema.textWithoutNull,
    [
      ['a', 'a'],
      [7, '7'],
      ['null', ''],
      [null, ''],
    ],
  ],
  [
    'requiredText',
    schema.requiredText,
    [
      ['a', 'a'],
      [0, '0'],
      ['', undefined],
      [null, undefined],
      [[], undefined],
    ],
  ],
  [
    'time',
    schema.time,
    [
      ['2026', '2026'],
      [1, 1],
      ['', null],
      ['null', null],
      [null, null],
      [{}, null],
      [true, null],
    ],
  ],
  [
    'amount',
    schema.amount,
    [
      ['1.00', '1.00'],
      [1, 1],
      [null, null],
      [[], null],
    ],
  ],
  [
    'count',
    schema.count,
    [
      [7, 7],
      ['7', 7],
      ['1,250', 1250],
      ['1,234,567.5', 1234567.5],
      ['1,2', 0],
      ['many', 0],
      [null, 0],
      [{}, 0],
      [-1, -1],
    ],
  ],
  [
    'flag',
    schema.flag,
    [
      [true, true],
      [false, false],
      ['true', false],
      [1, false],
      [null, false],
    ],
  ],
  [
    'list',
    schema.list(schema.text),
    [
      [
        ['a', 1],
        ['a', '1'],
      ],
      [[], []],
      [null, []],
      ['a', []],
      [{}, []],
    ],
  ],
] as const)('%s', (_name, field, pairs) => {
  for (const [value, expected] of pairs) expect(readField(field, value)).toEqual(expected);
});

test('count is always finite (I2)', () => {
  expect(readField(schema.count, JSON.parse('1e999'))).toBe(0);
  expect(readField(schema.count, 'Infinity')).toBe(0);
});

test('a missing field counts as null', () => {
  expect(
    read(schema.objectSchema({ a: schema.text, b: schema.count, c: schema.flag, d: schema.list(schema.text) }), {}),
  ).toEqual({
    a: '',
    b: 0,
    c: false,
    d: [],
  });
  expect(read(schema.objectSchema({ a: schema.requiredText }), {})).toBeUndefined();
});

test('unknown fields are dropped', () => {
  expect(read(schema.objectSchema({ a: schema.text }), { a: 'a', cellPhone: '13800000001' })).toEqual({ a: 'a' });
});

describe('on a page that adds to Object.prototype (M5)', () => {
  const cardSchema = schema.objectSchema({
    id: schema.requiredText,
    transactions: schema.list(schema.object({ shop: schema.text, deposit: schema.amount })),
  });
  const body = { id: '1', transactions: [{ shop: '上海', deposit: '1.00' }] };

  /** Runs a function on a page whose libraries add enumerable properties to prototypes. */
  function onPollutedPage<T>(run: () => T): T {
    const pollute = (prototype: object, name: string) =>
      Object.defineProperty(prototype, name, {
        value: () => 'polluted',
        enumerable: true,
        configurable: true,
        writable: true,
      });
    const added = [
      [Object.prototype, 'extend'],
      [Object.prototype, 'entries'],
      [Array.prototype, 'each'],
      [Function.prototype, 'bindAsEventListener'],
    ] as const;
    for (const [prototype, name] of added) pollute(prototype, name);
    try {
      return run();
    } finally {
      for (const [prototype, name] of added) Reflect.deleteProperty(prototype, name);
    }
  }

  test('schemas created before still work', () => {
    expect(onPollutedPage(() => read(cardSchema, body))).toEqual(body);
  });

  test('schemas created there work', () => {
    const createSchema = () =>
      schema.objectSchema({ id: schema.requiredText, transactions: schema.list(schema.object({ shop: schema.text })) });
    expect(onPollutedPage(() => read(createSchema(), body))).toEqual({ id: '1', transactions: [{ shop: '上海' }] });
    expect(onPollutedPage(() => Object.getPrototypeOf(schema.object({ a: schema.text }).entries))).toBeNull();
    const userSchema = onPollutedPage(() => schema.objectOrNothing({ firstName: schema.text }));
    expect(onPollutedPage(() => [read(userSchema, {}), read(userSchema, { firstName: 'Mei' })])).toEqual([
      null,
      { firstName: 'Mei' },
    ]);
  });
});

test.each([
  [undefined, undefined],
  [null, null],
  [{}, null],
  [{ firstName: 'Mei' }, { firstName: 'Mei' }],
])('objectOrNothing reads %j as %j', (body, expected) => {
  const response = schema.objectOrNothing({ firstName: schema.text });
  expect(response.read(body)).toEqual({ value: expected });
});

test.each([
  ['a', 'a'],
  [7, '7'],
  [null, ''],
  [true, ''],
  [{}, ''],
])('looseText reads %j as %j', (value, expected) => {
  expect(readField(schema.looseText, value)).toBe(expected);
});

test.each([
  ['0012', '0012'],
  [12, 12],
  ['', undefined],
  [null, undefined],
  [{}, undefined],
])('identifier reads %j as %j', (value, expected) => {
  expect(readField(schema.identifier, value)).toBe(expected);
});

test.each([
  ['06', '06'],
  [6, '06'],
  ['6', '6'],
  ['12', '12'],
  [null, ''],
  ['other', 'other'],
])('status reads %j as %j (contract 5)', (value, expected) => {
  expect(readField(schema.status, value)).toBe(expected);
});

test('lenientList leaves out invalid items, and reads any other value as an empty list (G7)', () => {
  const rows = schema.lenientList(schema.object({ id: schema.requiredText }));
  expect(readField(rows, [{ id: 1 }, null, { id: '' }, 'a', { id: 'b', more: 1 }])).toEqual([{ id: '1' }, { id: 'b' }]);
  for (const value of [null, undefined, {}, 'a', 1]) expect(readField(rows, value)).toEqual([]);
});
