import { hold, holdThese, logins, open, pageAhead, ready, shell, shifts, watchShifts, words } from './ahead';
import { expect, flag, mount, signIn, test } from './world';

/** The browser still has the flag of a sign-in whose session has ended long ago. */
const staleFlag = (url: string) => [{ name: 'login-status', value: 'true', url }];
const say = words.en;

for (const isPressed of [false, true]) {
  test(`a form ahead stays while it is asked who is there: what was typed${isPressed ? ' and pressed' : ''} is not lost`, async ({
    page,
    world,
    host,
  }) => {
    await page.context().addCookies(staleFlag(world.origin));
    await watchShifts(page);
    const release = await hold(page, 'all');
    const { body, head } = pageAhead(world, ['auth', shell('auth', 'en')]);
    await host(body, { head, path: '/en/host-page' });
    const auth = mount(page, 'auth');
    const password = auth.getByLabel(say.password, { exact: true });
    await auth.getByLabel(say.user).fill('mei');
    await password.fill('Passw0rd!');
    if (isPressed) await password.press('Enter');
    release();
    if (isPressed) {
      await expect.poll(() => logins(world)).toEqual(['mei:Passw0rd!']);
      return;
    }
    await ready(page, 'auth');
    await expect.poll(() => flag(page)).toBeUndefined();
    await expect(auth.getByLabel(say.user)).toHaveValue('mei');
    await expect(password).toHaveValue('Passw0rd!');
    await expect(password).toBeFocused();
    expect(await shifts(page)).toBe(0);
  });
}

test('a card number typed into a registration ahead stays while it is asked who is there', async ({
  page,
  world,
  host,
}) => {
  await page.context().addCookies(staleFlag(world.origin));
  const release = await hold(page, 'all');
  const { body, head } = pageAhead(world, ['register', shell('register', 'en')]);
  await host(body, { head, path: '/en/host-page' });
  const card = mount(page, 'register').getByLabel('Card number');
  await card.fill('6200000000000001');
  release();
  await ready(page, 'register');
  await expect.poll(() => flag(page)).toBeUndefined();
  await expect(card).toHaveValue(/^6200 ?0000 ?0000 ?0001$/);
});

for (const [path, name] of [
  ['/account/', 'rewards'],
  ['/', 'entry'],
  ['/account/register_ccc', 'register-ccc'],
  ['/account/program/msr', 'register-banner'],
] as const) {
  for (const width of [375, 1280]) {
    test(`nothing moves for a member on ${path}, ${width} px wide`, async ({ page, world, context }) => {
      await page.setViewportSize({ width, height: 800 });
      await signIn(context, world.origin, world.services, 'gold');
      await watchShifts(page);
      // The page is painted before any widget is there, as over a network.
      const release = await hold(page, 'all');
      await open(page, `${world.origin}/en${path}`);
      await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
      release();
      await ready(page, name);
      await expect(page.getByText('My Account').first()).toBeAttached();
      await page.waitForLoadState('networkidle');
      expect(await shifts(page)).toBe(0);
    });
  }
}

for (const view of ['/rewards', '/profile/msr']) {
  test(`the part of the account that the address names is there from the first: #${view}`, async ({
    page,
    world,
    context,
  }) => {
    await page.setViewportSize({ width: 375, height: 740 });
    await signIn(context, world.origin, world.services, 'gold');
    await watchShifts(page);
    const release = await hold(page, 'all');
    // Neither does it wait for what the page itself adds.
    const releaseOwn = await holdThese(page, /\/(?:site|qa\/panel)\.js/);
    await page.goto(`${world.origin}/en/account/#${view}`, { waitUntil: 'commit' });
    await expect(page.locator(`[id="${view}"]`)).toBeVisible();
    release();
    await ready(page, 'navigation');
    await expect(page.getByText('My Account').first()).toBeAttached();
    releaseOwn();
    await page.waitForLoadState('networkidle');
    expect(await shifts(page)).toBe(0);
  });
}

test('who is sent to prove a mobile reads why, and nothing moves for it (contract 5)', async ({ page, world }) => {
  await watchShifts(page);
  const release = await hold(page, 'all');
  await open(page, `${world.origin}/en/account/phone-validate?username=dormant&code=80040`);
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
  release();
  await ready(page, 'phone-validate');
  await expect(mount(page, 'phone-validate').getByText(/6 months|six months/i)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await shifts(page)).toBe(0);
});
