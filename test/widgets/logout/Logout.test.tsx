import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { setSignedIn } from '../../../src/api/session/session';
import { expectAccessible } from '../../support/axe';
import { stopClock } from '../../support/clock';
import { languages } from '../../support/page/languages';
import { openPage, siteOrigin } from '../../support/page/openPage';
import { passTime, settle } from '../../support/page/settle';
import { bodiesSentTo, requests, requestsTo, services } from '../../support/page/stubServices';
import { texts } from '../../support/texts';

const logoutCall = 'POST /logout';
const detailCall = 'GET /api/Customers/detail';

const openLogout = (path: string, signedInAs?: string) =>
  openPage({ path, mounts: ['logout', 'notification'], ...(signedInAs === undefined ? {} : { signedInAs }) });
const logoutButton = () => screen.queryByRole('button', { name: /^(Log out|退出登录)$/ });
const hasFlag = () => document.cookie.includes('login-status=true');

it.each([
  ['/en/', 'en', '/en/account/', '/en/account/register/'],
  ['/', 'zh', '/account/', '/account/register/'],
] as const)(
  'on %s shows the links to sign in and to join to a signed-out visitor (M-lgo-01)',
  async (path, language, signInPath, joinPath) => {
    const page = await openLogout(path);
    expect(screen.getByRole('link', { name: texts[language]['logout.signIn']! })).toHaveAttribute(
      'href',
      siteOrigin + signInPath,
    );
    expect(screen.getByRole('link', { name: texts[language]['logout.join']! })).toHaveAttribute(
      'href',
      siteOrigin + joinPath,
    );
    expect(logoutButton()).toBeNull();
    expect(requests).toEqual([]);
    await expectAccessible(page.mountPoint('logout'));
  },
);

it.each([
  ['/en/starbucks-gift-card', 'en', '/en'],
  ['/starbucks-gift-card', 'zh', '/'],
] as const)('on %s ends the session and goes to the home page (M-lgo-02)', async (path, language, home) => {
  const page = await openLogout(path, 'mei');
  expect(screen.queryByRole('link')).toBeNull();
  await expectAccessible(page.mountPoint('logout'));
  await page.visitor.click(screen.getByRole('button', { name: texts[language]['logout.logOut']! }));
  await waitFor(() => expect(page.navigatedTo).toEqual([siteOrigin + home]));
  expect(requests).toEqual(['GET http://account.test/api/Customers/detail', 'POST http://gateway.test/logout']);
  expect(bodiesSentTo(logoutCall)).toEqual([undefined]);
  expect(services.model.sessions.size).toBe(0);
  expect(hasFlag()).toBe(false);
  expect(page.analytics).toEqual([{ event: 'logout' }]);
});

it('shows neither links nor button while the login status is unknown, after one request (M-auth-01)', async () => {
  services.faults.set({ call: detailCall, fault: 'timeout' });
  const page = await openLogout('/en/', 'mei');
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  expect(page.mountPoint('logout').firstElementChild).toHaveAttribute('aria-busy', 'true');
  expect(requestsTo(detailCall)).toHaveLength(1);
  await expectAccessible(page.mountPoint('logout'));
});

it('shows the links and keeps the login flag when the check fails (A-43)', async () => {
  services.faults.set({ call: detailCall, fault: '500' });
  await openLogout('/en/', 'mei');
  expect(screen.getByRole('link', { name: texts.en['logout.signIn']! })).toBeVisible();
  expect(hasFlag()).toBe(true);
});

it('counts an expired session as ended (A-42)', async () => {
  const page = await openLogout('/en/', 'mei');
  services.model.sessions.clear();
  await page.visitor.click(logoutButton()!);
  await waitFor(() => expect(page.navigatedTo).toEqual([`${siteOrigin}/en`]));
  expect(hasFlag()).toBe(false);
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

it.each(['500', 'reset', '403', '429', 'html'] as const)(
  'shows for the fault %s that the logout is not confirmed, stays on the page, and a retry goes on (C6)',
  async (fault) => {
    stopClock();
    const page = await openLogout('/en/', 'mei');
    services.faults.set({ call: logoutCall, fault, times: 1 });
    await page.visitor.click(logoutButton()!);
    await settle();
    await within(screen.getByRole('alert')).findByText(texts.en['notice.Login.SignOutUnconfirmed']!);
    expect(page.navigatedTo).toEqual([]);
    expect(page.analytics).toEqual([]);
    expect(hasFlag()).toBe(false);
    expect(logoutButton()).toHaveFocus();
    // The service wants the call to wait so long after a 429 (contract 5).
    expect(logoutButton()).toHaveAttribute('aria-disabled', String(fault === '429'));
    await passTime(30_000);
    expect(logoutButton()).toHaveAttribute('aria-disabled', 'false');
    await page.visitor.click(logoutButton()!);
    await waitFor(() => expect(page.navigatedTo).toEqual([`${siteOrigin}/en`]));
    expect(requestsTo(logoutCall)).toHaveLength(2);
  },
);

it('times out after 20 s, and a retry goes on (B3, C6)', async () => {
  stopClock();
  const page = await openLogout('/', 'mei');
  services.faults.set({ call: logoutCall, fault: 'timeout', times: 1 });
  await page.visitor.click(logoutButton()!);
  await passTime(19_900);
  expect(logoutButton()).toHaveAttribute('aria-disabled', 'true');
  await passTime(200);
  expect(screen.getByRole('alert')).toHaveTextContent(texts.zh['notice.Login.SignOutUnconfirmed']!);
  expect(page.navigatedTo).toEqual([]);
  await page.visitor.click(logoutButton()!);
  await settle();
  expect(page.navigatedTo).toEqual([`${siteOrigin}/`]);
});

describe.each(languages)('after a failed logout, in %s (C6)', (language) => {
  const path = language === 'en' ? '/en/' : '/';
  const unconfirmed = texts[language]['notice.Login.SignOutUnconfirmed']!;
  const failToLogOut = async () => {
    const page = await openLogout(path, 'mei');
    services.faults.set({ call: logoutCall, fault: '500', times: 1 });
    await page.visitor.click(logoutButton()!);
    await settle();
  };

  it('each later page shows that it is not confirmed, and offers it again', async () => {
    await failToLogOut();
    await openLogout(path);
    expect(screen.getByRole('alert')).toHaveTextContent(unconfirmed);
    expect(screen.queryByRole('link', { name: texts[language]['logout.signIn']! })).toBeNull();
    // Also in a tab that is opened later.
    sessionStorage.clear();
    const page = await openLogout(path);
    expect(screen.getByRole('alert')).toHaveTextContent(unconfirmed);
    expect(requestsTo(detailCall)).toHaveLength(1);

    await page.visitor.click(logoutButton()!);
    await settle();
    expect(page.navigatedTo).toHaveLength(1);
    expect(services.model.sessions.size).toBe(0);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    await openLogout(path);
    expect(logoutButton()).toBeNull();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('a page does not show it again once it is dismissed', async () => {
    await failToLogOut();
    const page = await openLogout(path);
    await page.visitor.click(screen.getByRole('button', { name: texts[language]['notification.dismiss']! }));
    // The browser sends this event when the page has loaded, which can be later.
    act(() => void fireEvent(window, new Event('pageshow')));
    await settle();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('another tab shows it until the logout is confirmed', async () => {
    await openLogout(path);
    const key = 'rewards-widgets.sign-out-unconfirmed';
    const changeInOtherTab = () => act(() => void fireEvent(window, new StorageEvent('storage', { key })));
    localStorage.setItem(key, 'true');
    changeInOtherTab();
    await settle();
    expect(screen.getByRole('alert')).toHaveTextContent(unconfirmed);
    localStorage.removeItem(key);
    changeInOtherTab();
    await settle();
    expect(logoutButton()).toBeNull();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('a page from the bfcache shows what another page has changed since (C4)', async () => {
    await openLogout(path);
    localStorage.setItem('rewards-widgets.sign-out-unconfirmed', 'true');
    act(() => void fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true })));
    await settle();
    expect(screen.getByRole('alert')).toHaveTextContent(unconfirmed);
  });

  it('a new sign-in replaces the old session, and nothing is left to confirm', async () => {
    await failToLogOut();
    act(() => setSignedIn());
    await openLogout(path);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });
});

it('sends one request for twenty clicks (P-25)', async () => {
  const page = await openLogout('/en/', 'mei');
  services.faults.set({ call: logoutCall, fault: 'timeout' });
  await act(async () => {
    for (let click = 0; click < 20; click += 1) logoutButton()?.click();
  });
  await page.visitor.click(logoutButton()!);
  await settle();
  expect(requestsTo(logoutCall)).toHaveLength(1);
  expect(logoutButton()).toHaveAttribute('aria-disabled', 'true');
});
