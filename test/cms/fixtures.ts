import { resolve } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';

export const servicesOrigin = process.env['CMS_SERVICES'] ?? '';
/** The folder of the bundle on the server of WordPress. */
export const bundleFolder = process.env['CMS_FOLDER'] ?? '';

/** The themes of the tests, each with the language in which its pages are tested. */
export const themes = [
  { theme: 'twentytwentyone', locale: 'zh', prefix: '' },
  { theme: 'twentytwentythree', locale: 'en', prefix: '/en' },
] as const;

/** Shows the site in a theme, in this browser. */
export async function useTheme(page: Page, theme: string): Promise<void> {
  const url = `http://localhost:${process.env['CMS_PORT'] ?? ''}`;
  await page.context().addCookies([{ name: 'test-theme', value: theme, url }]);
}

export async function logIn(page: Page, role: 'administrator' | 'editor' | 'author'): Promise<void> {
  await page.goto('/wp-login.php');
  await page.locator('#user_login').fill(role);
  await page.locator('#user_pass').fill('password');
  await page.locator('#wp-submit').click();
  await page.waitForURL(/wp-admin/);
}

/** Takes a picture for docs/editors.md when the variable PICTURES is set. */
export async function takePicture(page: Page, name: string, height: number): Promise<void> {
  if (!process.env['PICTURES']) return;
  await page.setViewportSize({ width: 800, height });
  await page.screenshot({ path: resolve(__dirname, `../../docs/cms/${name}.png`) });
}

/** Fails a test on page errors, and on anything that the widgets report on the console. */
export const test = base.extend<{ readonly failOnReports: undefined }>({
  failOnReports: [
    async ({ page }, use) => {
      const reports: string[] = [];
      page.on('pageerror', (error) => reports.push(error.message));
      page.on('console', (message) => {
        // A mount point that was copied with its script: the script of the plugin came first, and the second does
        // nothing.
        const isCopiedScript = /version \S+ is on this page already$/.test(message.text());
        if (message.text().includes('[rewards-widgets') && !isCopiedScript) reports.push(message.text());
      });
      await use(undefined);
      expect(reports).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
