import { act, screen, within } from '@testing-library/react';
import { expectAccessible } from '../../support/axe';
import { stopClock } from '../../support/clock';
import { openPage, siteOrigin } from '../../support/page/openPage';
import { passTime, settle } from '../../support/page/settle';
import { requests, requestsTo, respondOnce, services } from '../../support/page/stubServices';
import { translatePage } from '../../support/page/translatePage';
import { type Language, texts } from '../../support/texts';
import { accountCall, pathInLanguage } from '../account/accountLinks';
import { signInInOtherTab, signOutInOtherTab } from '../account/otherTab';
import { focusElsewhere } from '../kit/hooks/focusElsewhere';
import { expectedTabs, expectedViews } from './expectedViews';

const openNavigation = (path: string, signedInAs?: string) =>
  openPage({ path, mounts: ['navigation', 'notification'], ...(signedInAs === undefined ? {} : { signedInAs }) });

const bar = () => screen.getByRole('navigation', { hidden: true });
const heading = () => bar().querySelector('h2')?.textContent;
/** Returns the addresses of the links that are not tabs: the back link, or the links of the prompt. */
const otherLinks = () => Array.from(bar().querySelectorAll('a:not(ul a)'), (link) => link.getAttribute('href'));
const tabs = () => Array.from(bar().querySelectorAll('ul a'));
const currentTabs = () => bar().querySelectorAll('[aria-current]');

/** Returns the address of the link to the sign-in, which then leads back to the route. */
const signInLink = (account: string, route: string) => {
  const isAccountHome = route.replace(/#\/$/, '') === account;
  return `${siteOrigin}${account}${isAccountHome ? '' : `?${new URLSearchParams({ redirectURL: route })}`}#/`;
};

/** Changes the route without a page load, as a script or history navigation does. */
async function goToRoute(route: string): Promise<void> {
  await act(async () => {
    history.replaceState(null, '', route);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
}

/** Returns the texts and addresses that the tabs of a set must have. */
function tabsOf(set: keyof typeof expectedTabs, language: Language) {
  return expectedTabs[set].map(([id, path]) => [texts[language][id], siteOrigin + pathInLanguage(language, path)]);
}
const shownTabs = () => tabs().map((tab) => [tab.textContent, tab.getAttribute('href')]);

describe.each([
  ['zh', /^(早上|下午|晚上)好，Mei$/],
  ['en', /^Good (morning|afternoon|evening), Mei$/],
] as const)('navigation in %s', (language, greeting) => {
  const messages = texts[language];
  const local = (path: string) => pathInLanguage(language, path);

  it('shows a member the title, the tabs and the back link of each route (M-nav-01, M-nav-03, M-nav-04)', async () => {
    await openNavigation(local('/account/'), 'mei');
    expect(bar()).toHaveAccessibleName(messages['navigation.name']);
    for (const { route, set, title, current: tab, back } of expectedViews) {
      await goToRoute(local(route));
      expect(heading()).toEqual(title.en === 'greeting' ? expect.stringMatching(greeting) : title[language]);
      expect(shownTabs()).toEqual(tabsOf(set, language));
      expect(Array.from(currentTabs(), (link) => link.getAttribute('href'))).toEqual(
        tab ? [siteOrigin + local(tab)] : [],
      );
      expect(otherLinks()).toEqual(back ? [siteOrigin + local(back)] : []);
    }
    expect(requestsTo(accountCall)).toHaveLength(1);
  });

  it('shows a signed-out visitor the prompt to sign in where a login is needed (M-nav-02)', async () => {
    await openNavigation(local('/account/'));
    for (const { route, set, title, current: tab, back } of expectedViews) {
      await goToRoute(local(route));
      const isLoginNeeded = set === 'account' || set === 'profile';
      const isGreeting = title.en === 'greeting';
      expect(heading()).toBe(isGreeting ? messages['navigation.prompt'] : title[language]);
      expect(shownTabs()).toEqual(tabsOf(isLoginNeeded ? 'public' : set, language));
      const backLink = back ? [siteOrigin + local(back)] : [];
      expect(otherLinks()).toEqual(
        isLoginNeeded
          ? [signInLink(local('/account/'), local(route)), siteOrigin + local('/account/register')]
          : backLink,
      );
      expect(currentTabs()).toHaveLength(tab && !isLoginNeeded ? 1 : 0);
    }
    await goToRoute(local('/account/#/profile/svc'));
    for (const id of ['navigation.signIn', 'navigation.create'])
      expect(within(bar()).getByRole('link', { name: messages[id]! })).toBeVisible();
    expect(requests).toEqual([]);
  });

  it('is accessible, signed in or signed out', async () => {
    const signedOut = await openNavigation(local('/account/'));
    await expectAccessible(signedOut.mountPoint('navigation'));
    const signedIn = await openNavigation(local('/account/#/profile/msr/add'), 'mei');
    await expectAccessible(signedIn.mountPoint('navigation'));
  });
});

it('reads the hash route when the page opens (P-35)', async () => {
  await openNavigation('/en/account/#/profile/svc/add', 'mei');
  expect(heading()).toBe('Add Gift Cards');
  expect(currentTabs()[0]).toHaveTextContent('My Gift Cards');
  expect(within(bar()).getByRole('link', { name: 'Back to My Gift Cards' })).toBeVisible();
});

it('follows the hash, and focuses the current tab when the followed link was removed', async () => {
  const page = await openNavigation('/en/account/#/profile', 'mei');
  const hashChange = () =>
    new Promise((resolve) => window.addEventListener('hashchange', () => resolve(true), { once: true }));
  const follow = async (link: string) => {
    const change = hashChange();
    await page.visitor.click(within(bar()).getByRole('link', { name: link }));
    await act(async () => void (await change));
    await settle();
  };
  await follow('Personal');
  expect(heading()).toBe('Personal');
  expect(currentTabs()[0]).toHaveFocus();
  await follow('Back to Customize');
  expect(heading()).toBe('Customize');
  await follow('Back to Account home');
  expect(heading()).toMatch(/, Mei$/);
  expect(currentTabs()[0]).toHaveTextContent('Account home');
  expect(currentTabs()[0]).toHaveFocus();
  expect(location.href).toBe(`${siteOrigin}/en/account/#/`);
});

it('leaves the focus where it is when the route changes without a click', async () => {
  const page = await openNavigation('/en/account/#/', 'mei');
  await goToRoute('/en/account/#/rewards');
  await settle();
  expect(page.mountPoint('navigation')).not.toContainElement(document.activeElement as HTMLElement);
});

it('follows a router of the host page that changes the hash by pushState, where the browser reports it', async () => {
  const navigation = new EventTarget();
  Object.defineProperty(window, 'navigation', { value: navigation, configurable: true });
  await openNavigation('/en/account/#/', 'mei');
  history.pushState(null, '', '/en/account/#/profile');
  act(() => void navigation.dispatchEvent(new Event('currententrychange')));
  expect(heading()).toBe('Customize');
  Reflect.deleteProperty(window, 'navigation');
});

it('links to routes of the same page keep its query, so that the browser does not load the page again', async () => {
  await openNavigation('/en/account?fault=none#/', 'mei');
  expect(tabs()[1]).toHaveAttribute('href', `${siteOrigin}/en/account?fault=none#/rewards`);
  await goToRoute('/en/apps/?fault=none');
  expect(tabs()[1]).toHaveAttribute('href', `${siteOrigin}/en/account/#/rewards`);
});

it('scrolls the current tab into view without scrolling the page', async () => {
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(500);
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  await openNavigation('/en/account/#/fapiao', 'mei');
  expect(bar().querySelector('ul')?.scrollLeft).toBe(400);
});

describe('greeting', () => {
  it.each([
    [{ firstName: '', loyaltyTier: 'Green' }, /^Good \w+$/],
    [{ loyaltyTier: 'Green' }, /^Good \w+$/],
    [{ firstName: '   ', loyaltyTier: 'Green' }, /^Good \w+$/],
    [{ firstName: '$& {name} <b>', loyaltyTier: 'Green' }, /^Good \w+, \$& \{name\} <b>$/],
  ])('of %j has no stray comma and shows the name as text (I8, J4)', async (user, greeting) => {
    respondOnce(accountCall, user);
    await openNavigation('/en/account/', 'mei');
    expect(heading()).toMatch(greeting);
  });
});

describe('while the login status is unknown', () => {
  it('shows neither tabs nor the prompt before the response (C1, I7)', async () => {
    services.faults.set({ call: accountCall, fault: 'timeout' });
    await openNavigation('/en/account/', 'mei');
    expect(bar()).toHaveAttribute('aria-busy', 'true');
    expect(bar()).toBeEmptyDOMElement();
    await goToRoute('/en/starbucks-gift-card');
    expect(heading()).toBe('Starbucks Gift Cards');
    expect(bar()).toHaveAttribute('aria-busy', 'false');
  });

  it('shows what a signed-out visitor sees when the account service fails, and a retry button (C2, A-43)', async () => {
    stopClock();
    services.faults.set({ call: accountCall, fault: '500', times: 1 });
    const page = await openNavigation('/en/account/', 'mei');
    expect(bar()).toHaveTextContent('We could not check whether you are signed in.');
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong');
    expect(heading()).toBe('Sign in or create an account');
    expect(shownTabs()).toEqual(tabsOf('public', 'en'));
    await expectAccessible(page.mountPoint('navigation'));
    services.faults.set({ call: accountCall, fault: 'slow', times: 1 });
    const retry = within(bar()).getByRole('button', { name: 'Try again' });
    await page.visitor.click(retry);
    expect(retry).toHaveFocus();
    expect(shownTabs()).toEqual(tabsOf('public', 'en'));
    await passTime(5000);
    expect(heading()).toMatch(/, Mei$/);
    // The notice about the failure has gone with it.
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(within(bar()).getByRole('link', { current: 'page' })).toHaveFocus();
    expect(requestsTo(accountCall)).toHaveLength(2);
  });

  it('leaves the focus of a visitor who goes on to another part of the page during a retry (C2)', async () => {
    stopClock();
    services.faults.set({ call: accountCall, fault: '500', times: 1 });
    const page = await openNavigation('/en/account/', 'mei');
    services.faults.set({ call: accountCall, fault: 'slow', times: 1 });
    await page.visitor.click(within(bar()).getByRole('button', { name: 'Try again' }));
    const elsewhere = focusElsewhere();
    await passTime(5000);
    expect(heading()).toMatch(/, Mei$/);
    expect(elsewhere).toHaveFocus();
  });

  it('moves the focus to the current tab when the notice has the retry that succeeds (P-24)', async () => {
    services.faults.set({ call: accountCall, fault: '500', times: 2 });
    const page = await openPage({ path: '/en/account/', mounts: ['navigation', 'notification'], signedInAs: 'mei' });
    await page.visitor.click(within(bar()).getByRole('button', { name: 'Try again' }));
    await settle();
    act(() => within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }).focus());
    await page.visitor.keyboard('{Enter}');
    await settle();
    expect(heading()).toMatch(/, Mei$/);
    expect(within(bar()).getByRole('link', { current: 'page' })).toHaveFocus();
  });

  it('has a retry button that counts down when the account service requires a wait (B5)', async () => {
    stopClock();
    services.faults.set({ call: accountCall, fault: '429', times: 1 });
    const page = await openNavigation('/en/account/', 'mei');
    const retry = within(bar()).getByRole('button', { name: 'Try again' });
    expect(retry).toHaveAccessibleDescription('Please wait 30 s');
    await page.visitor.click(retry);
    expect(requestsTo(accountCall)).toHaveLength(1);
    await passTime(30_000);
    await page.visitor.click(retry);
    await settle();
    expect(heading()).toMatch(/, Mei$/);
  });
});

it('shows the prompt for a forged login flag (C1)', async () => {
  services.faults.set({ call: accountCall, fault: '401' });
  await openNavigation('/en/account/', 'gold');
  expect(heading()).toBe('Sign in or create an account');
  expect(shownTabs()).toEqual(tabsOf('public', 'en'));
});

it('a sign-out in another tab removes the account tabs, a sign-in shows them again (C4, C8)', async () => {
  const page = await openNavigation('/en/account/', 'mei');
  await act(async () => signOutInOtherTab());
  expect(page.mountPoint('navigation')).not.toHaveTextContent('Mei');
  expect(heading()).toBe('Sign in or create an account');
  await act(async () => signInInOtherTab());
  await settle();
  expect(shownTabs()).toEqual(tabsOf('account', 'en'));
});

describe('on a page that a browser translates (A7, M8)', () => {
  it('follows the hash from the greeting to a title, and back', async () => {
    const page = await openNavigation('/en/account/#/', 'mei');
    translatePage();
    await goToRoute('/en/account/#/profile');
    expect(heading()).toBe('Customize');
    translatePage();
    await goToRoute('/en/account/#/');
    expect(heading()).toMatch(/^Good (morning|afternoon|evening), Mei$/);
    expect(page.mountPoint('navigation').querySelector('.rw-mount-note')).toBeNull();
  });

  it('shows the prompt after a sign-out in another tab', async () => {
    await openNavigation('/en/account/', 'mei');
    translatePage();
    await act(async () => signOutInOtherTab());
    expect(heading()).toBe('Sign in or create an account');
  });
});
