import { heapAfterCollection, openTab } from './browser.mjs';

/** Mounts and unmounts inside the page, one after another, until so many have been done in all. */
async function turn({ name, cycles }) {
  const status = () => window.widgets.status();
  // One channel for all: a port that is never closed keeps whatever its listener knows.
  const { port1, port2 } = new MessageChannel();
  const soon = () =>
    new Promise((resolve) => {
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
  const until = async (is) => {
    const giveUpAt = performance.now() + 30_000;
    while (!is()) {
      if (performance.now() > giveUpAt) throw new Error(`No end: ${JSON.stringify(status())}`);
      await soon();
    }
  };
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    const element = document.createElement('div');
    element.setAttribute('data-mount', name);
    document.body.append(element);
    await until(() => element.getAttribute('data-mount-state') === 'ready');
    element.remove();
    await until(() => status().length === 0);
  }
  port1.close();
}

async function countNow(cdp) {
  const heap = await heapAfterCollection(cdp);
  const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters');
  return { heap, nodes, listeners: jsEventListeners };
}

/** Counts once nothing changes any more: the last calls of widgets that are gone hold these until they are answered. */
async function count(page, cdp) {
  let last = await countNow(cdp);
  for (let second = 0; second < 30; second += 1) {
    await page.waitForTimeout(1_000);
    const now = await countNow(cdp);
    if (now.nodes === last.nodes && now.listeners === last.listeners) return now;
    last = now;
  }
  return last;
}

/**
 * Mounts and unmounts a form again and again, and answers what the page holds after the first and after the last of
 * `cycles`: bytes of heap, nodes and listeners, once all that can be collected is.
 */
export async function measureHeap(browser, server, { cycles: [first, last] }, tell) {
  const name = 'svc-query';
  const config = JSON.stringify({ captchaOrigins: [server.origin] });
  server.addPage(
    '/heap',
    `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>Heap</title><link rel="icon" href="data:,">
<script type="application/json" id="widgets-config">${config}</script>
<script src="/w/widgets.js" async></script></head><body></body></html>`,
  );
  const { context, page, cdp } = await openTab(browser);
  await page.goto(`${server.origin}/heap`);
  page.setDefaultTimeout(0);
  const step = Math.min(first, 500);
  let before;
  for (let done = 0; done < last; done += step) {
    tell(`heap: ${done} of ${last} mounts and unmounts`);
    await page.evaluate(turn, { name, cycles: step });
    server.takeLog();
    if (done + step === first) before = await count(page, cdp);
  }
  const after = await count(page, cdp);
  await context.close();
  return { name, first, last, before, after };
}
