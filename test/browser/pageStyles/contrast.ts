import type { Page } from '@playwright/test';
import { type AxeResults, source as axeSource, type RunOptions } from 'axe-core';

/** Returns the texts of a page's widgets with a contrast below 4.5:1, or 3:1 for large text, as lines. */
async function findLowTextContrast(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } };
    const { violations } = await axe.run({ runOnly: ['color-contrast'], resultTypes: ['violations'] });
    return violations.flatMap(({ nodes }) => nodes.map(({ html, any }) => `${any[0]?.message}: ${html}`));
  });
}

/** Returns the controls of a page's widgets of which neither border nor fill has a contrast of 3:1, as lines. */
const findLowBorderContrast = (page: Page): Promise<string[]> =>
  page.locator('.rw-control, .rw-button, .rw-check-box').evaluateAll((controls) => {
    const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
    const luminance = (colour: string) => {
      const [r = 0, g = 0, b = 0] = channels(colour).map((value) => {
        const share = value / 255;
        return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const contrastOf = (one: string, other: string) => {
      const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
      return (light + 0.05) / (dark + 0.05);
    };
    const backgroundOf = (element: Element | null): string => {
      if (!element) return 'rgb(255, 255, 255)';
      const { backgroundColor } = getComputedStyle(element);
      return channels(backgroundColor)[3] === 0 ? backgroundOf(element.parentElement) : backgroundColor;
    };
    return controls
      .filter((control) => control.getClientRects().length > 0 && !control.matches('[aria-disabled="true"]'))
      .flatMap((control) => {
        const border = getComputedStyle(control).borderTopColor;
        const background = backgroundOf(control.parentElement);
        const contrast = Math.max(contrastOf(border, background), contrastOf(backgroundOf(control), background));
        return contrast < 3 ? [`${border} on ${background}, ${contrast.toFixed(2)}: ${control.outerHTML}`] : [];
      });
  });

/** Returns the texts and borders of a page's widgets that are hard to see. */
export async function findLowContrast(page: Page): Promise<string[]> {
  return [...(await findLowTextContrast(page)), ...(await findLowBorderContrast(page))];
}
