import type { Locator, Page } from '@playwright/test';
import { expect, flag, mount, test } from './world';

const call = 'POST /public/svc/detail';

async function fill(page: Page): Promise<Locator> {
  const widget = mount(page, 'svc-query');
  await widget.getByLabel('Card number').fill('7310180000000001');
  await widget.getByLabel('PIN', { exact: true }).fill('123456');
  await page.getByRole('button', { name: 'Click to verify' }).click();
  await expect(widget.getByText('Verified')).toBeVisible();
  return widget;
}

for (const [fault, says] of [
  ['500', 'Something went wrong, please try again later'],
  ['502', 'Something went wrong, please try again later'],
  ['html', 'Something went wrong, please try again later'],
  ['malformed', 'Something went wrong, please try again later'],
  ['empty', 'Something went wrong, please try again later'],
  ['shape', 'Something went wrong, please try again later'],
  ['reset', 'Something went wrong, please try again later'],
  ['reset-after', 'Something went wrong, please try again later'],
  ['hostile', 'Something went wrong, please try again later'],
  ['401', 'Login status invalid, please login again'],
  ['timeout', 'Something went wrong, please try again later'],
] as const) {
  test(`the gift-card service answers with ${fault}: told, nothing lost, and it works again (B3)`, async ({
    page,
    world,
    visit,
  }) => {
    await visit('/en/starbucks-gift-card/svc-query');
    const widget = await fill(page);
    world.services.faults.set({ call, fault, times: 1 });
    await widget.getByRole('button', { name: 'Check balance' }).click();
    // A POST has 20 seconds (contract 5); nothing else takes as long.
    await expect(page.getByRole('alert')).toContainText(says, { timeout: fault === 'timeout' ? 21_000 : 5_000 });
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(widget.getByLabel('Card number')).toHaveValue('7310180000000001');
    await expect(widget.getByLabel('PIN', { exact: true })).toHaveValue('123456');
    await expect(widget.getByRole('button', { name: 'Check balance' })).toBeFocused();
    expect(world.services.calls.filter(({ path }) => path === '/public/svc/detail')).toHaveLength(1);

    await page.getByRole('button', { name: 'Click to verify' }).click();
    await widget.getByRole('button', { name: 'Check balance' }).click();
    await expect(widget.getByText('¥652.30')).toBeVisible();
    await expect(page.getByRole('alert')).toBeEmpty();
  });
}

test('a services host that is down: the page stands, and the captcha box offers another try (M-cap-06)', async ({
  page,
  world,
  visit,
}) => {
  await page.route(`${world.servicesOrigin}/**`, (route) => route.abort());
  await visit('/en/starbucks-gift-card/svc-query');
  const widget = mount(page, 'svc-query');
  await expect(widget.getByText('The security check could not be loaded')).toBeVisible();
  await expect(page.getByRole('alert')).toBeEmpty();
  await widget.getByLabel('Card number').fill('7310180000000001');
  await widget.getByLabel('PIN', { exact: true }).fill('123456');
  await widget.getByRole('button', { name: 'Check balance' }).click();
  await expect(widget.getByText('Please complete the security check')).toBeVisible();
  await page.unroute(`${world.servicesOrigin}/**`);
  await widget.getByRole('button', { name: 'Refresh captcha' }).click();
  await page.getByRole('button', { name: 'Click to verify' }).click();
  await widget.getByRole('button', { name: 'Check balance' }).click();
  await expect(widget.getByText('¥652.30')).toBeVisible();
});

test('the account service is down: the status stays unknown, the cookie stays, and it is told once (C2)', async ({
  page,
  context,
  world,
  visit,
}) => {
  await context.addCookies([{ name: 'login-status', value: 'true', url: world.origin }]);
  world.services.faults.set({ call: 'GET /api/Customers/detail', fault: '500' });
  await visit('/en/account/');
  await expect(page.getByRole('alert')).toContainText('Something went wrong, please try again later');
  expect(await flag(page)).toBe('true');
  expect(world.services.calls.filter(({ path }) => path === '/api/Customers/detail')).toHaveLength(1);
});

test('too many queries: the button counts down what the service asks for (B5)', async ({
  page,
  world,
  visit,
  look,
}) => {
  await visit('/en/starbucks-gift-card/svc-query');
  const widget = await fill(page);
  world.services.faults.set({ call, fault: '429', times: 1 });
  await widget.getByRole('button', { name: 'Check balance' }).click();
  await expect(page.getByRole('alert')).toContainText('Too many requests, wait a moment');
  const button = widget.getByRole('button', { name: 'Check balance' });
  await expect(button).toHaveAccessibleDescription(/^Please wait (30|29|28) s$/);
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await look('svc-query-en-too-many');
});
