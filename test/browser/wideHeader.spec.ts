import type { Page } from '@playwright/test';
import { expect, flag, mount, signIn, test } from './world';

/** Where on the page the things of the header begin and end, so that a move shows. */
function places(page: Page): Promise<number[]> {
  return page
    .locator('.header-row')
    .first()
    .evaluate((row) =>
      [...row.querySelectorAll('.wordmark, .primary-nav, .header-account, [data-mount="account-overlay"]')].flatMap(
        (part) => {
          const { left, top, right, bottom } = part.getBoundingClientRect();
          return [left, top, right, bottom].map(Math.round);
        },
      ),
    );
}

test('nothing moves and nothing personal shows until the session has answered (C1)', async ({
  page,
  context,
  world,
  visit,
}) => {
  await signIn(context, world.origin, world.services, 'gold');
  let answer = () => {};
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/Customers/detail', async (route) => {
    await mayAnswer;
    await route.continue();
  });
  await visit('/en/apps/');
  const primary = mount(page, 'account-primary');
  await expect(primary.getByRole('link', { name: 'Starbucks Rewards', exact: true })).toBeVisible();
  await expect(mount(page, 'account-overlay').getByRole('button')).toBeVisible();
  await expect(page.locator('header')).not.toContainText('My Account');
  await expect(page.locator('.rw-account-dot')).toHaveCount(0);
  const before = await places(page);
  answer();
  await expect(primary.getByRole('link', { name: 'My Account', exact: true })).toBeVisible();
  await expect(primary.locator('.rw-account-dot')).toBeVisible();
  await expect(mount(page, 'logout').getByRole('button', { name: 'Log out' })).toBeVisible();
  const after = await places(page);
  expect(after).toEqual(before);
});

test('a service that fails leaves the label of a visitor (C2)', async ({ page, context, world, visit, look }) => {
  await signIn(context, world.origin, world.services, 'gold');
  world.services.faults.set({ call: 'GET /api/Customers/detail', fault: '500' });
  await visit('/en/apps/');
  await expect(page.getByRole('alert')).toContainText('Something went wrong');
  await expect(mount(page, 'account-primary').getByRole('link')).toHaveAccessibleName('Starbucks Rewards');
  expect(await flag(page)).toBe('true');
  await look('header-en-unknown');
});

test('a sign-out in another tab takes what is open with it (C4)', async ({ page, context, world, visit }) => {
  await signIn(context, world.origin, world.services, 'gold');
  await visit('/en/apps/');
  const menu = mount(page, 'account-overlay');
  await menu.getByRole('button', { name: 'My Account' }).press('ArrowDown');
  await expect(menu.getByRole('link', { name: 'Account home' })).toBeFocused();

  const other = await context.newPage();
  await other.goto(`${world.origin}/en/apps/`);
  await mount(other, 'logout').getByRole('button', { name: 'Log out' }).click();
  await other.waitForURL(`${world.origin}/en`);

  await expect(mount(page, 'account-primary').getByRole('link')).toHaveAccessibleName('Starbucks Rewards');
  await expect(menu.getByRole('button', { name: 'Starbucks Rewards', exact: true })).toBeFocused();
  await expect(menu.getByRole('link')).toHaveCount(0);
  await expect(page.locator('.rw-account-dot')).toHaveCount(0);
  await expect(page.locator('header')).not.toContainText('My Account');
});

test('the menu is worked by keyboard alone (P-24)', async ({ page, visit }) => {
  await visit('/en/apps/');
  const menu = mount(page, 'account-overlay');
  const button = menu.getByRole('button');
  const link = (name: string) => menu.getByRole('link', { name, exact: true });

  await mount(page, 'account-primary').getByRole('link').focus();
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(link('Sign in')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(link('About')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(link('Sign in')).toBeFocused();
  await page.keyboard.press('End');
  await expect(link('About')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');

  await page.keyboard.press('ArrowUp');
  await expect(link('About')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(menu.getByRole('link')).toHaveCount(0);

  await button.click();
  await expect(link('Sign in')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(menu.getByRole('link')).toHaveCount(0);
});

for (const path of ['/apps/', '/en/apps/']) {
  test(`the header fits the smallest wide screen, whoever is there: ${path}`, async ({
    page,
    context,
    world,
    visit,
  }) => {
    await page.setViewportSize({ width: 1024, height: 700 });
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await visit(path);
    await expect(mount(page, 'account-overlay').getByRole('button')).toBeVisible();
    expect(await overflow()).toBeLessThanOrEqual(0);
    await signIn(context, world.origin, world.services, 'gold');
    await page.reload();
    await expect(mount(page, 'account-primary').locator('.rw-account-dot')).toBeVisible();
    expect(await overflow()).toBeLessThanOrEqual(0);
  });
}
