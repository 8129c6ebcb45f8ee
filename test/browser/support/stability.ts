import type { Page } from '@playwright/test';

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
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Returns the sum of the recorded layout shifts of the current page. */
export function totalShift(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0));
}
