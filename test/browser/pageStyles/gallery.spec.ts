import type { Page } from '@playwright/test';
import type { State } from '../../../demo/gallery/state';
import { stateAddress } from '../../../demo/gallery/stateAddress';
import { idOf, states } from '../../../demo/gallery/states';
import { mountNames } from '../../../src/mounts/registry';
import { type Demo, expect, test } from '../support/fixtures';
import { findMissingFile, pageStyles, readStyle } from './pageStyles';
import { compare, findAreas, holdStill, takePicture } from './pictures';

test.skip(!process.env['LONG'], 'part of the long run');
// The page's styles are inline.
test.use({ viewport: { width: 656, height: 3000 }, bypassCSP: true });

/** Opens a state of the gallery on a page without a style sheet of its own. */
async function openState(page: Page, demo: Demo, state: State): Promise<void> {
  await page.clock.resume();
  await page.goto(demo.origin + stateAddress(state, 'en', { isAlone: true }));
  await expect(page.locator('html')).toHaveAttribute('data-gallery', 'ready', { timeout: 20_000 });
  // Countdowns, notices that hide by themselves and hints after some seconds would differ from picture to picture.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await page.evaluate(() => {
    document.querySelector('main')!.id = 'column';
    (document.activeElement as HTMLElement | null)?.blur();
  });
  // Only what is inside the mount point is compared.
  await page.addStyleTag({
    content: `html, body { background: #fff !important } h1 { display: none !important } #column, .widget-slot, [data-mount] { all: revert !important }
      #column { position: absolute !important; top: 0 !important; left: 0 !important; width: 640px !important;
      box-sizing: border-box !important } #column [data-mount] { display: flow-root !important; padding: 8px !important;
      direction: ltr !important; text-align: left !important }
      #column [data-mount^="account-"] { display: flex !important }`,
  });
  await holdStill(page);
}

const styles = pageStyles.filter((style) => findMissingFile(style) === undefined);

for (const widget of mountNames) {
  test(`each state of ${widget} looks the same on every page (A5)`, async ({ page, context, demo }) => {
    test.setTimeout(600_000);
    await page.route(/\/(site|gallery|panel)\.css$/, (route) => route.fulfill({ contentType: 'text/css', body: '' }));
    await page.clock.install();
    const blank = await context.newPage();
    const differences: string[] = [];
    for (const state of states.filter((one) => one.widget === widget)) {
      await openState(page, demo, state);
      const areas = await findAreas(page);
      const plain = await takePicture(page);
      for (const style of styles) {
        const picture = await takePicture(page, style, readStyle(style));
        for (const difference of await compare(blank, plain, picture, areas)) {
          differences.push(`${idOf(state)}, ${style.title}: ${difference}`);
        }
      }
    }
    expect(differences).toEqual([]);
  });
}
