import { configuration, expect, flag, mount, script, signIn, test } from './world';

for (const [raw, goes] of [
  ['/en/apps/', '/en/apps/'],
  ['//evil.example/', '/en/account/'],
  ['https://evil.example/', '/en/account/'],
  ['javascript:alert(1)', '/en/account/'],
  ['/\\evil.example', '/en/account/'],
] as const) {
  test(`after sign-in redirectURL=${raw} leads to ${goes} (rule R)`, async ({ page, world, visit }) => {
    await visit(`/en/account/?redirectURL=${encodeURIComponent(raw)}`);
    const auth = mount(page, 'auth');
    await auth.getByLabel('Username or email').fill('mei');
    await auth.getByLabel('Password', { exact: true }).fill('Passw0rd!');
    await auth.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(`${world.origin}${goes}`);
  });
}

test('a browser that refuses the session’s cookie is told what to allow (C7)', async ({ page, visit }) => {
  await page.route('**/web/login/oauth/access_token', async (route) => {
    const response = await route.fetch();
    // What is fetched for the page keeps the cookie for it.
    await page.context().clearCookies({ name: 'sid' });
    const { 'set-cookie': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await visit('/en/account/');
  const auth = mount(page, 'auth');
  await auth.getByLabel('Username or email').fill('mei');
  await auth.getByLabel('Password', { exact: true }).fill('Passw0rd!');
  await auth.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('Your browser did not keep you signed in.');
  await expect(auth.getByLabel('Username or email')).toBeVisible();
  expect(await flag(page)).toBeUndefined();
});

test('a second tab follows the first one in and out (C4)', async ({ page, context, world, visit }) => {
  await visit('/en/account/');
  const other = await context.newPage();
  await other.goto(`${world.origin}/en/apps/`);
  await expect(mount(other, 'logout').getByRole('link', { name: 'Sign in' })).toBeVisible();

  const auth = mount(page, 'auth');
  await auth.getByLabel('Username or email').fill('mei');
  await auth.getByLabel('Password', { exact: true }).fill('Passw0rd!');
  await auth.getByRole('button', { name: 'Sign in' }).click();
  await expect(mount(other, 'logout').getByRole('button', { name: 'Log out' })).toBeVisible();

  await mount(other, 'logout').getByRole('button', { name: 'Log out' }).click();
  await other.waitForURL(`${world.origin}/en`);
  await expect(mount(page, 'auth').getByLabel('Username or email')).toBeVisible();
});

test('a forged cookie shows nothing of a member and is cleared by the answer (C1)', async ({
  page,
  context,
  world,
  visit,
}) => {
  await context.addCookies([{ name: 'login-status', value: 'true', url: world.origin }]);
  await visit('/en/account/');
  await expect(mount(page, 'auth').getByLabel('Username or email')).toBeVisible();
  expect(await flag(page)).toBeUndefined();
  expect(world.services.calls.filter(({ path }) => path === '/api/Customers/detail')).toHaveLength(1);
});

test('where nobody can say who is there, another try stands at the edge of the words above it (A-43)', async ({
  page,
  context,
  world,
  visit,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await signIn(context, world.origin, world.services, 'mei');
  world.services.faults.set({ call: 'GET /api/Customers/detail', fault: '500', times: 1 });
  await visit('/en/account/');
  const navigation = mount(page, 'navigation');
  const words = await navigation.getByText('We could not check whether you are signed in.').boundingBox();
  const retry = await navigation.getByRole('button', { name: 'Try again' }).boundingBox();
  expect(retry?.y).toBeGreaterThanOrEqual((words?.y ?? 0) + (words?.height ?? 0));
  expect(retry?.x).toBe(words?.x);
});

test('a remembered sign-in is asked about while the widgets are on their way, once for the page (contract 3)', async ({
  page,
  context,
  world,
  host,
}) => {
  await signIn(context, world.origin, world.services, 'mei');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/logout.*', async (route) => {
    await held;
    await route.continue();
  });
  const asked = () => world.services.calls.filter(({ path }) => path === '/api/Customers/detail').length;
  const point = '<div data-mount="logout"></div>';
  await host(configuration(world) + point + point + script(world), { path: '/en/host-page' });
  await expect.poll(asked).toBe(1);
  await expect(mount(page, 'logout')).toHaveAttribute('data-mount-state', 'loading');
  release();
  await expect(mount(page, 'logout').getByRole('button', { name: 'Log out' })).toBeVisible();
  expect(asked()).toBe(1);
});
