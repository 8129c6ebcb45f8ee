import { act, screen, within } from '@testing-library/react';
import { pages } from '../../../src/widgets/navigation/pages';
import { restricted, tabSets } from '../../../src/widgets/navigation/tabSets';
import { expectAccessible } from '../../support/axe';
import { answerOnce, callsOf, openPage, requests, services, settle, site } from '../../support/page';
import { texts } from '../../support/texts';
import { inLanguage, type Language, signInElsewhere, signOutElsewhere } from '../account/visit';
import { places } from './places';

const detail = 'GET /api/Customers/detail';
const languages = ['zh', 'en'] as const;
const open = (path: string, signedInAs?: string) =>
  openPage({ path, mounts: ['navigation', 'notification'], ...(signedInAs === undefined ? {} : { signedInAs }) });

const say = {
  zh: {
    bar: '账户',
    prompt: '登录或注册账户',
    signIn: '登录',
    create: '注册账户',
    greeting: /^(早上|下午|晚上)好，Mei$/,
  },
  en: {
    bar: 'Account',
    prompt: 'Sign in or create an account',
    signIn: 'Sign in',
    create: 'Create an account',
    greeting: /^Good (morning|afternoon|evening), Mei$/,
  },
} as const;

const bar = () => screen.getByRole('navigation', { hidden: true });
const heading = () => bar().querySelector('h2')?.textContent;
/** The addresses of the links that are no tabs: the way back, or the ways in. */
const waysOut = () => Array.from(bar().querySelectorAll('a:not(ul a)'), (link) => link.getAttribute('href'));
const tabs = () => Array.from(bar().querySelectorAll('ul a'));
const current = () => bar().querySelectorAll('[aria-current]');

/** Moves within the page, as its own scripts and the back button do. */
async function go(place: string): Promise<void> {
  await act(async () => {
    history.replaceState(null, '', place);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
}

/** The tabs of a list, as they are to stand in the bar. */
function expected(list: readonly { path: `/${string}`; label: keyof typeof texts.en }[], language: Language) {
  return list.map(({ path, label }) => [texts[language][label], site + inLanguage(language, path)]);
}
const shown = () => tabs().map((tab) => [tab.textContent, tab.getAttribute('href')]);

describe.each(languages)('in %s', (language) => {
  const { bar: name, prompt, signIn, create, greeting } = say[language];
  const at = (place: string) => inLanguage(language, place);

  it('a member finds title, tabs and way back of each place (M-nav-01, M-nav-03, M-nav-04)', async () => {
    await open(at('/account/'), 'mei');
    expect(bar()).toHaveAccessibleName(name);
    for (const { place, set, title, current: tab, back } of places) {
      await go(at(place));
      expect(heading()).toEqual(title.en === 'greeting' ? expect.stringMatching(greeting) : title[language]);
      expect(shown()).toEqual(expected(tabSets[set].tabs, language));
      expect(Array.from(current(), (link) => link.getAttribute('href'))).toEqual(tab ? [site + at(tab)] : []);
      expect(waysOut()).toEqual(back ? [site + at(back)] : []);
    }
    expect(callsOf(detail)).toHaveLength(1);
  });

  it('a visitor is asked to sign in where only members may go on (M-nav-02)', async () => {
    await open(at('/account/'));
    for (const { place, set, title, current: tab, back } of places) {
      await go(at(place));
      const isForMembers = set === 'account' || set === 'profile';
      const isGreeting = title.en === 'greeting';
      expect(heading()).toBe(isGreeting ? prompt : title[language]);
      expect(shown()).toEqual(expected(isForMembers ? restricted : tabSets[set].tabs, language));
      const backTo = back ? [site + at(back)] : [];
      expect(waysOut()).toEqual(isForMembers ? [site + at('/account/#/'), site + at('/account/register')] : backTo);
      expect(current()).toHaveLength(tab && !isForMembers ? 1 : 0);
    }
    await go(at('/account/#/profile/svc'));
    for (const way of [signIn, create]) expect(within(bar()).getByRole('link', { name: way })).toBeVisible();
    expect(requests).toEqual([]);
  });

  it('is accessible, whoever is there', async () => {
    const visitors = await open(at('/account/'));
    await expectAccessible(visitors.mount('navigation'));
    const members = await open(at('/account/#/profile/msr/add'), 'mei');
    await expectAccessible(members.mount('navigation'));
  });
});

it('is a deep link as well: what stands behind # when the page opens (P-35)', async () => {
  await open('/en/account/#/profile/svc/add', 'mei');
  expect(heading()).toBe('Add Gift Cards');
  expect(current()[0]).toHaveTextContent('My Gift Cards');
  expect(within(bar()).getByRole('link', { name: 'Back to My Gift Cards' })).toBeVisible();
});

it('follows the hash, and leads on from the new tab where the link that was followed has gone', async () => {
  const page = await open('/en/account/#/profile', 'mei');
  const changed = () =>
    new Promise((resolve) => window.addEventListener('hashchange', () => resolve(true), { once: true }));
  const follow = async (link: string) => {
    const change = changed();
    await page.visitor.click(within(bar()).getByRole('link', { name: link }));
    await act(async () => void (await change));
    await settle();
  };
  await follow('Personal');
  expect(heading()).toBe('Personal');
  expect(current()[0]).toHaveFocus();
  await follow('Back to Customize');
  expect(heading()).toBe('Customize');
  await follow('Back to Account home');
  expect(heading()).toMatch(/, Mei$/);
  expect(current()[0]).toHaveTextContent('Account home');
  expect(current()[0]).toHaveFocus();
  expect(location.href).toBe(`${site}/en/account/#/`);
});

it('leaves the focus where it is when the place changes by itself', async () => {
  const page = await open('/en/account/#/', 'mei');
  await go('/en/account/#/rewards');
  expect(page.mount('navigation')).not.toContainElement(document.activeElement as HTMLElement);
});

it('keeps the address of the page but for the hash, so that nothing is loaded anew', async () => {
  await open('/en/account?fault=none#/', 'mei');
  expect(tabs()[1]).toHaveAttribute('href', `${site}/en/account?fault=none#/rewards`);
  await go('/en/apps/?fault=none');
  expect(tabs()[1]).toHaveAttribute('href', `${site}/en/account/#/rewards`);
});

it('brings the current tab into view without moving the page', async () => {
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(500);
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  await open('/en/account/#/fapiao', 'mei');
  expect(bar().querySelector('ul')?.scrollLeft).toBe(400);
});

describe('a name', () => {
  it.each([
    [{ firstName: '', loyaltyTier: 'Green' }, /^Good \w+$/],
    [{ loyaltyTier: 'Green' }, /^Good \w+$/],
    [{ firstName: '   ', loyaltyTier: 'Green' }, /^Good \w+$/],
    [{ firstName: '$& {name} <b>', loyaltyTier: 'Green' }, /^Good \w+, \$& \{name\} <b>$/],
  ])('as %j is greeted without a stray comma, as it is written (I8, J4)', async (user, line) => {
    answerOnce(detail, user);
    await open('/en/account/', 'mei');
    expect(heading()).toMatch(line);
  });
});

describe('neither the members’ tabs nor the prompt show', () => {
  it('before the account has answered (C1, I7)', async () => {
    services.faults.set({ call: detail, fault: 'timeout' });
    await open('/en/account/', 'mei');
    expect(bar()).toHaveAttribute('aria-busy', 'true');
    expect(bar()).toBeEmptyDOMElement();
    await go('/en/starbucks-gift-card');
    expect(heading()).toBe('Starbucks Gift Cards');
    expect(bar()).toHaveAttribute('aria-busy', 'false');
  });

  it('when the service cannot tell, which can be asked again (C2, A-43)', async () => {
    services.faults.set({ call: detail, fault: '500', times: 1 });
    const page = await open('/en/account/', 'mei');
    expect(within(bar()).queryByRole('link')).toBeNull();
    expect(bar()).toHaveTextContent('We could not check whether you are signed in.');
    await expectAccessible(page.mount('navigation'));
    await page.visitor.click(within(bar()).getByRole('button', { name: 'Try again' }));
    await settle();
    expect(heading()).toMatch(/, Mei$/);
    expect(callsOf(detail)).toHaveLength(2);
  });
});

it('to a forged cookie it is the visitors’ (C1)', async () => {
  services.faults.set({ call: detail, fault: '401' });
  await open('/en/account/', 'gold');
  expect(heading()).toBe('Sign in or create an account');
  expect(tabs()).toHaveLength(restricted.length);
});

it('a sign-out in another tab takes the member’s part away, a sign-in brings it back (C4, C8)', async () => {
  const page = await open('/en/account/', 'mei');
  await act(async () => signOutElsewhere());
  expect(page.mount('navigation')).not.toHaveTextContent('Mei');
  expect(heading()).toBe('Sign in or create an account');
  await act(async () => signInElsewhere());
  await settle();
  expect(tabs()[0]).toHaveTextContent(texts.en[pages.home.label]!);
});
