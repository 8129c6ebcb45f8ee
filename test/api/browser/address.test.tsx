import * as address from '../../../src/api/browser/address';
import { resetPageState } from '../../../src/lib/pageState';

/** Opens a page and takes the secrets from its address. Returns the URL that is left, without the origin. */
function openPage(path: string, names: readonly string[] = ['code', 'token', 'phoneToken']): string {
  resetPageState();
  history.replaceState({ ofHostPage: true }, '', location.origin + path);
  address.takeSecretsFromAddress(names);
  return location.href.slice(location.origin.length);
}
const secret = (name: string) => address.readSecret(name);

describe('takeSecretsFromAddress (F2, contract 6)', () => {
  test('removes the secrets and keeps the rest byte for byte', () => {
    const remaining = openPage('/account/reset-password?a=%e4%b8%ad+b&token=s3cr%2Bt&b=%ZZ&&c&=d#/x?token=no');
    expect(remaining).toBe('/account/reset-password?a=%e4%b8%ad+b&b=%ZZ&&c&=d#/x?token=no');
    expect(secret('token')).toBe('s3cr+t');
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
  ])('changes %s to %s', (path, remaining) => {
    expect(openPage(path)).toBe(remaining);
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
  ])('keeps %s and does not touch the history', (path) => {
    const replaceState = jest.spyOn(history, 'replaceState');
    openPage(path);
    expect(location.href).toBe(location.origin + path);
    // `openPage` itself makes one call.
    expect(replaceState).toHaveBeenCalledTimes(1);
    replaceState.mockRestore();
  });

  test('adds no history entry and keeps the state of the entry', () => {
    const before = history.length;
    openPage('/?code=a');
    expect([history.length, history.state]).toEqual([before, { ofHostPage: true }]);
  });

  test('ignores the base of the page (M4)', () => {
    const base = document.createElement('base');
    base.href = 'https://cdn.other.test/';
    document.head.append(base);
    expect(openPage('/account/?code=a&b')).toBe('/account/?b');
    base.remove();
  });

  test('takes only the given names', () => {
    expect(openPage('/?code=a&token=b', ['token'])).toBe('/?code=a');
    expect([secret('code'), secret('token')]).toEqual([null, 'b']);
  });
});

describe('readSecret', () => {
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
  ])('%s: code is %j', (path, value) => {
    openPage(path);
    expect(secret('code')).toBe(value);
  });

  test('returns at most 4,096 characters (F7)', () => {
    openPage(`/?code=${'a'.repeat(4096)}&token=${'a'.repeat(4097)}`);
    expect([secret('code')?.length, secret('token')]).toEqual([4096, null]);
  });

  test('finds no inherited properties such as constructor', () => {
    openPage('/', ['code', '__proto__', 'constructor', 'toString']);
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) expect(secret(name)).toBeNull();
    openPage('/?__proto__=a&constructor=b', ['__proto__', 'constructor']);
    expect([secret('constructor'), location.search]).toEqual(['b', '']);
    expect(({} as Record<string, unknown>)['0']).toBeUndefined();
  });

  test('returns a secret after other widgets have taken theirs', () => {
    openPage('/?code=a&token=b', ['code']);
    address.takeSecretsFromAddress(['token']);
    address.takeSecretsFromAddress([]);
    expect([secret('code'), secret('token')]).toEqual(['a', 'b']);
  });

  test('keeps the secrets where the browser refuses to change the address, as in a sandboxed frame', () => {
    openPage('/?code=a', []);
    jest.spyOn(history, 'replaceState').mockImplementationOnce(() => {
      throw new DOMException('', 'SecurityError');
    });
    address.takeSecretsFromAddress(['code']);
    expect(secret('code')).toBe('a');
  });

  test('adoptSecrets moves the secrets from the loader to the runtime', () => {
    openPage('/?code=a');
    const loaderSecrets = address.takeSecretsFromAddress([]);
    // From here on, the page state is that of the runtime.
    resetPageState();
    expect(secret('code')).toBeNull();
    address.adoptSecrets(loaderSecrets);
    expect([secret('code'), Object.keys(loaderSecrets)]).toEqual(['a', []]);
  });

  test('adoptSecrets keeps the secrets when loader and runtime share one memory', () => {
    openPage('/?code=a');
    address.adoptSecrets(address.takeSecretsFromAddress([]));
    expect(secret('code')).toBe('a');
  });

  test('takeSecret returns a secret once (D2)', () => {
    openPage('/?code=a&token=b');
    expect(address.takeSecret('code')).toBe('a');
    expect([address.takeSecret('code'), secret('code'), secret('token')]).toEqual([null, null, 'b']);
    openPage('/?code=a&code=b');
    expect(address.takeSecret('code')).toBeNull();
  });
});

test('absoluteUrl is of the site, whatever <base href> the page has (M4)', () => {
  document.head.innerHTML = '<base href="https://cdn.example.test/files/">';
  expect(address.absoluteUrl('/en/account/')).toBe(`${location.origin}/en/account/`);
  document.head.innerHTML = '';
});

describe('readQueryParameter', () => {
  test.each([
    ['/?redirectURL=%2Faccount%2F', '/account/'],
    ['/?redirectURL=', ''],
    ['/?redirectURL', ''],
    ['/', null],
    ['/?redirecturl=a', null],
    ['/?redirectURL=a&redirectURL=a', null],
    ['/?redirectURL=a&redirect%55RL=b', null],
    ['/?redirectURL=%ff', ''],
  ])('%s: redirectURL is %j', (path, value) => {
    openPage(path);
    expect(address.readQueryParameter('redirectURL')).toBe(value);
  });
});

test('pagePath returns the path without query and hash', () => {
  openPage('/en/account/?a#b');
  expect(address.pagePath()).toBe('/en/account/');
});

test.each([
  ['/?widgets=inspect', true],
  ['/en/?a=1&widgets=inspect#b', true],
  ['/?widgets=inspect&a=1', true],
  ['/', false],
  ['/?widgets=', false],
  ['/?my_widgets=inspect', false],
  ['/?widgets=inspector', false],
  ['/#widgets=inspect', false],
])('%s asks for the inspector: %s (contract 2)', (path, expected) => {
  openPage(path);
  expect(address.isInspectorRequested()).toBe(expected);
});

test.each([
  ['a=b=c', 'a', 'b=c'],
  ['=b', '', 'b'],
  ['a', 'a', ''],
  ['%61=%62+c', 'a', 'b c'],
])('the pair %j has the name %j and the value %j', (pair, name, value) => {
  expect([address.parseParameterName(pair), address.parseParameterValue(pair)]).toEqual([name, value]);
});
