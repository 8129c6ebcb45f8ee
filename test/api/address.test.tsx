import fc from 'fast-check';

type Address = typeof import('../../src/api/address');
let address: Address;

/** Opens a page at an address below the site's origin, and takes what must not stay there. */
function open(path: string, names: readonly string[] = ['code', 'token', 'phoneToken']): string {
  jest.resetModules();
  history.replaceState({ theirs: true }, '', location.origin + path);
  address = jest.requireActual<Address>('../../src/api/address');
  address.takeFromAddress(names);
  return location.href.slice(location.origin.length);
}
const taken = (name: string) => address.takenValue(name);

describe('secrets leave the address as soon as they are read (F2, contract 6)', () => {
  test('they are taken, all else stays byte for byte', () => {
    const left = open('/account/reset-password?a=%e4%b8%ad+b&token=s3cr%2Bt&b=%ZZ&&c&=d#/x?token=no');
    expect(left).toBe('/account/reset-password?a=%e4%b8%ad+b&b=%ZZ&&c&=d#/x?token=no');
    expect(taken('token')).toBe('s3cr+t');
  });

  test.each([
    ['/?code=a', '/'],
    ['/?code=a#top', '/#top'],
    ['/en/account/?code=a&x=1', '/en/account/?x=1'],
    ['/?x=1&code=a', '/?x=1'],
    ['/?code=a&token=b', '/'],
    ['/?&code=a&', '/?&'],
    ['/?code', '/'],
    ['/?code=', '/'],
    ['/?c%6Fde=a', '/'],
    ['/?code=%', '/'],
    ['/?code=%ff&x=1', '/?x=1'],
    ['/?code=a=b&x', '/?x'],
  ])('%s becomes %s', (path, left) => {
    expect(open(path)).toBe(left);
  });

  test.each([
    '/',
    '/?',
    '/?&',
    '/?a&&b',
    '/?Code=a',
    '/?codes=a',
    '/?xcode=a',
    '/?%code=a',
    '/?code%=a',
    '/?a=code',
    '/?a=%2',
    '/?__proto__=a',
    '/?redirectURL=%2Faccount%2F%3Fcode%3Da',
  ])('%s stays as it is written, without a new entry', (path) => {
    const replace = jest.spyOn(history, 'replaceState');
    open(path);
    expect(location.href).toBe(location.origin + path);
    // The one call is the test's own.
    expect(replace).toHaveBeenCalledTimes(1);
    replace.mockRestore();
  });

  test('no entry is added to the history, and what the page keeps with it stays', () => {
    const before = history.length;
    open('/?code=a');
    expect([history.length, history.state]).toEqual([before, { theirs: true }]);
  });

  test('a page with a base does not lead elsewhere (M4)', () => {
    const base = document.createElement('base');
    base.href = 'https://cdn.other.test/';
    document.head.append(base);
    expect(open('/account/?code=a&b')).toBe('/account/?b');
    base.remove();
  });

  test('names that nobody asked for stay', () => {
    expect(open('/?code=a&token=b', ['token'])).toBe('/?code=a');
    expect([taken('code'), taken('token')]).toEqual([null, 'b']);
  });
});

describe('what was taken', () => {
  test.each([
    ['/?code=a', 'a'],
    ['/?code=a+b%20c', 'a b c'],
    ['/?code=%E5%BC%A0', '张'],
    ['/?code==a', '=a'],
    ['/?code=', null],
    ['/?code', null],
    ['/', null],
    ['/?code=a&code=b', null],
    ['/?code=a&code=a', null],
    ['/?code=&code=a', null],
    ['/?code=a&c%6fde=b', null],
    ['/?code=%ff', null],
    ['/?code=%', null],
  ])('of %s the code is %j', (path, value) => {
    open(path);
    expect(taken('code')).toBe(value);
  });

  test('is at most 4,096 characters (F7)', () => {
    open(`/?code=${'a'.repeat(4096)}&token=${'a'.repeat(4097)}`);
    expect([taken('code')?.length, taken('token')]).toEqual([4096, null]);
  });

  test('names that every object has are none of ours', () => {
    open('/', ['code', '__proto__', 'constructor', 'toString']);
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) expect(taken(name)).toBeNull();
    open('/?__proto__=a&constructor=b', ['__proto__', 'constructor']);
    expect([taken('constructor'), location.search]).toEqual(['b', '']);
    expect(({} as Record<string, unknown>)['0']).toBeUndefined();
  });

  test('is kept when other widgets look later', () => {
    open('/?code=a&token=b', ['code']);
    address.takeFromAddress(['token']);
    address.takeFromAddress([]);
    expect([taken('code'), taken('token')]).toEqual(['a', 'b']);
  });

  test('moves from the entry to the runtime, and the entry forgets it', () => {
    open('/?code=a');
    const entry = address;
    const entrys = entry.takeFromAddress([]);
    open('/');
    expect(taken('code')).toBeNull();
    address.adoptTaken(entrys);
    expect([taken('code'), entry.takenValue('code'), Object.keys(entrys)]).toEqual(['a', null, []]);
  });

  test('what works once is handed out once (D2)', () => {
    open('/?code=a&token=b');
    expect(address.spendTakenValue('code')).toBe('a');
    expect([address.spendTakenValue('code'), taken('code'), taken('token')]).toEqual([null, null, 'b']);
    open('/?code=a&code=b');
    expect(address.spendTakenValue('code')).toBeNull();
  });
});

describe('a parameter that may stay', () => {
  test.each([
    ['/?redirectURL=%2Faccount%2F', '/account/'],
    ['/?redirectURL=', ''],
    ['/?redirectURL', ''],
    ['/', null],
    ['/?redirecturl=a', null],
    ['/?redirectURL=a&redirectURL=a', null],
    ['/?redirectURL=a&redirect%55RL=b', null],
    ['/?redirectURL=%ff', ''],
  ])('of %s redirectURL is %j', (path, value) => {
    open(path);
    expect(address.queryValue('redirectURL')).toBe(value);
  });
});

test('the path is that of the page', () => {
  open('/en/account/?a#b');
  expect(address.pagePath()).toBe('/en/account/');
});

test('whatever the address, nothing throws and no secret stays in it (3.3)', () => {
  const names = ['code', 'token', 'phoneToken'];
  const piece = fc.constantFrom(
    ...['code', 'token', 'phoneToken', 'c%6fde', '%74oken', 'CODE', '&', '&', '=', '=', '?', '%', '%zz', '%ff', '+'],
    ...['%26', '%3D', '%23', '%00', 'a', 'b', '[]', ';', '张', '%E5%BC%A0', '\ufeff', "'", '__proto__'],
  );
  const query = fc.oneof(
    fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
    fc.string({ unit: 'binary' }).map((text) => text.replace(/#/g, '')),
  );
  const hash = fc.constantFrom('', '#top', '#/reset?code=a', '#%');
  fc.assert(
    fc.property(query, hash, (text, end) => {
      history.replaceState(null, '', `/account/?${text}${end}`);
      const before = location.search.slice(1).split('&');
      address.takeFromAddress(names);
      const left = new URLSearchParams(location.search);
      if (names.some((name) => left.has(name))) throw new Error(`left: ${location.search}`);
      if (location.pathname !== '/account/' || location.hash !== end) throw new Error(`changed: ${location.href}`);
      const kept = location.search.slice(1).split('&');
      if (!kept.every((pair) => before.includes(pair) || pair === '')) throw new Error(`rewritten: ${location.search}`);
      for (const name of names) address.takenValue(name);
      address.queryValue('a');
    }),
    { numRuns: 5000 },
  );
});
