import type { Locator } from '@playwright/test';
import { configuration, expect, mount, script, signIn, test } from './world';

const point = (name: string) => `<div data-mount="${name}"></div>`;
const phone = { width: 375, height: 740 };
const bottom = async (element: Locator) => element.evaluate((found) => found.getBoundingClientRect().bottom);
const top = async (element: Locator) => element.evaluate((found) => found.getBoundingClientRect().top);

/** How wide and high the area around a control's middle is in which a finger meets it, up to 44 px. */
const area = (control: Locator) =>
  control.evaluate((element) => {
    element.scrollIntoView({ block: 'center' });
    const { left, top: upper, width, height } = element.getBoundingClientRect();
    const middle = { x: left + width / 2, y: upper + height / 2 };
    const isMet = (x: number, y: number) => element.contains(document.elementFromPoint(middle.x + x, middle.y + y));
    return {
      width: isMet(-21.5, 0) && isMet(21.5, 0) ? 44 : width,
      height: isMet(0, -21.5) && isMet(0, 21.5) ? 44 : height,
    };
  });

test('on a phone a sign stands before a plain amount alone, not before a dash or an amount with its own', async ({
  page,
  visit,
}) => {
  await page.setViewportSize(phone);
  await visit('/en/starbucks-gift-card/svc-query');
  const query = mount(page, 'svc-query');
  await query.getByRole('button', { name: 'Click to verify' }).click();
  await query.getByLabel('Card number').fill('7310180000000005');
  await query.getByLabel('PIN', { exact: true }).fill('123456');
  await query.getByRole('button', { name: 'Check balance' }).click();
  const amounts = query.locator('td.rw-svc-money:not(:empty)');
  await expect(amounts).toHaveCount(4);
  expect(
    await amounts.evaluateAll((cells) =>
      cells.map((cell) => [getComputedStyle(cell, '::before').content.replace('none', ''), cell.textContent].join('')),
    ),
  ).toEqual(['"+"¥100.00', '–', '–', '-¥12.50']);
});

test('a notice and a dialog have an edge where colours are forced, a notice also on a ground as dark as itself', async ({
  page,
  world,
  host,
}) => {
  await host(configuration(world) + ['notification', 'reset-password', 'register'].map(point).join('') + script(world));
  const notice = page.locator('.rw-notice');
  await expect(notice).toHaveCSS('border-top', '1px solid rgb(123, 138, 132)');
  await mount(page, 'register').getByRole('button', { name: '这是什么？' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveCSS('border-top', '1px solid rgba(0, 0, 0, 0)');
  await page.emulateMedia({ forcedColors: 'active' });
  for (const box of [dialog, notice]) {
    await expect(box).toHaveCSS('border-top-style', 'solid');
    await expect(box).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
  }
});

test('what comes below a form or above its fields keeps the distance that the parts of a form have', async ({
  page,
  world,
  host,
}) => {
  await host(configuration(world) + ['reset-password', 'invoice'].map(point).join('') + script(world));
  const reset = mount(page, 'reset-password');
  const callout = reset.locator('.rw-callout');
  await expect(callout).toBeVisible();
  expect((await top(callout)) - (await bottom(reset.getByRole('button', { name: '提交' })))).toBe(16);

  const inquiry = mount(page, 'invoice');
  await inquiry.getByRole('tab').nth(1).click();
  const form = inquiry.getByRole('tabpanel').locator('form');
  await form.locator('[type="submit"]').click();
  const problems = form.locator('.rw-form-problems');
  await expect(problems).not.toBeEmpty();
  expect((await top(form.locator('.rw-form-problems + .rw-hint'))) - (await bottom(problems))).toBe(16);
});

test('a finger meets each control of a phone in 44 px, with nothing moved by that', async ({ page, world, host }) => {
  await page.setViewportSize(phone);
  await page.route('**/promotion.json', (route) => route.fulfill({ json: { content: '新品', url: '/apps/' } }));
  const names = ['promotion', 'logout', 'auth', 'svc-query', 'register'];
  await host(configuration(world) + names.map(point).join('') + script(world), { path: '/account/' });
  const auth = mount(page, 'auth');
  const small = [
    mount(page, 'promotion').getByRole('link'),
    mount(page, 'logout').getByRole('link', { name: '登录' }),
    auth.getByRole('link', { name: '忘记密码？' }),
    auth.getByRole('link', { name: '立即注册' }),
    auth.locator('.rw-check-label'),
    mount(page, 'svc-query').getByRole('button', { name: '刷新验证' }),
    mount(page, 'register').getByRole('button', { name: '这是什么？' }),
  ];
  for (const control of small) {
    const { width, height } = await area(control);
    expect([width, height].map(Math.round), String(control)).toEqual([44, 44]);
  }
  expect((await auth.getByRole('link', { name: '忘记密码？' }).boundingBox())?.height).toBe(24);
});

test('what is long or large is wrapped, and what is cut off says so', async ({ page, context, world, host }) => {
  await page.setViewportSize(phone);
  const text = 'Come and taste the new drinks of this autumn. '.repeat(9);
  await page.route('**/promotion.json', (route) => route.fulfill({ json: { content: text, url: '/apps/' } }));
  const doubled =
    '<style>:root{--rw-size-small:28px;--rw-size-base:32px;--rw-size-large:40px;--rw-size-huge:72px}</style>';
  const names = ['promotion', 'navigation', 'svc-query', 'invoice'];
  await host(configuration(world) + names.map(point).join('') + script(world), { path: '/en/account/', head: doubled });
  const banner = mount(page, 'promotion').getByRole('link');
  await expect(banner).toHaveCSS('-webkit-line-clamp', '3');
  expect(await banner.evaluate((link) => link.scrollHeight - link.clientHeight)).toBeGreaterThan(0);

  const navigation = mount(page, 'navigation');
  const heading = navigation.getByRole('heading');
  // Letters of a last line reach a little below it.
  expect(await heading.evaluate((title) => title.scrollHeight - title.clientHeight)).toBeLessThan(10);
  const widths = () =>
    page
      .locator('.rw-button, .rw-tabs-tab')
      .evaluateAll((parts) => Math.max(...parts.map((part) => part.getBoundingClientRect().right)));
  await expect(mount(page, 'invoice').getByRole('tab')).toHaveCount(2);
  expect(await widths()).toBeLessThanOrEqual(375);

  await signIn(context, world.origin, world.services, 'mei');
  await page.route('**/api/Customers/detail', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), pointsToNextTier: 4_294_967_295 } });
  });
  await host(configuration(world) + point('rewards-tier') + script(world));
  await expect(mount(page, 'rewards-tier').getByRole('meter')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
});
