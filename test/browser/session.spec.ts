import { expect, test } from './support/fixtures';
import { configBlock, loaderTag, mountTag } from './support/hostPage';
import { getLoginStatus, holdRequests, mountPoint, signInAs } from './support/page';
import { submitSignIn } from './support/signInForm';

for (const [redirectURL, target] of [
  ['/en/apps/', '/en/apps/'],
  ['//evil.example/', '/en/account/'],
  ['https://evil.example/', '/en/account/'],
  ['javascript:alert(1)', '/en/account/'],
  ['/\\evil.example', '/en/account/'],
] as const) {
  test(`after sign-in redirectURL=${redirectURL} leads to ${target} (rule R)`, async ({ page, demo, visit }) => {
    await visit(`/en/account/?redirectURL=${encodeURIComponent(redirectURL)}`);
    await submitSignIn(mountPoint(page, 'auth'), 'mei');
    await page.waitForURL(`${demo.origin}${target}`);
  });
}

test('when the browser drops the session cookie, an error says which cookies to allow (C7)', async ({
  page,
  visit,
}) => {
  await page.route('**/web/login/oauth/access_token', async (route) => {
    const response = await route.fetch();
    // route.fetch stores the cookie in the browser.
    await page.context().clearCookies({ name: 'sid' });
    const { 'set-cookie': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await visit('/en/account/');
  const auth = mountPoint(page, 'auth');
  await submitSignIn(auth, 'mei');
  await expect(page.getByRole('alert')).toContainText('Your browser did not keep you signed in.');
  await expect(auth.getByLabel('Username or email')).toBeVisible();
  expect(await getLoginStatus(page)).toBeUndefined();
});

test('a second tab follows the sign-in and sign-out of the first tab (C4)', async ({ page, context, demo, visit }) => {
  await visit('/en/account/');
  const other = await context.newPage();
  await other.goto(`${demo.origin}/en/apps/`);
  await expect(mountPoint(other, 'logout').getByRole('link', { name: 'Sign in' })).toBeVisible();

  await submitSignIn(mountPoint(page, 'auth'), 'mei');
  await expect(mountPoint(other, 'logout').getByRole('button', { name: 'Log out' })).toBeVisible();

  await mountPoint(other, 'logout').getByRole('button', { name: 'Log out' }).click();
  await other.waitForURL(`${demo.origin}/en`);
  await expect(mountPoint(page, 'auth').getByLabel('Username or email')).toBeVisible();
});

test('a login-status cookie without session shows nothing personal and is cleared (C1)', async ({
  page,
  context,
  demo,
  visit,
}) => {
  await context.addCookies([{ name: 'login-status', value: 'true', url: demo.origin }]);
  await visit('/en/account/');
  await expect(mountPoint(page, 'auth').getByLabel('Username or email')).toBeVisible();
  expect(await getLoginStatus(page)).toBeUndefined();
  expect(demo.services.calls.filter(({ path }) => path === '/api/Customers/detail')).toHaveLength(1);
});

test('with an unknown login status the retry button aligns with the message above it (A-43)', async ({
  page,
  context,
  demo,
  visit,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await signInAs(context, demo, 'mei');
  demo.services.faults.set({ call: 'GET /api/Customers/detail', fault: '500', times: 1 });
  await visit('/en/account/');
  const navigation = mountPoint(page, 'navigation');
  const message = await navigation.getByText('We could not check whether you are signed in.').boundingBox();
  const retry = await navigation.getByRole('button', { name: 'Try again' }).boundingBox();
  expect(retry?.y).toBeGreaterThanOrEqual((message?.y ?? 0) + (message?.height ?? 0));
  expect(retry?.x).toBe(message?.x);
});

test('the session is fetched once for the page, while the widgets are still loading (contract 3)', async ({
  page,
  context,
  demo,
  openHostPage,
}) => {
  await signInAs(context, demo, 'mei');
  const release = await holdRequests(page, '**/assets/logout.*');
  const detailCount = () => demo.services.calls.filter(({ path }) => path === '/api/Customers/detail').length;
  await openHostPage(configBlock(demo) + mountTag('logout').repeat(2) + loaderTag(demo), { path: '/en/host-page' });
  await expect.poll(detailCount).toBe(1);
  await expect(mountPoint(page, 'logout')).toHaveAttribute('data-mount-state', 'loading');
  release();
  await expect(mountPoint(page, 'logout').getByRole('button', { name: 'Log out' })).toBeVisible();
  expect(detailCount()).toBe(1);
});
