import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleFolder, expect, logIn, servicesOrigin, takePicture, test } from './fixtures';

// WordPress keeps the messages of a saved form for the next administrator that opens a settings page.
test.describe.configure({ mode: 'serial' });

const settingsPage = '/wp-admin/options-general.php?page=rewards-widgets';
const services = ['account', 'gateway', 'public', 'content'] as const;

test('an administrator configures the widgets once, on the settings page', async ({ page }) => {
  await page.goto('/');
  expect(await page.content()).not.toContain('/w/widgets.js');

  await logIn(page, 'administrator');
  await page.goto(settingsPage);
  const field = (name: string) => page.locator(`#rewards-widgets-${name}`);
  await page.getByLabel('Address of the folder with widgets.js').fill('/w');
  await page.getByLabel('The same folder on this server').fill(bundleFolder);
  for (const name of services) await field(name).fill(`${servicesOrigin}/`);
  await field('captcha').fill(`${servicesOrigin}\n`);
  await field('promotion').fill('<b>Cups</b> & "more" \\');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Settings saved.')).toBeVisible();
  await expect(field('url')).toHaveValue('/w/');
  await expect(field('account')).toHaveValue(servicesOrigin);
  await takePicture(page, 'wordpress-settings', 640);

  await page.goto('/');
  await expect(page.locator('script[src="/w/widgets.js"]')).toHaveCount(1);
  const text = (await page.locator('#widgets-config').textContent()) ?? '';
  expect(text).not.toContain('\n');
  expect(JSON.parse(text)).toEqual({
    services: Object.fromEntries(services.map((name) => [name, servicesOrigin])),
    captchaOrigins: [servicesOrigin],
    promotion: { content: 'Cups & "more" \\' },
  });
});

test('a value that is not valid is reported, and the earlier one stays', async ({ page }) => {
  await logIn(page, 'administrator');
  await page.goto(settingsPage);
  const field = (name: string) => page.locator(`#rewards-widgets-${name}`);
  const wrong = {
    url: 'javascript:alert(1)',
    folder: '/etc',
    account: 'https://example.test/path',
    captcha: `${servicesOrigin}\n*`,
    ios: 'http://apps.example.test',
  };
  const earlier: Record<string, string> = {};
  for (const [name, value] of Object.entries(wrong)) {
    earlier[name] = await field(name).inputValue();
    await field(name).fill(value);
  }
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('this value is not valid and was not saved')).toHaveCount(Object.keys(wrong).length);
  for (const [name, value] of Object.entries(earlier)) await expect(field(name)).toHaveValue(value);
});

test('settings that the schema of the build does not allow are reported, and the earlier ones stay', async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'widgets-schema-'));
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, 'manifest.json'), '{}');
  const schema = { type: 'object', properties: { services: { type: 'object' } }, additionalProperties: false };
  writeFileSync(join(folder, 'config.schema.json'), JSON.stringify(schema));
  await logIn(page, 'administrator');
  await page.goto(settingsPage);
  await page.getByLabel('The same folder on this server').fill(folder);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('captchaOrigins is not a valid property')).toBeVisible();
  await expect(page.getByLabel('The same folder on this server')).toHaveValue(bundleFolder);
});

for (const role of ['editor', 'author'] as const) {
  test(`an ${role} cannot open or change the settings`, async ({ page }) => {
    await logIn(page, role);
    expect((await page.goto(settingsPage))?.status()).toBe(403);
    const form = { option_page: 'rewards_widgets', action: 'update', 'rewards_widgets[url]': '/other/' };
    const response = await page.request.post('/wp-admin/options.php', { form });
    expect(response.status()).toBe(403);
    // Because of the role: the nonce is missing too.
    expect(await response.text()).toContain('You need a higher level of permission.');
  });
}

test('a request without a nonce changes nothing, even with the session of an administrator', async ({ page }) => {
  await logIn(page, 'administrator');
  const form = { option_page: 'rewards_widgets', action: 'update', 'rewards_widgets[url]': '/other/' };
  const response = await page.request.post('/wp-admin/options.php', { form });
  expect(response.status()).toBe(403);
  expect(await response.text()).toContain('The link you followed has expired.');
  await page.goto(settingsPage);
  await expect(page.locator('#rewards-widgets-url')).not.toHaveValue('/other/');
});
