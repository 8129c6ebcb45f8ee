import { expect, test } from './support/fixtures';
import { expectReady, holdRequests, holdScripts, mountPoint, openPage, signInAs } from './support/page';
import { getShifts, recordShifts } from './support/stability';

// Tall, as the browser does not count what moves below the viewport.
const sizes = [
  { width: 375, height: 1600 },
  { width: 1280, height: 1600 },
];

// In CI, to save time, the tests of one kind take turns with the sizes.
const takesTurns = Boolean(process.env['CI']);

for (const [turn, viewport] of sizes.entries()) {
  const itsTurn = (_: unknown, index: number) => !takesTurns || index % sizes.length === turn;
  test.describe(`at ${viewport.width} px, nothing moves`, () => {
    test.use({ viewport });

    for (const view of ['/', '/rewards', '/profile/svc', '/fapiao'].filter(itsTurn)) {
      test(`when a member opens the view ${view} of the account by its address`, async ({ page, context, demo }) => {
        // How many rewards there are is not known: below them, the dashboard goes on outside a window of 950 px.
        if (view === '/') await page.setViewportSize({ width: viewport.width, height: 950 });
        await signInAs(context, demo, 'mei');
        await recordShifts(page);
        // The tier stands above the rewards: it comes last, which would move them.
        const release = await holdRequests(page, /\/rewards-tier[^/]*\.js/);
        await openPage(page, `${demo.origin}/account/#${view}`);
        await expectReady(page, 'rewards');
        release();
        await expectReady(page, 'rewards-tier');
        await expect(mountPoint(page, 'navigation').getByRole('list').getByRole('link').first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(await getShifts(page)).toEqual([]);
      });
    }

    for (const [path, button] of [
      ['/account/', '登录'],
      ['/en/account/#/rewards', 'Sign in'],
    ] as const) {
      test(`when a visitor without a session has a stale login-status cookie on ${path}`, async ({
        page,
        context,
        demo,
      }) => {
        await context.addCookies([{ name: 'login-status', value: 'true', url: demo.origin }]);
        await recordShifts(page);
        // The form comes last: the links of a signed-out visitor, which stand above, would move the views.
        const release = await holdRequests(page, /\/auth[^/]*\.js/);
        await openPage(page, demo.origin + path);
        await expect(mountPoint(page, 'navigation').locator('[href$="/account/register"]')).toBeVisible();
        release();
        await expect(mountPoint(page, 'auth').getByRole('button', { name: button })).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(await getShifts(page)).toEqual([]);
      });
    }

    test('when the browser paints the header before it has all of it, as on a slow network', async ({ page, demo }) => {
      await recordShifts(page);
      // The browser reads no further before it has this script.
      await page.route(`${demo.origin}/en/account/`, async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace(
          '<div class="header-logout">',
          '<script src="/hold.js"></script>$&',
        );
        await route.fulfill({ response, body });
      });
      const release = await holdRequests(page, /\/hold\.js/);
      await page.goto(`${demo.origin}/en/account/`, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
      await expect(page.locator('.header-account')).toBeAttached();
      await expect(page.locator('.language')).not.toBeAttached();
      release();
      await expect(page.locator('.language')).toBeVisible();
      expect(await getShifts(page)).toEqual([]);
    });

    test('when the browser paints a link before it has read its text', async ({ page, demo }) => {
      await recordShifts(page);
      await openPage(page, `${demo.origin}/account/`);
      await expectReady(page, 'auth');
      const link = mountPoint(page, 'auth').getByRole('link', { name: '忘记密码？' });
      await link.evaluate(async (element) => {
        const frame = () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
        const text = element.textContent;
        element.textContent = '';
        await frame();
        element.textContent = text;
      });
      await expect(link).toBeVisible();
      expect(await getShifts(page)).toEqual([]);
    });

    test('when a third-party code is exchanged and refused', async ({ page, demo }) => {
      // Slow enough to paint each state.
      const cdp = await page.context().newCDPSession(page);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 6 });
      await recordShifts(page);
      const release = await holdRequests(page, /\/auth-third-party[^/]*\.js/);
      await openPage(page, `${demo.origin}/account/?code=none`);
      await expect(mountPoint(page, 'auth').getByRole('button', { name: '登录' })).toBeVisible();
      release();
      await expect(mountPoint(page, 'auth').getByRole('button', { name: '登录' })).toBeHidden();
      await expect(mountPoint(page, 'auth').getByRole('button', { name: '登录' })).toBeVisible();
      expect(await getShifts(page)).toEqual([]);
    });

    test('when the gallery says that it has reached its state', async ({ page, demo }) => {
      await recordShifts(page);
      const release = await holdRequests(page, /\/gallery\.js/);
      await openPage(page, `${demo.origin}/en/gallery`);
      await expect(page.locator('#gallery-frame')).toBeVisible();
      release();
      await expect(page.getByText('The state is shown.')).toBeVisible();
      expect(await getShifts(page)).toEqual([]);
    });

    const slowPages = ['/account/', '/account/register', '/starbucks-gift-card/svc-query', '/', '/en/account/'];
    for (const path of slowPages.filter(itsTurn)) {
      test(`when ${path} says after 6 s that it is still loading`, async ({ page, demo }) => {
        await page.clock.install();
        await recordShifts(page);
        const release = await holdScripts(page, 'assets');
        await openPage(page, demo.origin + path);
        await expect(page.locator('[data-mount-state="loading"]').first()).toBeAttached();
        await page.clock.runFor(7_000);
        await expect(page.getByText(/^(仍在加载，请稍候…|Still loading, please wait…)$/).first()).toBeVisible();
        expect(await getShifts(page)).toEqual([]);
        release();
        await expect(page.locator('[data-mount-state="loading"]')).toHaveCount(0);
        await page.waitForLoadState('networkidle');
        expect(await getShifts(page)).toEqual([]);
      });
    }
  });
}
