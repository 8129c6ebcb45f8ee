import { darkColours } from '../gallery/looks';
import { expect, test } from '../support/fixtures';
import { findLowContrast } from './contrast';
import { holdStill } from './pictures';
import { states } from './states';

// Nothing scrolls while a state is being reached, so that the pointer stays over its control.
test.use({ viewport: { width: 656, height: 6000 } });

for (const { title, open } of states) {
  test(`the dark colours of docs/host-page.md are readable: ${title} (A5)`, async ({ page, demo }) => {
    await open(page, demo, '<!doctype html>');
    await page.addStyleTag({ content: darkColours });
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    await holdStill(page);
    if (!process.env['CI']) await page.screenshot({ path: `screenshots/dark-${title.replace(/\W+/g, '-')}.png` });
    expect(await findLowContrast(page)).toEqual([]);
  });
}
