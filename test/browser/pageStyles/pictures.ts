import { expect, type Page } from '@playwright/test';
import type { PageStyle } from './pageStyles';

/** Stops what moves. Hides what the captcha provider adds, which differs each time, but leaves its space. */
const still = `.rw, .rw *, .rw *::before, .rw *::after { transition: none !important; animation: none !important;
  caret-color: transparent !important } .rw-captcha-box { visibility: hidden !important; height: 232px !important }`;

/** Stops the animations, transitions and carets of a page, and makes the viewport as high as its widgets. */
export async function holdStill(page: Page): Promise<void> {
  await page.addStyleTag({ content: still });
  const height = await page.evaluate(async () => {
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    return Math.ceil(document.getElementById('column')!.getBoundingClientRect().bottom);
  });
  await page.evaluate(() => scrollTo(0, 0));
  const size = { width: 656, height: Math.max(height, 600) };
  await page.setViewportSize(size);
  // A dialog stands in the middle of the viewport. It moves when the page is laid out with the new height.
  await page.waitForFunction(({ height }) => innerHeight === height, size);
  let last: Buffer = Buffer.alloc(0);
  const isAsBefore = async () => {
    const before = last;
    last = await page.screenshot();
    return last.equals(before);
  };
  await expect.poll(isAsBefore, 'the page does not move any more').toBe(true);
}

/** Gives a page a style, at the end of its head. Returns a function that removes it. */
export async function applyStyle(page: Page, { root = {}, wrapper = '' }: PageStyle, css: string) {
  await page.evaluate(
    ([attributes, className, text]) => {
      for (const [name, value] of Object.entries(attributes)) document.documentElement.setAttribute(name, value);
      document.getElementById('column')!.className = className;
      document.head.append(Object.assign(document.createElement('style'), { id: 'page-style', textContent: text }));
    },
    [root, wrapper, css] as const,
  );
  return () =>
    page.evaluate((names) => {
      for (const name of names) document.documentElement.removeAttribute(name);
      document.getElementById('column')!.className = '';
      document.getElementById('page-style')!.remove();
    }, Object.keys(root));
}

/** Returns a PNG picture of a page with a style; without a style, of the plain page. */
export async function takePicture(page: Page, style: PageStyle = { title: 'plain' }, css = ''): Promise<Buffer> {
  const remove = await applyStyle(page, style, css);
  const picture = await page.screenshot();
  await remove();
  return picture;
}

/** The rows of pixels that a widget covers. */
export interface Area {
  readonly name: string;
  readonly top: number;
  readonly bottom: number;
}

/** Returns the areas of a page's mount points. */
export const findAreas = (page: Page): Promise<Area[]> =>
  page.locator('#column [data-mount]').evaluateAll((elements) =>
    elements.map((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return { name: element.getAttribute('data-mount')!, top, bottom };
    }),
  );

/** Returns for each row of two PNG pictures how many pixels differ. */
const countByRow = (blank: Page, one: Buffer, other: Buffer): Promise<number[]> =>
  blank.evaluate(
    async (sources) => {
      // A gradient may be painted with another rounding.
      const invisible = 3;
      const [first, second] = await Promise.all(
        sources.map(async (source) => {
          const image = new Image();
          image.src = `data:image/png;base64,${source}`;
          await image.decode();
          const { width, height } = image;
          const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')!;
          context.drawImage(image, 0, 0);
          return { width, height, bytes: context.getImageData(0, 0, width, height).data };
        }),
      );
      const { width, height, bytes } = first!;
      return Array.from({ length: height }, (_, row) => {
        let count = 0;
        for (let at = row * width * 4; at < (row + 1) * width * 4; at += 4) {
          if ([0, 1, 2].some((c) => Math.abs(bytes[at + c]! - second!.bytes[at + c]!) > invisible)) count += 1;
        }
        return count;
      });
    },
    [one.toString('base64'), other.toString('base64')],
  );

/** Pixels of a widget that may differ: Chromium may smooth the edges of a drawing in another way when it paints again. */
const edge = 50;

/** Returns for each widget of two PNG pictures how many pixels differ, without those that look the same. */
export async function compare(blank: Page, one: Buffer, other: Buffer, areas: readonly Area[]): Promise<string[]> {
  if (one.equals(other)) return [];
  const counts = new Map<string, number>();
  for (const [row, count] of (await countByRow(blank, one, other)).entries()) {
    const name = areas.find(({ top, bottom }) => row >= top && row < bottom)?.name ?? 'outlet';
    counts.set(name, (counts.get(name) ?? 0) + count);
  }
  return [...counts].filter(([, count]) => count > edge).map(([name, count]) => `${name}, ${count} pixels`);
}
