import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { configBlock, loaderTag } from './support/hostPage';
import { openMemoryMeter } from './support/memory';
import { manifest } from './support/prerendered';

/** The number of times that a widget is mounted and unmounted. */
const totalCycles = process.env['LONG'] ? 10_000 : 900;
/** The number of cycles before the first measurement. */
const warmUpCycles = Math.min(totalCycles / 3, 1000);
/** The bytes that the heap may grow between the two measurements. */
const maxGrowth = 1_000_000;

/** Mounts and unmounts the widgets in turn, one at a time. */
async function mountAndUnmount(page: Page, names: readonly string[], cycles: number): Promise<void> {
  await page.evaluate(
    async ({ list, count }) => {
      const { port1, port2 } = new MessageChannel();
      const nextTask = () =>
        new Promise((resolve) => {
          port1.onmessage = resolve;
          port2.postMessage(null);
        });
      const status = () => window.widgets?.status() ?? [];
      for (let cycle = 0; cycle < count; cycle += 1) {
        const name = list[cycle % list.length] ?? '';
        // The bundle creates a missing outlet on first use; it stays mounted.
        if (status().some((row) => row.name === name)) continue;
        const element = document.createElement('div');
        element.setAttribute('data-mount', name);
        document.body.append(element);
        while (element.getAttribute('data-mount-state') !== 'ready') await nextTask();
        element.remove();
        while (status().some((row) => row.name === name)) await nextTask();
      }
      port1.onmessage = null;
      port1.close();
    },
    { list: names, count: cycles },
  );
}

async function expectNoLeak(page: Page, names: readonly string[]): Promise<void> {
  const measure = await openMemoryMeter(page);
  await mountAndUnmount(page, names, warmUpCycles);
  const before = await measure();
  await mountAndUnmount(page, names, totalCycles - warmUpCycles);
  const after = await measure();
  const details = JSON.stringify({ before, after });
  expect(after.heap - before.heap, details).toBeLessThanOrEqual(maxGrowth);
  // A leak of few bytes still keeps nodes or listeners of every cycle: fewer than one for each mount of a widget is none.
  const limit = Math.min(100, (totalCycles - warmUpCycles) / names.length);
  expect(after.nodes - before.nodes, details).toBeLessThan(limit);
  expect(after.listeners - before.listeners, details).toBeLessThan(limit);
}

test.describe('mounting and unmounting repeatedly leaks no memory (A2)', () => {
  test.setTimeout(totalCycles > 1000 ? 1_200_000 : 90_000);

  test('of one form', async ({ page, demo, openHostPage }) => {
    await openHostPage(configBlock(demo) + loaderTag(demo));
    await page.waitForFunction(() => window.widgets?.status);
    await expectNoLeak(page, ['svc-query']);
  });

  test('of all widgets in turn', async ({ page, demo, openHostPage }) => {
    await openHostPage(configBlock(demo) + loaderTag(demo));
    await page.waitForFunction(() => window.widgets?.status);
    await expectNoLeak(page, Object.keys(manifest.widgets));
  });
});
