import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions, Spec } from 'axe-core';
import { injectAxe } from '../support/injectAxe';

/** The options of axe's check, which has no partial ones: its own, but also for texts of one character, such as 男. */
const textOptions = {
  ignoreUnicode: true,
  ignoreLength: true,
  ignorePseudo: false,
  boldValue: 700,
  boldTextPt: 14,
  largeTextPt: 18,
  contrastRatio: { normal: { expected: 4.5 }, large: { expected: 3 } },
  pseudoSizeThreshold: 0.25,
  shadowOutlineEmMax: 0.2,
  textStrokeEmMin: 0.03,
};

/**
 * Returns the texts of a page's widgets with a contrast below 4.5:1, or 3:1 for large text, as lines. Also returns the
 * texts whose contrast axe cannot measure, except for texts in pictures and in the box of the captcha
 * provider, and texts on gradients, which `findLowOtherContrast` measures. In forced colours, which the browser paints,
 * axe reads some texts as if they had none.
 */
async function findLowTextContrast(page: Page): Promise<string[]> {
  await injectAxe(page);
  return page.evaluate(async (contrastOptions) => {
    const { axe } = window as unknown as {
      axe: { configure(spec: Spec): void; run(options: RunOptions): Promise<AxeResults> };
    };
    axe.configure({ checks: [{ id: 'color-contrast', options: contrastOptions }] });
    const { violations, incomplete } = await axe.run({ runOnly: ['color-contrast'] });
    const unmeasured = (matchMedia('(forced-colors: active)').matches ? [] : incomplete)
      .flatMap(({ nodes }) => nodes)
      .filter(({ any: [check] }) => check?.data.messageKey !== 'bgGradient')
      .filter(({ target }) => !document.querySelector(String(target))?.closest('svg, .rw-captcha-box'));
    const low = violations.flatMap(({ nodes }) => nodes);
    return [...low, ...unmeasured].map(({ html, any }) => `${any[0]?.message}: ${html}`);
  }, textOptions);
}

/**
 * Returns, as lines, the controls of a page's widgets of which neither border nor fill has a contrast of 3:1, the icons
 * of links and buttons of which no part has it, and the texts with a contrast below 4.5:1 on a colour of a gradient, which axe does not measure.
 */
const findLowOtherContrast = (page: Page): Promise<string[]> =>
  page.locator('.rw').evaluateAll((widgets) => {
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
    /** Returns a line if none of the colours of an element has a contrast of 3:1 with the background. */
    const findLow = (colours: string[], background: string, element: Element) => {
      const contrast = Math.max(...colours.map((colour) => contrastOf(colour, background)));
      return contrast < 3 ? [`${contrast.toFixed(2)} on ${background}: ${element.outerHTML}`] : [];
    };
    const findAll = (selector: string) => widgets.flatMap((widget) => [...widget.querySelectorAll(selector)]);
    const onGradient = [...widgets, ...findAll('*')].flatMap((element) => {
      const { backgroundImage } = getComputedStyle(element);
      const stops = backgroundImage.includes('gradient') ? (backgroundImage.match(/rgba?\([^)]+\)/g) ?? []) : [];
      const texts = [...element.querySelectorAll('*')]
        .filter((part) => [...part.childNodes].some((node) => node instanceof Text && node.data.trim()))
        .filter((part) => backgroundOf(part) === backgroundOf(element));
      return texts.flatMap((text) => {
        const { color } = getComputedStyle(text);
        const low = stops.filter((stop) => contrastOf(color, stop) < 4.5);
        return low.map((stop) => `${color} on ${stop} of a gradient: ${text.outerHTML}`);
      });
    });
    // Check boxes and radio buttons are the browser's own.
    const borders = findAll('.rw-control, .rw-button')
      .filter((control) => control.getClientRects().length > 0 && !control.matches('[aria-disabled="true"]'))
      .flatMap((control) => {
        const { borderTopColor, borderTopWidth } = getComputedStyle(control);
        const border = borderTopWidth === '0px' ? [] : [borderTopColor];
        return findLow([...border, backgroundOf(control)], backgroundOf(control.parentElement), control);
      });
    const icons = findAll('a svg, button svg')
      .filter((icon) => icon.getClientRects().length > 0 && !icon.closest('[aria-disabled="true"]'))
      .flatMap((icon) => {
        const styles = [...icon.querySelectorAll('*')].map((shape) => getComputedStyle(shape));
        const colours = styles
          .flatMap(({ fill, stroke }) => [fill, stroke])
          .filter((colour) => colour.startsWith('rgb'));
        return findLow(colours, backgroundOf(icon), icon);
      });
    return [...onGradient, ...borders, ...icons];
  });

/** Returns the texts and controls of a page's widgets that are hard to see. */
export async function findLowContrast(page: Page): Promise<string[]> {
  return [...(await findLowTextContrast(page)), ...(await findLowOtherContrast(page))];
}
