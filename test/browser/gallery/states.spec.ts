import { stateAddress } from '../../../demo/gallery/stateAddress';
import { idOf, states } from '../../../demo/gallery/states';
import { locales } from '../../../demo/site/texts';
import { mountNames } from '../../../src/mounts/registry';
import { findLowContrast } from '../pageStyles/contrast';
import { expect, test } from '../support/fixtures';
import { looks, showWith } from './looks';
import { secretsOf, watchLeaks } from './secrets';
import { findSmallTargets } from './smallTargets';

// The long run visits each state in both languages, and runs axe and measures contrast at both sizes. CI, to save time,
// visits every fourth state in one language, runs axe at one size, and measures contrast at one size in one look besides
// the default.
const isLong = Boolean(process.env['LONG']);
const checksAll = !process.env['CI'] || isLong;
const statesIn = (locale: (typeof locales)[number]) =>
  states.filter((_, index) => checksAll || index % 8 === 4 * locales.indexOf(locale));
const sizes = [
  { width: 375, height: 740 },
  { width: 1280, height: 800 },
];
/** Whether axe checks a state at the size of this index. In CI the size changes after every eight states. */
const checksAt = (state: (typeof states)[number], index: number) =>
  checksAll || Math.floor(states.indexOf(state) / 8) % sizes.length === index;
/** Whether the contrast of a state is measured in these colours. In CI they change after every sixteen states. */
const checksIn = (state: (typeof states)[number], look: (typeof looks)[number]) =>
  checksAll || Math.floor(states.indexOf(state) / 16) % looks.length === looks.indexOf(look);

for (const locale of locales) {
  for (const widget of mountNames) {
    test(`the states of ${widget} are reached, fit on a phone, are accessible and leak nothing, in ${locale} (J1)`, async ({
      page,
      demo,
      checkScreen,
    }) => {
      const visited = statesIn(locale).filter((state) => state.widget === widget);
      test.skip(visited.length === 0, 'CI visits no state of this widget in this language');
      test.setTimeout(240_000);
      await page.addInitScript(() => Object.assign(window, { dataLayer: [] }));
      const findLeaks = watchLeaks(page, demo);
      for (const state of visited) {
        await test.step(state.name, async () => {
          // The state before has been shown in other colours.
          await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'no-preference' });
          await page.setViewportSize({ width: 375, height: 740 });
          await page.goto(demo.origin + stateAddress(state, locale, { isAlone: true }));
          await expect(page.locator('html')).toHaveAttribute('data-gallery', /./, { timeout: 20_000 });
          expect(await page.locator('html').getAttribute('data-gallery'), idOf(state)).toBe('ready');
          expect(await findLeaks(secretsOf(state)), idOf(state)).toEqual([]);
          for (const [index, size] of sizes.entries()) {
            await page.setViewportSize(size);
            const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
            expect(overflow, `${idOf(state)} is wider than ${size.width} px`).toBeLessThanOrEqual(0);
            expect(await findSmallTargets(page), `${idOf(state)} at ${size.width} px`).toEqual([]);
            if (checksAt(state, index)) await checkScreen(`gallery/${widget}-${state.name}-${locale}`);
            if (!isLong && index < sizes.length - 1) continue;
            for (const look of [...looks.filter((one) => checksIn(state, one)), 'default'] as const) {
              await showWith(page, look);
              expect(await findLowContrast(page), `${idOf(state)} in ${look} colours, ${size.width} px`).toEqual([]);
            }
          }
        });
      }
    });
  }
}

test('every widget has a state in the gallery, and all widgets have at least 120', () => {
  const statesOf = (name: (typeof mountNames)[number]) => states.filter(({ widget }) => widget === name);
  expect(mountNames.filter((name) => statesOf(name).length === 0)).toEqual([]);
  expect(new Set(mountNames.flatMap(statesOf).map(idOf)).size).toBeGreaterThanOrEqual(120);
});
