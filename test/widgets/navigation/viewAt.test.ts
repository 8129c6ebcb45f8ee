import fc from 'fast-check';
import { pages } from '../../../src/widgets/navigation/pages';
import { needsLogin, tabSets } from '../../../src/widgets/navigation/tabSets';
import { viewAt } from '../../../src/widgets/navigation/viewAt';
import { rows } from '../../../src/widgets/navigation/views';
import { texts } from '../../support/texts';
import { places } from './places';

const tabsAt = (place: string): readonly { readonly path: string }[] => tabSets[viewAt(place).set].tabs;

test.each(places)('$place has the set $set (M-rte-04 to M-rte-25)', ({ place, set, title, current, back }) => {
  for (const [written, language] of [
    [place, 'zh'],
    [`/en${place}`, 'en'],
  ] as const) {
    const view = viewAt(written);
    expect(view.set).toBe(set);
    expect(view.title === 'greeting' ? 'greeting' : texts[language][view.title]).toBe(title[language]);
    expect(view.current?.path).toBe(current);
    expect(view.back?.path).toBe(back);
    // The tab that stands for the page is one of its set.
    if (current) expect(tabsAt(written).map(({ path }) => path)).toContain(current);
  }
});

test('every row of the table is held by a place, and every title of the specification can be reached (M-ttl-01)', () => {
  const reached = places.map(({ place }) => viewAt(place));
  expect(rows.filter((row) => !reached.includes(row)).map(({ at }) => at)).toEqual([]);
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

test('a tab leads to a place whose set holds it, or to a page without a bar of its own', () => {
  for (const { path } of Object.values(pages)) {
    const view = viewAt(path);
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
  // An anchor of the page is no route.
  ['/account/#main', '/account/#/'],
  ['/account/#profile', '/account/#/'],
  // What lies below a place belongs to it.
  ['/account/#/rewards/17', '/account/#/rewards'],
  ['/account/#/profile/security/other', '/account/#/profile/security'],
  ['/starbucks-gift-card/invoice/1', '/starbucks-gift-card/invoice'],
  ['/account/starbucks-rewards#/profile', '/account/starbucks-rewards'],
])('%s is read like %s', (place, like) => {
  expect(viewAt(place)).toEqual(viewAt(like));
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
])('%s is not listed: the account, with no tab of its own', (place) => {
  expect(viewAt(place)).toMatchObject({ set: 'account', title: 'greeting' });
  expect(viewAt(place).current).toBeUndefined();
});

test('only what is open to everybody needs no login (M-nav-02)', () => {
  const names = Object.keys(tabSets) as (keyof typeof tabSets)[];
  expect(names.filter(needsLogin)).toEqual(['account', 'profile']);
});

test('whatever stands in the address, there is one answer, and it is one of the table (I7)', () => {
  const segment = fc.constantFrom('account', 'profile', 'svc', 'add', 'en', '#', '', '..', '%2F', 'a'.repeat(50));
  const written = fc.array(segment, { maxLength: 12 }).map((all) => `/${all.join('/')}`);
  fc.assert(
    fc.property(fc.oneof(written, fc.string({ unit: 'binary' })), (place) => {
      expect(rows).toContain(viewAt(place));
    }),
    { numRuns: 3000 },
  );
});

test.each([
  ['slashes', `/account/#${'/'.repeat(100_000)}`],
  ['segments', `/account/#/profile${'/a'.repeat(100_000)}`],
  ['hashes', `/account/${'#/'.repeat(100_000)}`],
  ['one long name', `/account/#/${'profile'.repeat(100_000)}`],
])('an address of %s takes no time (I7)', (_what, place) => {
  const start = performance.now();
  viewAt(place);
  expect(performance.now() - start).toBeLessThan(150);
});
