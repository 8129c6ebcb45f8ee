import type { Locator } from '@playwright/test';
import { texts } from '../support/texts';
import { expect, test } from './support/fixtures';
import { configBlock, loaderTag, mountTag } from './support/hostPage';
import { holdRequests, mountPoint, openPage, signInAs } from './support/page';

const phone = { width: 375, height: 740 };
const mountTags = (names: readonly string[]) => names.map((name) => mountTag(name)).join('');
const bottomOf = async (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().bottom);
const topOf = async (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().top);

/** Returns width and height of the touch target around the centre of a control, at most 44 px. */
const touchTarget = (control: Locator) =>
  control.evaluate((element) => {
    element.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const centre = { x: left + width / 2, y: top + height / 2 };
    const isHit = (x: number, y: number) => element.contains(document.elementFromPoint(centre.x + x, centre.y + y));
    return {
      width: isHit(-21.5, 0) && isHit(21.5, 0) ? 44 : width,
      height: isHit(0, -21.5) && isHit(0, 21.5) ? 44 : height,
    };
  });

for (const { locale, path, names, rows } of [
  {
    locale: 'en',
    path: '/en/starbucks-gift-card/svc-query',
    names: { verify: 'Click to verify', number: 'Card number', pin: 'PIN', submit: 'Check balance' },
    rows: ['Date', 'Store', 'Type', 'Withdrawal'],
  },
  {
    locale: 'zh',
    path: '/starbucks-gift-card/svc-query',
    names: {
      verify: '点击完成验证',
      number: texts.zh['svcQuery.cardNumber']!,
      pin: texts.zh['svcQuery.pin']!,
      submit: texts.zh['svcQuery.submit']!,
    },
    rows: ['date', 'shop', 'type', 'withdrawal'].map((id) => texts.zh[`svcQuery.${id}`]!),
  },
] as const) {
  test(`on a phone a transaction is rows of label and value, for screen readers too, in ${locale} (M-svc-08)`, async ({
    page,
    visit,
    checkScreen,
  }) => {
    await page.setViewportSize(phone);
    await visit(path);
    const query = mountPoint(page, 'svc-query');
    await query.getByRole('button', { name: names.verify }).click();
    await query.getByLabel(names.number).fill('7310180000000005');
    await query.getByLabel(names.pin, { exact: true }).fill('123456');
    await query.getByRole('button', { name: names.submit }).click();
    const expense = query.getByRole('row').filter({ hasText: '-¥12.50' });
    await expect(expense.getByRole('cell')).toHaveCount(4);
    const cells = await expense
      .getByRole('cell')
      .evaluateAll((all) =>
        all.map((cell) => [
          getComputedStyle(cell, '::before').content.replace(/"/g, ''),
          cell.getAttribute('aria-colindex'),
          cell.textContent,
        ]),
      );
    expect(cells.map(([label]) => label)).toEqual(rows);
    expect(cells.at(-1)).toEqual([rows.at(-1), '5', '-¥12.50']);
    await expect(expense.getByRole('cell').last()).toHaveAccessibleName(`${rows.at(-1)} -¥12.50`);
    await checkScreen(`transactions-${locale}`);
  });
}

test("a security check has the size of the provider's, 300 by 230 px, also while it loads (M-cap-03)", async ({
  page,
  demo,
}) => {
  for (const viewport of [phone, { width: 360, height: 640 }, { width: 1280, height: 800 }]) {
    await page.setViewportSize(viewport);
    const release = await holdRequests(page, /\/captcha\/.*\.js/);
    await openPage(page, `${demo.origin}/en/starbucks-gift-card/svc-query`);
    const frame = page.locator('.rw-captcha-frame');
    await expect(frame.locator('.rw-spinner-ring')).toBeVisible();
    const loading = await frame.boundingBox();
    release();
    await expect(frame.getByRole('button', { name: 'Click to verify' })).toBeVisible();
    expect(await frame.locator('.rw-captcha-box').boundingBox()).toMatchObject({ width: 300, height: 230 });
    expect(await frame.boundingBox()).toEqual(loading);
  }
});

test('notice and dialog have a visible border in forced colours; a notice also on a dark background', async ({
  page,
  demo,
  openHostPage,
}) => {
  await openHostPage(configBlock(demo) + mountTags(['notification', 'reset-password', 'register']) + loaderTag(demo));
  const notice = page.locator('.rw-notice');
  await expect(notice).toHaveCSS('border-top', '1px solid rgb(123, 138, 132)');
  await mountPoint(page, 'register').getByRole('button', { name: '这是什么？' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveCSS('border-top', '1px solid rgba(0, 0, 0, 0)');
  await page.emulateMedia({ forcedColors: 'active' });
  for (const box of [dialog, notice]) {
    await expect(box).toHaveCSS('border-top-style', 'solid');
    await expect(box).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
  }
});

test('in a browser without modal dialogs, the page around a dialog takes neither clicks nor the focus (P-24)', async ({
  page,
  visit,
}) => {
  await page.setViewportSize(phone);
  await page.addInitScript(() => Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal'));
  await visit('/en/account/starbucks-rewards');
  await page.getByRole('button', { name: 'Share to WeChat' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const cornersInDialog = () =>
    dialog.evaluate((element) => {
      const corners = [0.01, 0.99].flatMap((x) => [0.01, 0.99].map((y) => [innerWidth * x, innerHeight * y] as const));
      return corners.map(([x, y]) => element.contains(document.elementFromPoint(x, y)));
    });
  expect(await cornersInDialog()).toEqual([true, true, true, true]);
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('a callout below a form and a hint below the error summary have the spacing of form parts', async ({
  page,
  demo,
  openHostPage,
}) => {
  const call = 'POST /api/Customers/resetPasswordToken';
  demo.services.faults.set({ call, fault: 'code', code: '-400' });
  await openHostPage(configBlock(demo) + mountTags(['reset-password', 'invoice']) + loaderTag(demo), {
    path: '/host-page?token=demo',
  });
  const reset = mountPoint(page, 'reset-password');
  await reset.getByLabel('新密码', { exact: true }).fill('Passw0rd!');
  await reset.getByLabel('确认密码', { exact: true }).fill('Passw0rd!');
  await reset.getByRole('button', { name: '提交' }).click();
  const callout = reset.locator('.rw-callout');
  await expect(callout).toBeVisible();
  expect((await topOf(callout)) - (await bottomOf(reset.getByRole('button', { name: '提交' })))).toBe(16);

  const inquiry = mountPoint(page, 'invoice');
  await inquiry.getByRole('tab').nth(1).click();
  const form = inquiry.getByRole('tabpanel').locator('form');
  await form.locator('[type="submit"]').click();
  const problems = form.locator('.rw-form-problems');
  await expect(problems).not.toBeEmpty();
  expect((await topOf(form.locator('.rw-form-problems + .rw-hint'))) - (await bottomOf(problems))).toBe(16);
});

test('on a phone, links and buttons beside texts have a touch target of 44 px, without changing the layout', async ({
  page,
  demo,
  openHostPage,
}) => {
  await page.setViewportSize(phone);
  await page.route('**/promotion.json', (route) => route.fulfill({ json: { content: '新品', url: '/apps/' } }));
  const names = ['promotion', 'logout', 'auth', 'svc-query', 'register'];
  await openHostPage(configBlock(demo) + mountTags(names) + loaderTag(demo), { path: '/account/' });
  const auth = mountPoint(page, 'auth');
  const smallControls = [
    mountPoint(page, 'promotion').getByRole('link'),
    mountPoint(page, 'logout').getByRole('link', { name: '登录' }),
    auth.getByRole('link', { name: '忘记密码？' }),
    auth.getByRole('link', { name: '立即注册' }),
    auth.locator('.rw-check-label'),
    mountPoint(page, 'svc-query').getByRole('button', { name: '刷新验证' }),
    mountPoint(page, 'register').getByRole('button', { name: '这是什么？' }),
  ];
  for (const control of smallControls) {
    const { width, height } = await touchTarget(control);
    expect([width, height].map(Math.round), String(control)).toEqual([44, 44]);
  }
  expect((await auth.getByRole('link', { name: '忘记密码？' }).boundingBox())?.height).toBe(24);
});

test('long texts and large fonts wrap, and a text that is cut off ends with an ellipsis', async ({
  page,
  context,
  demo,
  openHostPage,
}) => {
  await page.setViewportSize(phone);
  const text = 'Come and taste the new drinks of this autumn. '.repeat(9);
  await page.route('**/promotion.json', (route) => route.fulfill({ json: { content: text, url: '/apps/' } }));
  const doubledFontSizes =
    '<style>:root{--rw-size-small:28px;--rw-size-base:32px;--rw-size-large:40px;--rw-size-huge:72px}</style>';
  const names = ['promotion', 'navigation', 'svc-query', 'invoice'];
  await openHostPage(configBlock(demo) + mountTags(names) + loaderTag(demo), {
    path: '/en/account/',
    head: doubledFontSizes,
  });
  const banner = mountPoint(page, 'promotion').getByRole('link');
  await expect(banner).toHaveCSS('font-size', '28px');
  await expect(banner).toHaveCSS('-webkit-line-clamp', '6');
  expect(await banner.evaluate((link) => link.scrollHeight - link.clientHeight)).toBeGreaterThan(0);

  const navigation = mountPoint(page, 'navigation');
  const heading = navigation.getByRole('heading');
  // The descenders of the last line may overflow.
  expect(await heading.evaluate((title) => title.scrollHeight - title.clientHeight)).toBeLessThan(10);
  for (const name of ['svc-query', 'invoice']) await expect(mountPoint(page, name).getByRole('tab')).toHaveCount(2);
  const rightEdges = await page
    .locator('.rw-button, .rw-tabs-tab')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().right));
  // The tabs, and a button below them.
  expect(rightEdges.length).toBeGreaterThanOrEqual(6);
  expect(Math.max(...rightEdges)).toBeLessThanOrEqual(375);

  await signInAs(context, demo, 'mei');
  await page.route('**/api/Customers/detail', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), pointsToNextTier: 4_294_967_295 } });
  });
  await openHostPage(configBlock(demo) + mountTag('rewards-tier') + loaderTag(demo));
  await expect(mountPoint(page, 'rewards-tier').getByRole('meter')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
});

test('no focus ring surrounds the place of a third-party sign-in that has failed', async ({ page, context, demo }) => {
  await signInAs(context, demo, 'mei');
  demo.services.faults.set({ call: 'GET /api/Customers/detail', fault: '500' });
  await openPage(page, `${demo.origin}/account/?code=none`);
  const auth = mountPoint(page, 'auth');
  await auth.getByRole('button', { name: texts.zh['auth.thirdParty.continue']! }).press('Enter');
  await expect(auth.getByLabel(texts.zh['auth.username']!)).toBeVisible();
  const focused = auth.locator('div:focus');
  await expect(focused).toHaveText('');
  await expect(focused).toHaveCSS('outline-style', 'none');
});
