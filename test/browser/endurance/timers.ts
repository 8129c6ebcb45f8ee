import type { Page } from '@playwright/test';

/** Counts the timers and animation frames of the page from its start. Call it after `page.clock.install`, whose timers it counts. */
export async function countTimersFromStart(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const pending = new Set<number>();
    for (const [set, clear, isRepeated] of [
      ['setTimeout', 'clearTimeout', false],
      ['setInterval', 'clearInterval', true],
      ['requestAnimationFrame', 'cancelAnimationFrame', false],
    ] as const) {
      const start = window[set].bind(window) as (run: (...times: number[]) => void, delay?: number) => number;
      const stop = window[clear].bind(window);
      Object.assign(window, {
        [set](run: (...args: unknown[]) => void, delay?: number, ...args: unknown[]) {
          const id = start((...times) => {
            if (!isRepeated) pending.delete(id);
            run(...args, ...times);
          }, delay);
          pending.add(id);
          return id;
        },
        [clear](id: number) {
          pending.delete(id);
          stop(id);
        },
      });
    }
    Object.assign(window, { countTimers: () => pending.size });
  });
}

/** Returns the number of timers and animation frames that have not run, and of intervals. */
export function countTimers(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { countTimers(): number }).countTimers());
}
