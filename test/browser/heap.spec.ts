import type { CDPSession, Page } from '@playwright/test';
import { configuration, expect, script, test } from './world';

/** Mounts and unmounts so many cycles: by default what fits in a test; `HEAP_CYCLES=10000` is the whole of it. */
const last = Number(process.env['HEAP_CYCLES'] ?? 900);
const first = Math.min(last / 3, 1000);
/** Bytes that the heap may grow by between the first and the last cycle. */
const mostGrowth = 1_000_000;

/** Mounts and unmounts names in turn, each as soon as the one before it has gone. */
async function turn(page: Page, names: readonly string[], cycles: number): Promise<void> {
  await page.evaluate(
    async ({ list, count }) => {
      const { port1, port2 } = new MessageChannel();
      const soon = () =>
        new Promise((resolve) => {
          port1.onmessage = resolve;
          port2.postMessage(null);
        });
      const status = () => window.widgets?.status() ?? [];
      for (let cycle = 0; cycle < count; cycle += 1) {
        const name = list[cycle % list.length] ?? '';
        // An outlet that the page lacks is made when it is first needed, and stays.
        if (status().some((row) => row.name === name)) continue;
        const element = document.createElement('div');
        element.setAttribute('data-mount', name);
        document.body.append(element);
        while (element.getAttribute('data-mount-state') !== 'ready') await soon();
        element.remove();
        while (status().some((row) => row.name === name)) await soon();
      }
      port1.onmessage = null;
      port1.close();
    },
    { list: names, count: cycles },
  );
}

/** What a page holds once all that can be collected is. */
async function held(cdp: CDPSession): Promise<{ heap: number; nodes: number; listeners: number }> {
  for (let round = 0; round < 4; round += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters');
  return { heap: usedSize, nodes, listeners: jsEventListeners };
}

async function staysAsItIs(page: Page, names: readonly string[]): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('HeapProfiler.enable');
  await turn(page, names, first);
  const before = await held(cdp);
  await turn(page, names, last - first);
  const after = await held(cdp);
  const seen = JSON.stringify({ before, after });
  expect(after.heap - before.heap, seen).toBeLessThanOrEqual(mostGrowth);
  // A leak that is small in bytes still shows by what it holds: some of either for each cycle.
  expect(after.nodes - before.nodes, seen).toBeLessThan(100);
  expect(after.listeners - before.listeners, seen).toBeLessThan(100);
}

const everyName = async (page: Page) =>
  (await page.request.get(new URL('/w/manifest.json', page.url()).href))
    .json()
    .then(({ widgets }) => Object.keys(widgets as object));

test.describe('mounted and unmounted again and again, a page stays as it is (A2)', () => {
  test.setTimeout(last > 1000 ? 1_200_000 : 90_000);

  test('by a form', async ({ page, world, host }) => {
    await host(configuration(world) + script(world));
    await page.waitForFunction(() => window.widgets?.status);
    await staysAsItIs(page, ['svc-query']);
  });

  test('by each widget in turn', async ({ page, world, host }) => {
    await host(configuration(world) + script(world));
    await page.waitForFunction(() => window.widgets?.status);
    await staysAsItIs(page, await everyName(page));
  });
});
