import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { bundleFolder, expect, logIn, takePicture, test, themes, useTheme } from './fixtures';

const readFile = (locale: string, name: string) =>
  readFileSync(join(bundleFolder, `prerendered/${locale}/${name}.html`), 'utf8');
const getSource = async (page: Page, path: string) => (await page.request.get(path)).text();
const setLoginFlag = async (page: Page) => {
  const url = `http://localhost:${process.env['CMS_PORT'] ?? ''}`;
  await page.context().addCookies([{ name: 'login-status', value: 'true', url }]);
};

for (const { theme, locale, prefix } of themes) {
  for (const way of ['shortcode', 'inline'] as const) {
    test(`${theme}, in ${locale}: the server writes the markup byte for byte (${way})`, async ({ page }) => {
      await useTheme(page, theme);
      const path = `${prefix}/${way}-svc-query-author/`;
      const source = await getSource(page, path);
      expect(source).toContain(`<div data-mount="svc-query">${readFile(locale, 'svc-query')}</div><noscript>`);
      expect(source).toMatch(/<noscript>[^<]*(<p>)?\s*Call .{1,8}400-820-6998/);
      expect(source).not.toContain('<!--rewards-widgets-->');
      const head = source.slice(0, source.indexOf('</head>'));
      expect(head).toMatch(/<link rel="stylesheet" href="\/w\/assets\/svc-query\.\w+\.css">/);
      expect(head).toMatch(
        new RegExp(`rel="preload" as="script" fetchpriority="low" href="/w/assets/svc-query\\.${locale}\\.`),
      );

      // React attaches to the markup: the field from before is still on the page, with what was typed.
      await page.goto(path, { waitUntil: 'commit' });
      const input = page.locator('[data-mount="svc-query"] input').first();
      await input.evaluate((element) => element.setAttribute('data-before', ''));
      await expect(page.locator('[data-mount="svc-query"]')).toHaveAttribute('data-mount-state', 'ready');
      await expect(page.locator('input[data-before]')).toHaveCount(1);
    });
  }
}

test('a rule of the manifest leaves the markup out: signed in', async ({ page }) => {
  const markup = readFile('zh', 'auth');
  expect(await getSource(page, '/shortcode-auth-editor/')).toContain(markup);
  await setLoginFlag(page);
  const source = await getSource(page, '/shortcode-auth-editor/');
  expect(source).not.toContain(markup);
  expect(source).toMatch(/<div data-mount="auth">Call .{1,8}400-820-6998/);
  // The first call of a signed-in visitor (`firstCall`) has its files preloaded.
  expect(source).toMatch(/rel="preload" as="script" fetchpriority="low" href="\/w\/assets\/client\./);
  expect(await getSource(page, '/shortcode-svc-query-editor/')).toContain(readFile('zh', 'svc-query'));
});

test('a rule of the manifest leaves the markup out: a query parameter', async ({ page }) => {
  expect(await getSource(page, '/shortcode-auth-editor/?code=a')).not.toContain(readFile('zh', 'auth'));
  expect(await getSource(page, '/shortcode-auth-editor/?other=a')).toContain(readFile('zh', 'auth'));
});

test('a rule of the manifest leaves the markup out: a path, in both languages', async ({ page }) => {
  for (const path of ['/account/register/', '/en/account/register/']) {
    const source = await getSource(page, path);
    expect(source).toContain('<div data-mount="register-banner">Join</div>');
  }
});

test('mistakes of an author harm no page', async ({ page }) => {
  const source = await getSource(page, '/mistakes-0/');
  expect(source).toContain('Still here.');
  expect(source).not.toMatch(/no widget is named|is ignored/);
  expect(source).toContain('<div data-mount="register-ccc" data-notification="true">');
  expect(source).not.toMatch(/onclick|window\.hacked = 1<\/script>/);
  const markup = readFile('zh', 'logout');
  expect(source.split(markup)).toHaveLength(2);
  expect(source).toMatch(/<div data-mount="logout">Two<\/div>/);

  await logIn(page, 'author');
  const withHints = await getSource(page, '/mistakes-0/');
  expect(withHints).toContain('no widget is named &quot;svc-qeury&quot;');
  expect(withHints).toContain('unit=&quot;Cents&quot; is ignored');
  expect(withHints).toContain('data-unit=&quot;yuan&quot; is ignored');
});

test('a feed has the fallback content only, and an excerpt has none', async ({ page }) => {
  const source = await getSource(page, '/feed/');
  const fallback = '<!--rewards-widgets-->Call &#8220;400-820-6998&#8221;.<!--/rewards-widgets-->';
  expect(source).toContain(`<content:encoded><![CDATA[<div data-mount="svc-query">${fallback}</div>`);
  expect(source).toContain('<description><![CDATA[Text before. Text behind.]]></description>');
  expect(source).not.toContain('rw-panel');
});

test('an editor places a widget with the Shortcode block', async ({ page }) => {
  await logIn(page, 'editor');
  await page.goto('/wp-admin/post-new.php?post_type=page');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('textbox', { name: 'Add title' }).fill('By an editor');
  await page.getByRole('button', { name: 'Add default block' }).click();
  await page.keyboard.type('/shortcode');
  await page.getByRole('option', { name: 'Shortcode' }).click();
  await page
    .getByRole('textbox', { name: 'Shortcode text' })
    .fill('[rewards_widget name="svc-query"]Call "400-820-6998".[/rewards_widget]');
  await takePicture(page, 'wordpress-shortcode', 420);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page
    .getByRole('region', { name: 'Editor publish' })
    .getByRole('button', { name: 'Publish', exact: true })
    .click();
  await expect(page.getByText('is now live')).toBeVisible();
  await page.goto('/by-an-editor/');
  await expect(page.locator('[data-mount="svc-query"]')).toHaveAttribute('data-mount-state', 'ready');
});
