import fc from 'fast-check';
import { getShareUrl } from '../../../src/api/browser/shareUrl';

/** Opens a page, with a canonical link if given, and returns its share URL without the origin. */
function shareUrlOf(path: string, canonical?: string): string {
  history.replaceState(null, '', location.origin + path);
  document.head.replaceChildren();
  if (canonical !== undefined) {
    const link = document.createElement('link');
    link.rel = 'canonical';
    link.setAttribute('href', canonical);
    document.head.append(link);
  }
  return getShareUrl().replace(location.origin, '');
}

afterAll(() => shareUrlOf('/'));

describe('only parameters of the page are kept (F2, I6, domain 7)', () => {
  test.each([
    ['/starbucks-gift-card', '/starbucks-gift-card'],
    ['/en/apps/?page=2&q=iced%20latte&id=a-1', '/en/apps/?page=2&q=iced%20latte&id=a-1'],
    ['/en/news?article=9&id=1234567890&v=1.2', '/en/news?article=9&id=1234567890&v=1.2'],
    ['/en/news?d&page=&q=a+b', '/en/news?q=a+b'],
    ['/?category=%E5%92%96%E5%95%A1&lang=zh-CN', '/?category=%E5%92%96%E5%95%A1&lang=zh-CN'],
    ['/?id=13800138000', '/'],
    ['/?id=mei%40example.com', '/'],
    ['/?id=6f1b2c3d4e5a', '/'],
    ['/?id=%0a&id=%ff&page=', '/'],
    ['/?openId=2&customer=mei&invite=abc&widgets=inspect', '/'],
    ['/?', '/'],
    ['/?&&', '/'],
    ['/?token=a', '/'],
    ['/?p=1&phoneToken=s3cret&tab=2', '/?p=1&tab=2'],
    ['/?code=1&state=2&username=mei&redirectURL=%2Faccount%2F', '/'],
    ['/?CODE=1&Token=2&redirecturl=3&redirect_uri=4', '/'],
    ['/?t%6Fken=a&c%6fde=b', '/'],
    ['/?access_token=a&id_token=b&password=c&new_passwd=d', '/'],
    ['/?mobile=13800138000&email=a%40b.c&cardNumber=1&pin=2', '/'],
    ['/?utm_source=a&utm_campaign=b&gclid=c&fbclid=d&spm=e&bd_vid=f&isappinstalled=0', '/'],
    ['/?promoCode=x&barcode=1&from=mail', '/'],
    ['/?%ff=1&%=2', '/'],
    ['/account/#/profile/msr', '/account/#/profile/msr'],
    ['/#gift', '/#gift'],
    ['/#%E6%98%9F', '/#%E6%98%9F'],
    ['/#', '/'],
    ['/#/reset?token=a', '/#/reset'],
    ['/#access_token=a&state=b', '/'],
    ['/#access%5Ftoken%3Da', '/'],
    ['/#/token/a1b2', '/'],
    ['/#/card/7310180000000001', '/'],
    ['/#%', '/'],
    ['/#:~:text=secret', '/'],
  ])('%s is shared as %s', (path, expected) => {
    expect(shareUrlOf(path)).toBe(expected);
  });

  test('removes a secret beside any parameters and in any spelling of its name', () => {
    const names = ['token', 'phoneToken', 'code', 'username', 'redirectURL', 'state', 'utm_source', 'gclid', 'spm'];
    const spelling = fc.constantFrom(...names).chain((name) =>
      fc.array(fc.nat(2), { minLength: name.length, maxLength: name.length }).map((ways) =>
        [...name]
          .map((letter, at) => {
            if (ways[at] === 0) return `%${letter.charCodeAt(0).toString(16)}`;
            return ways[at] === 1 ? letter.toUpperCase() : letter;
          })
          .join(''),
      ),
    );
    const other = fc.stringMatching(/^[a-z0-9=%+.-]{0,8}$/);
    fc.assert(
      fc.property(fc.array(other), spelling, fc.array(other), fc.boolean(), (before, name, after, isInHash) => {
        const query = [...before, `${name}=s3cret`, ...after].join('&');
        expect(shareUrlOf(isInHash ? `/#/a?${query}` : `/?${query}`)).not.toContain('s3cret');
      }),
      { numRuns: 300 },
    );
  });
});

describe('the canonical URL (I6)', () => {
  test.each([
    ['/en/a?session=1', '/en/b', '/en/b'],
    ['/en/a?x=1', 'http://localhost/en/b?id=2&utm_medium=3&token=4#c', '/en/b?id=2'],
    ['/en/account/?x=1#/rewards', 'http://localhost/en/account/', '/en/account/#/rewards'],
    ['/en/a?x=1', 'http://user:pass@localhost/b', '/b'],
  ])('%s with canonical %s is shared as %s', (path, canonical, expected) => {
    expect(shareUrlOf(path, canonical)).toBe(expected);
  });

  test.each([
    'https://elsewhere.test/a',
    '//elsewhere.test/a',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://[',
    'blob:http://localhost/x',
    '',
  ])('ignores the canonical URL %j', (canonical) => {
    expect(shareUrlOf('/en/a?token=1', canonical)).toBe('/en/a');
  });

  test('the base of the page has no effect on an absolute path (M4)', () => {
    shareUrlOf('/en/a', '/en/b');
    const base = document.createElement('base');
    base.href = 'https://cdn.other.test/';
    document.head.prepend(base);
    expect(getShareUrl()).toBe('http://localhost/en/b');
  });
});

test('shortens a URL that is too long for a QR code', () => {
  expect(shareUrlOf(`/en/a?id=a${'&page=2'.repeat(100)}`)).toBe('/en/a');
  expect(shareUrlOf(`/en/${'a'.repeat(600)}`)).toBe('/');
});
