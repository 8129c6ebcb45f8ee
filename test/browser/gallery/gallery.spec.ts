import { locales } from '../../../demo/site/texts';
import { expect, test } from '../support/fixtures';
import { expectReady, mountPoint } from '../support/page';

for (const locale of locales) {
  const texts = {
    zh: {
      path: '/gallery',
      phone: '手机',
      desktop: '电脑',
      reached: '已到达此状态。',
      open: '在页面中打开',
      copy: '复制',
    },
    en: {
      path: '/en/gallery',
      phone: 'Phone',
      desktop: 'Desktop',
      reached: 'The state is shown.',
      open: 'Open on its page',
      copy: 'Copy',
    },
  }[locale];

  test(`an engineer looks at a state, copies its snippet and opens it on its page, in ${locale}`, async ({
    page,
    context,
    visit,
    checkScreen,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(`${texts.path}?state=svc-query/errors`);
    const status = page.locator('#gallery-status');
    await expect(status).toHaveText(texts.reached);
    const frame = page.frameLocator('#gallery-frame');
    await expect(frame.locator('[aria-invalid="true"]').first()).toBeVisible();
    await checkScreen(`gallery-page-${locale}`, { checksFrames: false });

    await page.getByRole('button', { name: texts.copy }).first().click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('<div data-mount="svc-query"></div>');

    await page.getByRole('link', { name: texts.desktop }).click();
    await expect(status).toHaveText(texts.reached);
    expect(
      await page.locator('#gallery-frame').evaluate((element: HTMLIFrameElement) => element.contentWindow?.innerWidth),
    ).toBe(1280);

    await page.getByRole('link', { name: texts.open }).click();
    await expect(page.locator('header')).toBeVisible();
    await expect(mountPoint(page, 'svc-query').locator('[aria-invalid="true"]').first()).toBeVisible();
  });
}

test('the prerendered snippet works when it is pasted into a page (contract 4)', async ({
  page,
  demo,
  visit,
  openHostPage,
}) => {
  await visit('/en/gallery?state=svc-query/empty');
  const snippet = await page.locator('pre').last().textContent();
  expect(snippet).toContain('<input');
  await openHostPage(`${snippet ?? ''}<script src="${demo.origin}/w/widgets.js" async></script>`, {
    path: '/en/host-page',
  });
  await expectReady(page, 'svc-query');
  await expect(mountPoint(page, 'svc-query').getByRole('button', { name: 'Check balance' })).toBeVisible();
});

test('a state that cannot be reached says at which step', async ({ page, visit }) => {
  await page.route('**/public/svc/detail', (route) => route.abort());
  await page.clock.install();
  const blocked = page.waitForRequest('**/public/svc/detail');
  await visit('/en/starbucks-gift-card/svc-query?gallery=svc-query/result&alone');
  await blocked;
  await page.clock.runFor(16_000);
  await expect(page.locator('html')).toHaveAttribute('data-gallery', '{"see":"Active"}');

  await page.route('**/w/widgets.js', (route) => route.abort());
  await page.reload();
  await page.clock.runFor(16_000);
  const isReady = '[data-mount="svc-query"][data-mount-state="ready"]';
  await expect(page.locator('html')).toHaveAttribute('data-gallery', isReady);
});

test('a state sets its faults and its member, and the next one removes them', async ({ demo, visit, context }) => {
  await visit('/en/account/?gallery=rewards/failed&alone');
  expect(demo.services.faults.list()).toEqual([{ call: 'GET /api/Customers/rewards', fault: '500' }]);
  const names = async () => (await context.cookies()).map(({ name }) => name);
  expect(await names()).toEqual(expect.arrayContaining(['login-status', 'sid']));
  await visit('/en/starbucks-gift-card/svc-query?gallery=svc-query/empty&alone');
  expect(demo.services.faults.list()).toEqual([]);
  expect(await names()).not.toContain('login-status');
});

test('a scenario is set by its name: by a link, and in the panel', async ({ page, demo, visit }) => {
  await visit('/en/gallery');
  await page.getByRole('link', { name: 'svcQuery.429', exact: true }).click();
  await expectReady(page, 'svc-query');
  expect(demo.services.faults.list()).toEqual([{ call: 'POST /public/svc/detail', fault: 'code', code: '429' }]);

  await page.getByRole('button', { name: /QA panel/ }).click();
  await page.getByLabel('Scenario', { exact: true }).selectOption('offline');
  await page.getByRole('button', { name: 'Set the scenario' }).click();
  await expect.poll(() => demo.services.faults.list()).toEqual([{ call: '*', fault: 'reset' }]);
  // Its accessible name says more.
  await expect(page.locator('.qa-badge')).toHaveText('QA offline');
  await expect(page.getByText('This scenario is set: offline')).toBeVisible();
});
