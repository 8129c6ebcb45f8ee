import '../../support/build';
import {
  followRedirect,
  getPathWithRedirect,
  goTo,
  goToRedirect,
  replacePage,
  siteUrl,
} from '../../../src/api/browser/navigate';
import { resetPageState } from '../../../src/lib/pageState';
import { navigatedTo, replacedBy } from '../../support/navigation';

const openPath = (path: string) => history.replaceState(null, '', location.origin + path);
afterEach(() => {
  document.head.replaceChildren();
  resetPageState();
  navigatedTo.length = 0;
  replacedBy.length = 0;
});

test('siteUrl ignores the base of the page (M4)', () => {
  const base = document.createElement('base');
  base.href = 'https://cdn.other.test/';
  document.head.append(base);
  openPath('/en/somewhere');
  expect(siteUrl('/account/')).toBe('http://localhost/account/');
});

describe('siteUrl of a path with a hash', () => {
  test.each([
    ['/account/', '/account/#/rewards', '/account/#/rewards'],
    ['/account', '/account/#/rewards', '/account#/rewards'],
    ['/account/?fault=none#/', '/account/#/rewards', '/account/?fault=none#/rewards'],
    ['/account/', '/account/#/rewards#top', '/account/#/rewards#top'],
    ['/en/account/?a=1', '/en/account/#/', '/en/account/?a=1#/'],
    ['/en/account/?a=1', '/account/#/', '/account/#/'],
    ['/account/register?a=1', '/account/#/', '/account/#/'],
    ['/?a=1', '/account/#/', '/account/#/'],
    // Without a hash the browser loads the page.
    ['/account/?a=1', '/account/', '/account/'],
  ] as const)('on %s, %s becomes %s', (here, path, expected) => {
    openPath(here);
    expect(siteUrl(path)).toBe(`http://localhost${expected}`);
  });
});

describe('navigation, on a page with a base of another origin (M4)', () => {
  test.each([
    ['goTo', 'keeps', goTo, '/en/account/'],
    ['replacePage', 'replaces', replacePage, '/en/account/'],
    ['goToRedirect', 'replaces', goToRedirect, '/a?b=1'],
  ] as const)('%s %s the history entry of the page', (_name, effect, navigate, expected) => {
    const base = document.createElement('base');
    base.href = 'https://cdn.other.test/';
    document.head.append(base);
    openPath('/en/account/register?redirectURL=%2Fa%3Fb%3D1');
    navigate('/en/account/');
    expect(navigatedTo).toEqual([`http://localhost${expected}`]);
    expect(replacedBy).toEqual(effect === 'replaces' ? navigatedTo : []);
  });
});

describe('redirectURL (contract 5, F1)', () => {
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
  ])('goToRedirect: %s leads to %s', (path, expected) => {
    openPath(path);
    goToRedirect('/account/');
    expect(replacedBy).toEqual([expected.startsWith('/') ? `http://localhost${expected}` : expected]);
  });

  test.each([
    ['/account', []],
    ['/account?redirectURL=%2F%2Fevil.test', []],
    ['/account?redirectURL=%2Fa%3Fb%3D1%23c', ['http://localhost/a?b=1#c']],
  ])('followRedirect: %s leads to %j', (path, expected) => {
    openPath(path);
    followRedirect();
    expect(replacedBy).toEqual(expected);
  });

  test.each([
    ['/account', '/account'],
    ['/account?redirectURL=%2Fgift%2F..%2Fa%3Fa%3D1%23b', '/account?redirectURL=%2Fgift%2F..%2Fa%3Fa%3D1%23b'],
    ['/account/?x=1&redirectURL=/a#b', '/account/?redirectURL=%2Fa'],
    ['/account?redirectURL=http%3A%2F%2Flocalhost', '/account?redirectURL=http%3A%2F%2Flocalhost'],
    ['/account?redirectURL=%2F%2Fevil.test', '/account'],
    ['/account?redirectURL=%2Fa&redirectURL=%2Fb', '/account'],
  ])('getPathWithRedirect: %s gives %s', (path, expected) => {
    openPath(path);
    expect(getPathWithRedirect()).toBe(expected);
  });

  test('follows another origin that the page configures', () => {
    const block = document.createElement('script');
    block.id = 'widgets-config';
    block.type = 'application/json';
    block.textContent = '{"redirectOrigins":["http://app.test"]}';
    document.head.append(block);
    openPath('/account?redirectURL=http%3A%2F%2Fapp.test%2Forders');
    goToRedirect('/account/');
    expect(replacedBy).toEqual(['http://app.test/orders']);
  });
});
