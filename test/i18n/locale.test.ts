import { localeOf, localizePath } from '../../src/i18n/locale';

test.each([
  ['/', 'zh'],
  ['/en', 'en'],
  ['/en/', 'en'],
  ['/en/account/', 'en'],
  ['/en//', 'en'],
  ['/account/', 'zh'],
  ['/account/en/', 'zh'],
  ['/english', 'zh'],
  ['/en-us/', 'zh'],
  ['/en.html', 'zh'],
  ['/EN/', 'zh'],
  ['/zh/', 'zh'],
  ['//en/', 'zh'],
  ['', 'zh'],
])('the language of a page at %j is %s (M-core-01)', (path, locale) => {
  expect(localeOf(path)).toBe(locale);
});

test.each([
  ['/', '/', '/en'],
  ['/account/', '/account/', '/en/account/'],
  ['/account/register', '/account/register', '/en/account/register'],
  ['/account/#/rewards', '/account/#/rewards', '/en/account/#/rewards'],
  ['/?a=1', '/?a=1', '/en/?a=1'],
] as const)('the path %s is %s in zh and %s in en (A-08)', (path, zh, en) => {
  expect([localizePath(path, 'zh'), localizePath(path, 'en')]).toEqual([zh, en]);
  expect([localeOf(zh), localeOf(en.replace(/[?#].*/, ''))]).toEqual(['zh', 'en']);
});
