import type { Page } from '@playwright/test';

/** What a page keeps in memory: bytes of the heap, and the numbers of DOM nodes and listeners. */
export interface Memory {
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** Returns a function that collects the garbage of a page and measures what remains. */
export async function openMemoryMeter(page: Page): Promise<() => Promise<Memory>> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('HeapProfiler.enable');
  return async () => {
    for (let round = 0; round < 4; round += 1) await cdp.send('HeapProfiler.collectGarbage');
    const { usedSize } = await cdp.send('Runtime.getHeapUsage');
    const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters');
    return { heap: usedSize, nodes, listeners: jsEventListeners };
  };
}
