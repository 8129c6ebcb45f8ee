import { expect, test } from './support/fixtures';
import { expectReady, getLoginStatus, holdRequests, holdScripts, mountPoint, openPage, signInAs } from './support/page';
import { pageWithPrerendered, prerenderedMarkup } from './support/prerendered';
import { receivedCredentials, signInTexts } from './support/signInForm';
import { getShifts, recordShifts } from './support/stability';

/** The login-status cookie of a session that has expired. */
const staleCookie = (url: string) => [{ name: 'login-status', value: 'true', url }];
const text = signInTexts.en;

for (const isSubmitted of [false, true]) {
  const input = isSubmitted ? 'early input and submit' : 'early input';
  test(`a prerendered sign-in form keeps ${input} while the session is checked`, async ({
    page,
    demo,
    openHostPage,
  }) => {
    await page.context().addCookies(staleCookie(demo.origin));
    await recordShifts(page);
    const release = await holdScripts(page, 'assets');
    const { body, head } = pageWithPrerendered(demo, ['auth', prerenderedMarkup('auth', 'en')]);
    await openHostPage(body, { head, path: '/en/host-page' });
    const auth = mountPoint(page, 'auth');
    await expect(auth).toHaveAttribute('data-mount-state', 'loading');
    const password = auth.getByLabel(text.password, { exact: true });
    await auth.getByLabel(text.user).fill('mei');
    await password.fill('Passw0rd!');
    if (isSubmitted) await password.press('Enter');
    release();
    if (isSubmitted) {
      await expect.poll(() => receivedCredentials(demo)).toEqual(['mei:Passw0rd!']);
      return;
    }
    await expectReady(page, 'auth');
    await expect.poll(() => getLoginStatus(page)).toBeUndefined();
    await expect(auth.getByLabel(text.user)).toHaveValue('mei');
    await expect(password).toHaveValue('Passw0rd!');
    await expect(password).toBeFocused();
    expect(await getShifts(page)).toEqual([]);
  });
}

test('a prerendered registration form keeps the typed card number while the session is checked', async ({
  page,
  demo,
  openHostPage,
}) => {
  await page.context().addCookies(staleCookie(demo.origin));
  const release = await holdScripts(page, 'all');
  const { body, head } = pageWithPrerendered(demo, ['register', prerenderedMarkup('register', 'en')]);
  await openHostPage(body, { head, path: '/en/host-page' });
  const card = mountPoint(page, 'register').getByLabel('Card number');
  await card.fill('6200000000000001');
  release();
  await expectReady(page, 'register');
  await expect.poll(() => getLoginStatus(page)).toBeUndefined();
  await expect(card).toHaveValue(/^6200 ?0000 ?0000 ?0001$/);
});

for (const [path, name] of [
  ['/account/', 'rewards'],
  ['/', 'entry'],
  ['/account/register_ccc', 'register-ccc'],
  ['/account/program/msr', 'register-banner'],
] as const) {
  for (const [width, height] of [
    [375, 800],
    [1280, 800],
    [1280, 1300],
  ] as const) {
    const screen = `${width} px wide and ${height} px high`;
    test(`no layout shift for a signed-in visitor on ${path}, ${screen}`, async ({ page, demo, context }) => {
      await page.setViewportSize({ width, height });
      await signInAs(context, demo, 'gold');
      await recordShifts(page);
      // The browser paints the page before any widget is ready, as on a real network.
      const release = await holdScripts(page, 'all');
      await openPage(page, `${demo.origin}/en${path}`);
      await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
      release();
      await expectReady(page, name);
      await expect(page.getByText('My Account').first()).toBeAttached();
      await page.waitForLoadState('networkidle');
      expect(await getShifts(page)).toEqual([]);
    });
  }
}

for (const view of ['/rewards', '/profile/msr']) {
  test(`the account section that the hash names is visible before any script runs: #${view}`, async ({
    page,
    demo,
    context,
  }) => {
    await page.setViewportSize({ width: 375, height: 740 });
    await signInAs(context, demo, 'gold');
    await recordShifts(page);
    const release = await holdScripts(page, 'all');
    const releaseSiteScripts = await holdRequests(page, /\/(?:site|qa\/panel)\.js/);
    await page.goto(`${demo.origin}/en/account/#${view}`, { waitUntil: 'commit' });
    await expect(page.locator(`[id="${view}"]`)).toBeVisible();
    release();
    await expectReady(page, 'navigation');
    await expect(page.getByText('My Account').first()).toBeAttached();
    releaseSiteScripts();
    await page.waitForLoadState('networkidle');
    expect(await getShifts(page)).toEqual([]);
  });
}

test('the phone validation shows its reason without layout shift (contract 5)', async ({ page, demo }) => {
  await recordShifts(page);
  const release = await holdScripts(page, 'all');
  await openPage(page, `${demo.origin}/en/account/phone-validate?username=dormant&code=80040`);
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
  release();
  await expectReady(page, 'phone-validate');
  await expect(mountPoint(page, 'phone-validate').getByText(/6 months|six months/i)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await getShifts(page)).toEqual([]);
});
