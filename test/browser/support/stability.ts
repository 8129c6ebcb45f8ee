import type { Page } from '@playwright/test';

/** What moved in a layout shift (https://wicg.github.io/layout-instability/). */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** Remembers the elements of a widget that a visitor can use. Returns their number. */
export function rememberElements(page: Page, name: string): Promise<number> {
  return page.evaluate((mountName) => {
    const elements = [...document.querySelectorAll(`[data-mount="${mountName}"] :is(.rw, form, input, button, a)`)];
    Object.assign(window, { remembered: elements });
    return elements.length;
  }, name);
}

/** Returns how many of the remembered elements are still in the document. */
export function countRememberedElements(page: Page): Promise<number> {
  return page.evaluate(
    () => (window as unknown as { remembered: Element[] }).remembered.filter((element) => element.isConnected).length,
  );
}

/** Records all layout shifts of the pages that are opened from now on. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    const describeBox = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}x${height}`;
    const describeNode = (node: Node | null) =>
      node instanceof Element ? (node.cloneNode(false) as Element).outerHTML : `the text ${node?.textContent}`;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        const sources = entry.sources.map(
          ({ node, previousRect, currentRect }) =>
            `${describeNode(node)} from ${describeBox(previousRect)} to ${describeBox(currentRect)}`,
        );
        shifts.push(`${entry.value} at ${Math.round(entry.startTime)} ms: ${sources.join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Returns the recorded layout shifts of the current page, once it has painted: for each, its value, time and what moved. */
export async function getShifts(page: Page): Promise<string[]> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}
