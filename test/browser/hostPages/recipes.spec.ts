import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dist, expect, test } from '../support/fixtures';
import { configBlock, loaderTag } from '../support/hostPage';
import { mountPoint } from '../support/page';

const recipes = join(__dirname, '../../../docs/recipes');

interface Rendered {
  readonly lang: string;
  readonly head: string;
  readonly mountPoints: Readonly<Record<string, string>>;
}
interface PrerenderRecipe {
  renderWidgets(page: {
    dist: string;
    base: string;
    url: string;
    cookies: Readonly<Record<string, string>>;
    names: readonly string[];
  }): Rendered;
}

test('the recipe of a plain page shows a form', async ({ page, demo }) => {
  const html = readFileSync(join(recipes, 'plain.html'), 'utf8')
    .replace('https://account.example.test', demo.servicesOrigin)
    .replace('https://public.example.test', demo.servicesOrigin)
    .replace('https://captcha.example.test', demo.servicesOrigin)
    .replace('https://cdn.example.test', demo.origin);
  await page.route('**/en/gift-cards', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  );
  await page.goto(`${demo.origin}/en/gift-cards`);
  const widget = mountPoint(page, 'svc-query');
  await expect(widget).toHaveAttribute('data-mount-state', 'ready');
  await page.getByRole('button', { name: 'Click to verify' }).click();
  await expect(widget.getByText('Verified')).toBeVisible();
});

test.describe('the recipe for prerendered markup', () => {
  const names = ['auth', 'svc-query', 'navigation'];
  const render = async (url: string, cookies: Readonly<Record<string, string>> = {}) => {
    const recipe: PrerenderRecipe = await import(join(recipes, 'prerender.mjs'));
    return recipe.renderWidgets({ dist, base: '/w/', url, cookies, names });
  };

  for (const [path, lang, label] of [
    ['/host-page', 'zh-CN', '密码'],
    ['/en/host-page', 'en', 'Password'],
  ] as const) {
    test(`React hydrates the markup of ${path} without a warning`, async ({ page, demo, openHostPage }) => {
      const warnings: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'warning') warnings.push(message.text());
      });
      const rendered = await render(demo.origin + path);
      expect(rendered.lang).toBe(lang);
      const body = configBlock(demo) + names.map((name) => rendered.mountPoints[name]).join('');
      await page.route('**/w/widgets.js', (route) => route.abort(), { times: 1 });
      await openHostPage(body + loaderTag(demo), { head: rendered.head, path });
      await expect(page.getByLabel(label, { exact: true })).toBeVisible();
      await page.reload();
      await expect(mountPoint(page, 'auth')).toHaveAttribute('data-mount-state', 'ready');
      await expect(mountPoint(page, 'svc-query')).toHaveAttribute('data-mount-state', 'ready');
      expect(warnings.filter((text) => text.includes('prerendered'))).toEqual([]);
    });
  }

  test('leaves out what the manifest excludes, and adds the files of the first call for a signed-in visitor', async () => {
    const { mountPoints, head } = await render('https://www.example.test/?code=1', { 'login-status': 'true' });
    expect(mountPoints['auth']).toBe('<div data-mount="auth"></div>');
    expect(mountPoints['navigation']).toBe('<div data-mount="navigation"></div>');
    expect(mountPoints['svc-query']).toContain('<form');
    expect(head).toMatch(/assets\/client\.\w+\.js/);
  });
});
