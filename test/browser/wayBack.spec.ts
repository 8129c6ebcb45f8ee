import type { Locator, Page } from '@playwright/test';
import { expect, flag, mount, test } from './world';

// A browser fills the fields again of a page that it comes back to, if it has not kept the page whole. It knows a field by
// the form that it is in, by its name and by its kind: and no field of ours has a name.

const answer = async (widget: Locator, question: string, text: string) => {
  await widget.getByLabel(question, { exact: true }).fill(text);
  await widget.getByRole('button', { name: 'Next' }).click();
};

const typedIn = (widget: Locator) =>
  widget.locator('input').evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value).join());

async function leaveAndReturn(page: Page, widget: Locator, origin: string) {
  await page.goto(`${origin}/en/apps/`);
  await page.goBack();
  await expect(widget).toHaveAttribute('data-mount-state', 'ready');
}

test('the name in the sign-in is still there, and is sent', async ({ page, world, visit }) => {
  await visit('/en/account/');
  const widget = mount(page, 'auth');
  await widget.getByLabel('Username or email').fill('mei');
  await leaveAndReturn(page, widget, world.origin);
  await expect(widget.getByLabel('Username or email')).toHaveValue('mei');
  await widget.getByLabel('Password', { exact: true }).fill('Passw0rd!');
  await widget.getByRole('button', { name: 'Sign in' }).click();
  await expect.poll(() => flag(page)).toBe('true');
});

test('a PIN is not there, neither in its own field nor in that of the first step (F6)', async ({
  page,
  world,
  visit,
}) => {
  await visit('/en/account/forgot-password');
  const recovery = mount(page, 'forgot-password');
  await answer(recovery, 'Email or mobile number', '13800000001');
  await recovery.getByLabel('PIN', { exact: true }).fill('1234');
  await leaveAndReturn(page, recovery, world.origin);
  expect(await typedIn(recovery)).toBe('');

  await visit('/en/account/phone-validate?username=dormant');
  const validation = mount(page, 'phone-validate');
  await validation.getByLabel('Mobile number').fill('13800000003');
  await validation.getByLabel('PIN', { exact: true }).fill('1234');
  await leaveAndReturn(page, validation, world.origin);
  expect(await typedIn(validation)).toBe('13800000003,');
  await expect(validation.getByLabel('PIN', { exact: true })).toHaveAttribute('autocomplete', 'one-time-code');
});

test('the answer to a later step is not taken for one to the first (F6)', async ({ page, world, visit }) => {
  await visit('/en/account/forgot-password');
  const widget = mount(page, 'forgot-password');
  await answer(widget, 'Email or mobile number', '13800000006');
  await widget.getByLabel('Username').fill('twin.one');
  await leaveAndReturn(page, widget, world.origin);
  expect(await typedIn(widget)).toBe('');
});
