import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { getLoginStatus, holdRequests, mountPoint, signInAs } from './support/page';

/** Returns the edges of the elements in the header. */
function headerEdges(page: Page): Promise<number[]> {
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

test('the header shows nothing personal before the session is confirmed, and then shifts nothing (C1)', async ({
  page,
  context,
  demo,
  visit,
}) => {
  await signInAs(context, demo, 'gold');
  const release = await holdRequests(page, '**/api/Customers/detail');
  await visit('/en/apps/');
  const primary = mountPoint(page, 'account-primary');
  await expect(primary.getByRole('link', { name: 'Starbucks Rewards', exact: true })).toBeVisible();
  await expect(mountPoint(page, 'account-overlay').getByRole('button')).toBeVisible();
  await expect(page.locator('header')).not.toContainText('My Account');
  await expect(page.locator('.rw-account-dot')).toHaveCount(0);
  const edgesBefore = await headerEdges(page);
  release();
  await expect(primary.getByRole('link', { name: 'My Account', exact: true })).toBeVisible();
  await expect(primary.locator('.rw-account-dot')).toBeVisible();
  await expect(mountPoint(page, 'logout').getByRole('button', { name: 'Log out' })).toBeVisible();
  expect(await headerEdges(page)).toEqual(edgesBefore);
});

test('when the account service fails, the header keeps the label for signed-out visitors (C2)', async ({
  page,
  context,
  demo,
  visit,
  checkScreen,
}) => {
  await signInAs(context, demo, 'gold');
  demo.services.faults.set({ call: 'GET /api/Customers/detail', fault: '500' });
  await visit('/en/apps/');
  await expect(page.getByRole('alert')).toContainText('Something went wrong');
  await expect(mountPoint(page, 'account-primary').getByRole('link')).toHaveAccessibleName('Starbucks Rewards');
  expect(await getLoginStatus(page)).toBe('true');
  await checkScreen('header-en-unknown');
});

test('a sign-out in another tab closes the menu and moves the focus to its button (C4)', async ({
  page,
  context,
  demo,
  visit,
}) => {
  await signInAs(context, demo, 'gold');
  await visit('/en/apps/');
  const menu = mountPoint(page, 'account-overlay');
  await menu.getByRole('button', { name: 'My Account' }).press('ArrowDown');
  await expect(menu.getByRole('link', { name: 'Account home' })).toBeFocused();

  const other = await context.newPage();
  await other.goto(`${demo.origin}/en/apps/`);
  await mountPoint(other, 'logout').getByRole('button', { name: 'Log out' }).click();
  await other.waitForURL(`${demo.origin}/en`);

  await expect(mountPoint(page, 'account-primary').getByRole('link')).toHaveAccessibleName('Starbucks Rewards');
  await expect(menu.getByRole('button', { name: 'Starbucks Rewards', exact: true })).toBeFocused();
  await expect(menu.getByRole('link')).toHaveCount(0);
  await expect(page.locator('.rw-account-dot')).toHaveCount(0);
  await expect(page.locator('header')).not.toContainText('My Account');
});

test('the menu works by keyboard (P-24)', async ({ page, visit }) => {
  await visit('/en/apps/');
  const menu = mountPoint(page, 'account-overlay');
  const button = menu.getByRole('button');
  const link = (name: string) => menu.getByRole('link', { name, exact: true });

  await mountPoint(page, 'account-primary').getByRole('link').focus();
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
  test(`the header fits into 1024 px, signed out and signed in: ${path}`, async ({ page, context, demo, visit }) => {
    await page.setViewportSize({ width: 1024, height: 700 });
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await visit(path);
    await expect(mountPoint(page, 'account-overlay').getByRole('button')).toBeVisible();
    expect(await overflow()).toBeLessThanOrEqual(0);
    await signInAs(context, demo, 'gold');
    await page.reload();
    await expect(mountPoint(page, 'account-primary').locator('.rw-account-dot')).toBeVisible();
    expect(await overflow()).toBeLessThanOrEqual(0);
  });
}

test('the header keeps its height while a sign-out takes long (B3)', async ({ page, context, demo, visit }) => {
  await page.clock.install();
  await signInAs(context, demo, 'mei');
  await visit('/en/');
  const button = mountPoint(page, 'logout').getByRole('button', { name: 'Log out' });
  await expect(button).toBeVisible();
  const getHeight = () => page.locator('header').evaluate((header) => header.getBoundingClientRect().height);
  const heightBefore = await getHeight();
  const release = await holdRequests(page, '**/logout');
  await button.click();
  await page.clock.runFor(3_100);
  await expect(mountPoint(page, 'logout')).toContainText('Still working');
  expect(await getHeight()).toBe(heightBefore);
  release();
});
