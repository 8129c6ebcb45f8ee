import '../support/build';
import { forgetConfig } from '../../src/api/config';
import { redirectAsGiven, redirectOr, siteUrl } from '../../src/api/navigate';

const at = (path: string) => history.replaceState(null, '', location.origin + path);
afterEach(() => {
  document.head.replaceChildren();
  forgetConfig();
});

test('addresses are of the site, whatever its base (M4)', () => {
  const base = document.createElement('base');
  base.href = 'https://cdn.other.test/';
  document.head.append(base);
  at('/en/somewhere');
  expect(siteUrl('/account/')).toBe('http://localhost/account/');
});

describe('a part of a page, by its hash', () => {
  test.each([
    ['/account/', '/account/#/rewards', '/account/#/rewards'],
    ['/account', '/account/#/rewards', '/account#/rewards'],
    ['/account/?fault=none#/', '/account/#/rewards', '/account/?fault=none#/rewards'],
    ['/en/account/?a=1', '/en/account/#/', '/en/account/?a=1#/'],
    ['/en/account/?a=1', '/account/#/', '/account/#/'],
    ['/account/register?a=1', '/account/#/', '/account/#/'],
    ['/?a=1', '/account/#/', '/account/#/'],
    // Without a hash it is a page, to be loaded.
    ['/account/?a=1', '/account/', '/account/'],
  ] as const)('from %s, %s is %s', (here, path, expected) => {
    at(here);
    expect(siteUrl(path)).toBe(`http://localhost${expected}`);
  });
});

describe('where a visitor goes after signing in (contract 5, F1)', () => {
  test.each([
    ['/account', 'http://localhost/account/'],
    ['/account?redirectURL=%2Fstarbucks-gift-card%2Fsvc-query%3Fa%3D1%23b', '/starbucks-gift-card/svc-query?a=1#b'],
    ['/account?redirectURL=http%3A%2F%2Flocalhost%2Fa', 'http://localhost/a'],
    ['/account?redirectURL=%2F%2Fevil.test', 'http://localhost/account/'],
    ['/account?redirectURL=https%3A%2F%2Fevil.test', 'http://localhost/account/'],
    ['/account?redirectURL=javascript%3Aalert(1)', 'http://localhost/account/'],
    ['/account?redirectURL=%2Fa&redirectURL=%2Fb', 'http://localhost/account/'],
    ['/account?redirectURL=', 'http://localhost/account/'],
    ['/account?redirectURL=%ff', 'http://localhost/account/'],
    ['/account#redirectURL=/a', 'http://localhost/account/'],
  ])('%s leads to %s', (path, expected) => {
    at(path);
    expect(redirectOr('/account/')).toBe(expected.startsWith('/') ? `http://localhost${expected}` : expected);
  });

  test.each([
    ['/account', '/account/'],
    ['/account?redirectURL=%2Fgift%2F..%2Fa%3Fa%3D1%23b', '/gift/../a?a=1#b'],
    ['/account?redirectURL=http%3A%2F%2Flocalhost', 'http://localhost'],
    ['/account?redirectURL=%2F%2Fevil.test', '/account/'],
    ['/account?redirectURL=%2Fa&redirectURL=%2Fb', '/account/'],
  ])('%s is handed on as it was given: %s', (path, expected) => {
    at(path);
    expect(redirectAsGiven('/account/')).toBe(expected);
  });

  test('another origin is followed when the page trusts it', () => {
    const block = document.createElement('script');
    block.id = 'widgets-config';
    block.type = 'application/json';
    block.textContent = '{"redirectOrigins":["http://app.test"]}';
    document.head.append(block);
    at('/account?redirectURL=http%3A%2F%2Fapp.test%2Forders');
    expect(redirectOr('/account/')).toBe('http://app.test/orders');
  });
});
