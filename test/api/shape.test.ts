import * as shape from '../../src/api/shape';

/** The typed answer of a body; undefined when it is none. */
const read = <T>(of: shape.Shape<T>, body: unknown) => of.read(body)?.value;
const field = <T>(of: Parameters<typeof shape.fields>[0][string], value: unknown) =>
  (read(shape.answer({ it: of }), { it: value }) as { it: T } | undefined)?.it;

test.each([
  [
    'text',
    shape.text,
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
    'requiredText',
    shape.requiredText,
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
    shape.time,
    [
      ['2026', '2026'],
      [1, 1],
      [null, null],
      [{}, null],
      [true, null],
    ],
  ],
  [
    'amount',
    shape.amount,
    [
      ['1.00', '1.00'],
      [1, 1],
      [null, null],
      [[], null],
    ],
  ],
  [
    'count',
    shape.count,
    [
      [7, 7],
      ['7', 7],
      ['many', 0],
      [null, 0],
      [{}, 0],
      [-1, -1],
    ],
  ],
  [
    'flag',
    shape.flag,
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
    shape.list(shape.text),
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
] as const)('%s reads what services write', (_name, of, pairs) => {
  for (const [value, expected] of pairs) expect(field(of, value)).toEqual(expected);
});

test('count never is NaN or endless (I2)', () => {
  expect(field(shape.count, JSON.parse('1e999'))).toBe(0);
  expect(field(shape.count, 'Infinity')).toBe(0);
});

test('a field that is missing is as one that is null', () => {
  expect(read(shape.answer({ a: shape.text, b: shape.count, c: shape.flag, d: shape.list(shape.text) }), {})).toEqual({
    a: '',
    b: 0,
    c: false,
    d: [],
  });
  expect(read(shape.answer({ a: shape.requiredText }), {})).toBeUndefined();
});

test('fields that nobody asked for are dropped', () => {
  expect(read(shape.answer({ a: shape.text }), { a: 'a', cellPhone: '13800000001' })).toEqual({ a: 'a' });
});

describe('on a page that adds to Object.prototype (M5)', () => {
  const gift = shape.answer({
    id: shape.requiredText,
    transactions: shape.list(shape.fields({ shop: shape.text, deposit: shape.amount })),
  });
  const body = { id: '1', transactions: [{ shop: '上海', deposit: '1.00' }] };

  /** Does something on a page with old libraries on it. */
  function onPollutedPage<T>(act: () => T): T {
    const add = (to: object, name: string) =>
      Object.defineProperty(to, name, {
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
    for (const [to, name] of added) add(to, name);
    try {
      return act();
    } finally {
      for (const [from, name] of added) Reflect.deleteProperty(from, name);
    }
  }

  test('schemas made before are read as ever', () => {
    expect(onPollutedPage(() => read(gift, body))).toEqual(body);
  });

  test('schemas made there, too', () => {
    const made = () =>
      shape.answer({ id: shape.requiredText, transactions: shape.list(shape.fields({ shop: shape.text })) });
    expect(onPollutedPage(() => read(made(), body))).toEqual({ id: '1', transactions: [{ shop: '上海' }] });
    expect(onPollutedPage(() => Object.getPrototypeOf(shape.fields({ a: shape.text }).entries))).toBeNull();
    const member = onPollutedPage(() => shape.answerOrNobody({ firstName: shape.text }));
    expect(onPollutedPage(() => [read(member, {}), read(member, { firstName: 'Mei' })])).toEqual([
      null,
      { firstName: 'Mei' },
    ]);
  });
});
