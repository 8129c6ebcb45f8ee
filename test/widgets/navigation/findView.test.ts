import fc from 'fast-check';
import { findView } from '../../../src/widgets/navigation/findView';
import { pages } from '../../../src/widgets/navigation/pages';
import { routeViews } from '../../../src/widgets/navigation/routeViews';
import { needsLogin, tabSets } from '../../../src/widgets/navigation/tabSets';
import { texts } from '../../support/texts';
import { expectedViews } from './expectedViews';

const tabsAt = (route: string): readonly { readonly path: string }[] => tabSets[findView(route).set].tabs;

test.each(expectedViews)('$route has the set $set (M-rte-04 to M-rte-25)', ({ route, set, title, current, back }) => {
  for (const [localRoute, language] of [
    [route, 'zh'],
    [`/en${route}`, 'en'],
  ] as const) {
    const view = findView(localRoute);
    expect(view.set).toBe(set);
    expect(view.title === 'greeting' ? 'greeting' : texts[language][view.title]).toBe(title[language]);
    expect(view.current?.path).toBe(current);
    expect(view.back?.path).toBe(back);
    // The set has the current tab.
    if (current) expect(tabsAt(localRoute).map(({ path }) => path)).toContain(current);
  }
});

test('the expected views reach every row and every title of the specification (M-ttl-01)', () => {
  const reached = expectedViews.map(({ route }) => findView(route));
  expect(routeViews.filter((row) => !reached.includes(row)).map(({ route }) => route)).toEqual([]);
  expect(reached.map(({ title }) => (title === 'greeting' ? '' : texts.en[title]))).toEqual(
    expect.arrayContaining([
      'Customize',
      'My Starbucks Rewards Cards',
      'My Gift Cards',
      'Manage My Fapiao',
      'Personal',
      'Accounts and Security',
      'Address book',
      'Setting',
      'Add Starbucks Rewards Cards',
      'Add Gift Cards',
      'Starbucks Gift Cards',
      'Forgot password',
      'Reset Password',
      'Validate Mobile Number',
    ]),
  );
});

test('each tab is the current tab of the page that it leads to; sign-in leads to the account (M-nav-01)', () => {
  for (const { path } of Object.values(pages)) {
    const view = findView(path);
    expect(`${path}: ${view.current?.path}`).toBe(`${path}: ${path === '/account/' ? '/account/#/' : path}`);
  }
});

test.each([
  ['/account', '/account/#/'],
  ['/account/', '/account/#/'],
  ['//account//', '/account/#/'],
  ['/account/#', '/account/#/'],
  ['/en/account#/profile/', '/account/#/profile'],
  ['/account/#/profile?from=menu', '/account/#/profile'],
  ['/account/#/profile//personal/', '/account/#/profile/personal'],
  // The id of an element is not a route.
  ['/account/#main', '/account/#/'],
  ['/account/#profile', '/account/#/'],
  // A route includes all routes below it.
  ['/account/#/rewards/17', '/account/#/rewards'],
  ['/account/#/profile/security/other', '/account/#/profile/security'],
  ['/starbucks-gift-card/invoice/1', '/starbucks-gift-card/invoice'],
  ['/account/starbucks-rewards#/profile', '/account/starbucks-rewards'],
])('%s has the same view as %s', (route, sameRoute) => {
  expect(findView(route)).toBe(findView(sameRoute));
});

test.each([
  '/',
  '/en',
  '/english/account/',
  '/apps/',
  '/account/unknown',
  '/account/#/unknown',
  '/account/#/Profile',
  '/account/#/profilex',
  '/account/#/__proto__',
  '/account/#//evil.example/profile',
  '/accounts/#/profile',
  '/starbucks-gift-cards',
  '',
])('the unknown route %j has the account tabs without a current one', (route) => {
  expect(findView(route)).toMatchObject({ set: 'account', title: 'greeting' });
  expect(findView(route).current).toBeUndefined();
});

test('only the sets account and profile need a login (M-nav-02)', () => {
  const names = Object.keys(tabSets) as (keyof typeof tabSets)[];
  expect(names.filter(needsLogin)).toEqual(['account', 'profile']);
});

test('any address has one of the views (I7)', () => {
  const segment = fc.constantFrom('account', 'profile', 'svc', 'add', 'en', '#', '', '..', '%2F', 'a'.repeat(50));
  const joined = fc.array(segment, { maxLength: 12 }).map((segments) => `/${segments.join('/')}`);
  fc.assert(
    fc.property(fc.oneof(joined, fc.string({ unit: 'binary' })), (route) => {
      expect(routeViews).toContain(findView(route));
    }),
    { numRuns: 3000 },
  );
});

test.each([
  ['slashes', `/account/#${'/'.repeat(100_000)}`],
  ['segments', `/account/#/profile${'/a'.repeat(100_000)}`],
  ['hashes', `/account/${'#/'.repeat(100_000)}`],
  ['letters', `/account/#/${'profile'.repeat(100_000)}`],
])('an address with many %s takes less than 150 ms (I7)', (_name, route) => {
  // The best of some runs: another process can hold up a single one.
  const durations = Array.from({ length: 5 }, () => {
    const start = performance.now();
    findView(route);
    return performance.now() - start;
  });
  expect(Math.min(...durations)).toBeLessThan(150);
});
