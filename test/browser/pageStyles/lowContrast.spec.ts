import { expect, test } from '../support/fixtures';
import { configBlock, loaderTag, mountTag } from '../support/hostPage';
import { expectReady } from '../support/page';

test.describe('colours of a page that are hard to read on each other are reported (A5)', () => {
  for (const { properties, expected } of [
    {
      properties: '--rw-color-surface: #1b2421',
      expected: ['--rw-color-ink on --rw-color-surface', '--rw-color-accent on --rw-color-surface'],
    },
    { properties: '--rw-color-surface: #fffdf8', expected: [] },
    { properties: '--rw-font-size: 18px', expected: [] },
  ]) {
    test(`with ${properties}`, async ({ page, demo, openHostPage }) => {
      const reports: string[] = [];
      const files: string[] = [];
      page.on('console', (message) => reports.push(message.text()));
      page.on('requestfinished', (request) => files.push(request.url()));
      const isChecked = () => files.some((url) => url.includes('low-contrast'));
      await openHostPage(configBlock(demo) + mountTag('svc-query') + loaderTag(demo), {
        head: `<style>:root { ${properties} }</style>`,
      });
      await expectReady(page, 'svc-query');
      if (properties.includes('color')) await expect.poll(isChecked).toBe(true);
      await page.waitForLoadState('networkidle');
      // The check runs as soon as its file is there.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      for (const pair of expected) {
        await expect.poll(() => reports.filter((text) => text.includes(pair)).length).toBe(1);
      }
      if (expected.length === 0) expect(reports.filter((text) => text.includes('--rw-'))).toEqual([]);
      expect(isChecked()).toBe(properties.includes('color'));
    });
  }
});
