import type { Locator, Page, Route } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { getLoginStatus, holdRequests, mountPoint, submitStep } from './support/page';
import { receivedCredentials } from './support/signInForm';

// On history navigation to a page that is not in the bfcache, the browser restores the values of form fields. It
// identifies a field by its form, name and type. The fields of widgets have no name.

const inputValues = (widget: Locator) =>
  widget.locator('input').evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value).join());

async function leaveAndReturn(
  page: Page,
  widget: Locator,
  origin: string,
  options: Parameters<Page['goBack']>[0] = {},
) {
  await page.goto(`${origin}/en/apps/`);
  await page.goBack(options);
  await expect(widget).toHaveAttribute('data-mount-state', 'ready');
}

/** Holds back the end of a page: a deferred script, after which the browser restores values. Returns its release. */
async function holdPageEnd(page: Page, url: string): Promise<() => void> {
  const addScript = async (route: Route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</body>', '<script defer src="/hold.js"></script>$&');
    await route.fulfill({ response, body });
  };
  await page.route(url, addScript, { times: 1 });
  return holdRequests(page, /\/hold\.js/);
}

for (const isLate of [false, true]) {
  const when = isLate ? 'also after the form was rendered' : 'on history navigation';
  test(`the sign-in form sends what the browser restores ${when}`, async ({ page, demo, visit }) => {
    await visit('/en/account/');
    const widget = mountPoint(page, 'auth');
    await widget.getByLabel('Username or email').fill('mei');
    await widget.getByLabel('Remember me').check();
    const release = isLate ? await holdPageEnd(page, `${demo.origin}/en/account/`) : undefined;
    await leaveAndReturn(page, widget, demo.origin, { waitUntil: isLate ? 'commit' : 'load' });
    if (isLate) await expect(widget.getByLabel('Username or email')).toHaveValue('');
    release?.();
    await expect(widget.getByLabel('Username or email')).toHaveValue('mei');
    await expect(widget.getByLabel('Remember me')).toBeChecked();
    await page.waitForLoadState();
    await widget.getByLabel('Password', { exact: true }).fill('Passw0rd!');
    await widget.getByRole('button', { name: 'Sign in' }).click();
    await expect.poll(() => receivedCredentials(demo)).toEqual(['mei:Passw0rd!']);
    const { body } = demo.services.calls.find(({ path }) => path === '/web/login') ?? {};
    expect(body).toMatchObject({ remember_me: true });
    await expect.poll(() => getLoginStatus(page)).toBe('true');
  });
}

test('after history navigation no field has the typed PIN (F6)', async ({ page, demo, visit }) => {
  await visit('/en/account/forgot-password');
  const recovery = mountPoint(page, 'forgot-password');
  await submitStep(recovery, 'Email or mobile number', '13800000001');
  await recovery.getByLabel('PIN', { exact: true }).fill('1234');
  await leaveAndReturn(page, recovery, demo.origin);
  expect(await inputValues(recovery)).toBe('');

  await visit('/en/account/phone-validate?username=dormant');
  const validation = mountPoint(page, 'phone-validate');
  await validation.getByLabel('Mobile number').fill('13800000003');
  await validation.getByLabel('PIN', { exact: true }).fill('1234');
  await leaveAndReturn(page, validation, demo.origin);
  expect(await inputValues(validation)).toBe('13800000003,');
  await expect(validation.getByLabel('PIN', { exact: true })).toHaveAttribute('autocomplete', 'one-time-code');
});

test('after history navigation the field of the first step has no value of a later step (F6)', async ({
  page,
  demo,
  visit,
}) => {
  await visit('/en/account/forgot-password');
  const widget = mountPoint(page, 'forgot-password');
  await submitStep(widget, 'Email or mobile number', '13800000006');
  await widget.getByLabel('Username').fill('twin.one');
  await leaveAndReturn(page, widget, demo.origin);
  expect(await inputValues(widget)).toBe('');
});
