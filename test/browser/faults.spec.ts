import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { getLoginStatus, mountPoint } from './support/page';

const call = 'POST /public/svc/detail';
const defaultError = 'Something went wrong, please try again later';

/** Fills in the gift card query and passes the captcha. */
async function fillQuery(page: Page): Promise<Locator> {
  const widget = mountPoint(page, 'svc-query');
  await widget.getByLabel('Card number').fill('7310180000000001');
  await widget.getByLabel('PIN', { exact: true }).fill('123456');
  await page.getByRole('button', { name: 'Click to verify' }).click();
  await expect(widget.getByText('Verified')).toBeVisible();
  return widget;
}

for (const [fault, notice] of [
  ['500', defaultError],
  ['502', defaultError],
  ['html', defaultError],
  ['malformed', defaultError],
  ['empty', defaultError],
  ['shape', defaultError],
  ['hostile', defaultError],
  ['401', 'Login status invalid, please login again'],
] as const) {
  test(`fault ${fault} of the gift card service: shows a notice, keeps the input, and the retry works (B3)`, async ({
    page,
    demo,
    visit,
  }) => {
    await visit('/en/starbucks-gift-card/svc-query');
    const widget = await fillQuery(page);
    demo.services.faults.set({ call, fault, times: 1 });
    await widget.getByRole('button', { name: 'Check balance' }).click();
    await expect(page.getByRole('alert')).toContainText(notice);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(widget.getByLabel('Card number')).toHaveValue('7310180000000001');
    await expect(widget.getByLabel('PIN', { exact: true })).toHaveValue('123456');
    await expect(widget.getByRole('button', { name: 'Check balance' })).toBeFocused();
    expect(demo.services.calls.filter(({ path }) => path === '/public/svc/detail')).toHaveLength(1);

    await page.getByRole('button', { name: 'Click to verify' }).click();
    await widget.getByRole('button', { name: 'Check balance' }).click();
    await expect(widget.getByText('¥652.30')).toBeVisible();
    await expect(page.getByRole('alert')).toBeEmpty();
  });
}

test('a browser without a network: says so, keeps the input, and the retry works (B3)', async ({
  page,
  context,
  demo,
  visit,
}) => {
  await visit('/en/starbucks-gift-card/svc-query');
  const widget = await fillQuery(page);
  // The texts of notices have been loaded while the page was idle.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await widget.getByRole('button', { name: 'Check balance' }).click();
  await expect(page.getByRole('alert')).toContainText('You are offline');
  await expect(widget.getByLabel('PIN', { exact: true })).toHaveValue('123456');
  await expect(widget.getByRole('button', { name: 'Check balance' })).toBeFocused();
  expect(demo.services.calls.filter(({ path }) => path === '/public/svc/detail')).toEqual([]);

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Click to verify' }).click();
  await widget.getByRole('button', { name: 'Check balance' }).click();
  await expect(widget.getByText('¥652.30')).toBeVisible();
  await expect(page.getByRole('alert')).toBeEmpty();
});

test('unreachable services: the widget renders, and the captcha box offers a retry (M-cap-06)', async ({
  page,
  demo,
  visit,
}) => {
  await page.route(`${demo.servicesOrigin}/**`, (route) => route.abort());
  await visit('/en/starbucks-gift-card/svc-query');
  const widget = mountPoint(page, 'svc-query');
  await expect(widget.getByText('The security check could not be loaded')).toBeVisible();
  await expect(page.getByRole('alert')).toBeEmpty();
  await widget.getByLabel('Card number').fill('7310180000000001');
  await widget.getByLabel('PIN', { exact: true }).fill('123456');
  await widget.getByRole('button', { name: 'Check balance' }).click();
  await expect(widget.getByText('Please complete the security check')).toBeVisible();
  await page.unroute(`${demo.servicesOrigin}/**`);
  await widget.getByRole('button', { name: 'Refresh captcha' }).click();
  await page.getByRole('button', { name: 'Click to verify' }).click();
  await widget.getByRole('button', { name: 'Check balance' }).click();
  await expect(widget.getByText('¥652.30')).toBeVisible();
});

test('account service fails: the login status stays unknown, the cookie stays, one notice shows (C2)', async ({
  page,
  context,
  demo,
  visit,
}) => {
  await context.addCookies([{ name: 'login-status', value: 'true', url: demo.origin }]);
  demo.services.faults.set({ call: 'GET /api/Customers/detail', fault: '500' });
  await visit('/en/account/');
  await expect(page.getByRole('alert')).toContainText(defaultError);
  expect(await getLoginStatus(page)).toBe('true');
  expect(demo.services.calls.filter(({ path }) => path === '/api/Customers/detail')).toHaveLength(1);
});

test('too many queries: the button counts down the seconds of Retry-After (B5)', async ({ page, demo, visit }) => {
  await visit('/en/starbucks-gift-card/svc-query');
  const widget = await fillQuery(page);
  demo.services.faults.set({ call, fault: '429', times: 1 });
  await widget.getByRole('button', { name: 'Check balance' }).click();
  await expect(page.getByRole('alert')).toContainText('Too many requests, wait a moment');
  const button = widget.getByRole('button', { name: 'Check balance' });
  await expect(button).toHaveAccessibleDescription(/^Please wait (30|29|28) s$/);
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button).toHaveAccessibleDescription(/^Please wait (27|26|25) s$/);
});
