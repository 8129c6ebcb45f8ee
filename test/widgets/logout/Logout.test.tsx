import { act, screen, waitFor } from '@testing-library/react';
import { expectAccessible } from '../../support/axe';
import { stopClock } from '../../support/clock';
import { bodiesOf, callsOf, openPage, passTime, requests, services, settle, site } from '../../support/page';
import { texts } from '../../support/texts';

const call = 'POST /logout';
const detail = 'GET /api/Customers/detail';

const open = (path: string, signedInAs?: string) =>
  openPage({ path, mounts: ['logout', 'notification'], ...(signedInAs === undefined ? {} : { signedInAs }) });
const logOut = () => screen.queryByRole('button', { name: /^(Log out|退出登录)$/ });
const hasFlag = () => document.cookie.includes('login-status=true');

it.each([
  ['/en/', 'Sign in', '/en/account/', 'Join now', '/en/account/register/'],
  ['/', '登录', '/account/', '立即加入', '/account/register/'],
])('on %s shows the ways in to whoever is signed out (M-lgo-01)', async (path, signIn, to, join, toJoin) => {
  const page = await open(path);
  expect(screen.getByRole('link', { name: signIn })).toHaveAttribute('href', site + to);
  expect(screen.getByRole('link', { name: join })).toHaveAttribute('href', site + toJoin);
  expect(logOut()).toBeNull();
  expect(requests).toEqual([]);
  await expectAccessible(page.mount('logout'));
});

it.each([
  ['/en/starbucks-gift-card', 'Log out', '/en'],
  ['/starbucks-gift-card', '退出登录', '/'],
])('on %s ends the session and leaves for the home page (M-lgo-02)', async (path, name, home) => {
  const page = await open(path, 'mei');
  expect(screen.queryByRole('link')).toBeNull();
  await expectAccessible(page.mount('logout'));
  await page.visitor.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(page.sentTo).toEqual([site + home]));
  expect(requests).toEqual(['GET http://account.test/api/Customers/detail', 'POST http://gateway.test/logout']);
  expect(bodiesOf(call)).toEqual([undefined]);
  expect(services.model.sessions.size).toBe(0);
  expect(hasFlag()).toBe(false);
  expect(page.analytics).toEqual([{ event: 'logout' }]);
});

it('shows neither while it is not known, and asks once for the page (M-auth-01)', async () => {
  services.faults.set({ call: detail, fault: 'timeout' });
  const page = await open('/en/', 'mei');
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  expect(page.mount('logout').firstElementChild).toHaveAttribute('aria-busy', 'true');
  expect(callsOf(detail)).toHaveLength(1);
  await expectAccessible(page.mount('logout'));
});

it('shows the ways in once the service has failed to tell (A-43)', async () => {
  services.faults.set({ call: detail, fault: '500' });
  await open('/en/', 'mei');
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible();
  expect(hasFlag()).toBe(true);
});

it('counts a session that was over already as ended (A-42)', async () => {
  const page = await open('/en/', 'mei');
  services.model.sessions.clear();
  await page.visitor.click(logOut()!);
  await waitFor(() => expect(page.sentTo).toEqual([`${site}/en`]));
  expect(hasFlag()).toBe(false);
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

it.each(['500', '502', 'reset', 'malformed', '403'] as const)(
  '%s is told, nobody is sent away, and it can be tried again (C6)',
  async (fault) => {
    const page = await open('/en/', 'mei');
    // A malformed answer to a call that says nothing is still no confirmation.
    services.faults.set({ call, fault, times: 1 });
    await page.visitor.click(logOut()!);
    await screen.findByText(texts.en['notice.System.Default_Error']!);
    expect(page.sentTo).toEqual([]);
    expect(page.analytics).toEqual([]);
    expect(hasFlag()).toBe(false);
    await waitFor(() => expect(logOut()).toHaveAttribute('aria-disabled', 'false'));
    expect(logOut()).toHaveFocus();
    await page.visitor.click(logOut()!);
    await waitFor(() => expect(page.sentTo).toEqual([`${site}/en`]));
    expect(callsOf(call)).toHaveLength(2);
  },
);

it('gives up on a service that never answers, after 20 s', async () => {
  stopClock();
  const page = await open('/', 'mei');
  services.faults.set({ call, fault: 'timeout', times: 1 });
  await page.visitor.click(logOut()!);
  await passTime(19_900);
  expect(logOut()).toHaveAttribute('aria-disabled', 'true');
  await passTime(200);
  expect(screen.getByRole('alert')).toHaveTextContent(texts.zh['notice.System.Default_Error']!);
  expect(page.sentTo).toEqual([]);
  await page.visitor.click(logOut()!);
  await settle();
  expect(page.sentTo).toEqual([`${site}/`]);
});

it('takes twenty presses for one', async () => {
  const page = await open('/en/', 'mei');
  services.faults.set({ call, fault: 'timeout' });
  await act(async () => {
    for (let press = 0; press < 20; press += 1) logOut()?.click();
  });
  await page.visitor.click(logOut()!);
  await settle();
  expect(callsOf(call)).toHaveLength(1);
  expect(logOut()).toHaveAttribute('aria-disabled', 'true');
});
