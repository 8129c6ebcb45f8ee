import type { Page } from '@playwright/test';
import { locales } from '../../../demo/site/texts';
import { expect, test } from '../support/flowFixtures';
import { expectReady, signInAs } from '../support/page';

const texts = {
  zh: { prefix: '', panel: 'QA 面板', close: '关闭', join: '成为会员', rewards: '查看我的好礼' },
  en: { prefix: '/en', panel: 'QA panel', close: 'Close', join: 'Become a member', rewards: 'See my rewards' },
} as const;

/** Returns the texts and controls of the page, without the panel, that lie within a rectangle of the window. */
const contentUnder = (page: Page, rectangle: { x: number; width: number }) =>
  page.evaluate(({ x, width }) => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (
        !parent?.checkVisibility({ visibilityProperty: true }) ||
        parent.closest('.qa, .rw-hidden, .skip-link, script')
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        if (rect.width > 1 && rect.left < x + width && rect.right > x) found.push(node.textContent ?? '');
      }
    }
    return found.filter((text) => text.trim() !== '');
  }, rectangle);

for (const locale of locales) {
  const text = texts[locale];

  test(`the QA tab covers no content, moves and stays where it was put, in ${locale}`, async ({
    page,
    visit,
    checkScreen,
  }) => {
    const tab = page.getByRole('button', { name: text.panel });
    for (const path of ['/', '/account/', '/account/register', '/starbucks-gift-card/invoice']) {
      await visit(text.prefix + path);
      await expectReady(page, 'logout');
      const box = await tab.boundingBox();
      expect(box?.width).toBeLessThanOrEqual(16);
      expect(await contentUnder(page, box ?? { x: 0, width: 0 }), path).toEqual([]);
    }
    const before = await tab.boundingBox();
    await tab.focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowRight');
    const after = await tab.boundingBox();
    expect(after?.x).toBeGreaterThan(300);
    expect(after?.y).toBeLessThan(before?.y ?? 0);
    await page.reload();
    await expect.poll(() => tab.boundingBox()).toEqual(after);
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    await tab.hover();
    await page.mouse.down();
    await page.mouse.move(4, height / 4, { steps: 4 });
    await page.mouse.up();
    await expect(page.locator('.qa-panel')).toBeHidden();
    expect((await tab.boundingBox())?.x).toBe(0);
    await checkScreen(`qa-tab-${locale}`);

    for (const size of [
      { width, height },
      { width: height, height: width },
    ]) {
      await page.setViewportSize(size);
      await tab.click();
      const panel = page.getByRole('region', { name: text.panel, exact: true });
      const box = await panel.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(16);
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(size.width);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(size.height);
      await panel.evaluate((element) => element.scrollTo(0, element.scrollHeight));
      await checkScreen(`qa-panel-${locale}-${size.width > size.height ? 'landscape' : 'portrait'}`);
      await panel.getByRole('button', { name: text.close, exact: true }).click();
      await expect(panel).toBeHidden();
    }
  });

  test(`the home of a member does not invite to join, in ${locale}`, async ({
    page,
    demo,
    context,
    visit,
    checkScreen,
  }) => {
    await visit(`${text.prefix}/`);
    await expect(page.getByRole('link', { name: text.join })).toBeVisible();
    await signInAs(context, demo, 'mei');
    await visit(`${text.prefix}/`);
    await expectReady(page, 'entry');
    await expect(page.getByRole('main').getByRole('link', { name: text.rewards }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: text.join })).toHaveCount(0);
    await checkScreen(`home-member-${locale}`);
  });

  test(`the wordmark is legible with forced colours on a dark palette, in ${locale}`, async ({ page, visit }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await visit(`${text.prefix}/starbucks-gift-card/svc-query`);
    await expectReady(page, 'svc-query');
    await expect(page.locator('.wordmark img')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await page.screenshot({
      path: `screenshots/forced-colors-${locale}-${page.viewportSize()?.width}.png`,
      fullPage: true,
    });
  });

  test(`text of twice the size fits the window, in ${locale}`, async ({ page, visit }) => {
    for (const path of [
      '/starbucks-gift-card/svc-query',
      '/starbucks-gift-card/invoice',
      '/account/',
      '/account/register',
    ]) {
      await visit(text.prefix + path);
      await page.evaluate(() => {
        const { style } = document.documentElement;
        style.fontSize = '200%';
        style.setProperty('--rw-font-size', '32px');
        for (const [name, size] of [
          ['small', 28],
          ['base', 32],
          ['large', 40],
          ['huge', 72],
        ] as const) {
          style.setProperty(`--rw-size-${name}`, `${size}px`);
        }
      });
      await expectReady(page, 'logout');
      await page.waitForLoadState('networkidle');
      const width = page.viewportSize()?.width ?? 0;
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width);
      await page.screenshot({
        path: `screenshots/twice-${locale}-${path.split('/').filter(Boolean).join('-')}-${width}.png`,
        fullPage: true,
      });
    }
  });
}
