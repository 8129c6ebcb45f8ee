import { heapAfterCollection, openTab } from './browser/browser.mjs';

/** Runs inside the page: mounts and unmounts a widget `cycles` times, one after another. */
async function mountAndUnmount({ name, cycles }) {
  const status = () => window.widgets.status();
  // One channel for all cycles: an open port keeps everything that its listener refers to.
  const { port1, port2 } = new MessageChannel();
  const nextTask = () =>
    new Promise((resolve) => {
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
  const until = async (isDone) => {
    const giveUpAt = performance.now() + 30_000;
    while (!isDone()) {
      if (performance.now() > giveUpAt) throw new Error(`Not ended after 30 s: ${JSON.stringify(status())}`);
      await nextTask();
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

/** Counts when the numbers stop changing: pending requests of unmounted widgets hold nodes until their response. */
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
 * Mounts and unmounts a form many times. Returns heap, nodes and listeners of the page after the first and after the
 * last number of `cycles`, after garbage collection.
 */
export async function measureHeap(browser, server, { cycles: [first, last] }, showProgress) {
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
    showProgress(`heap: ${done} of ${last} mounts and unmounts`);
    await page.evaluate(mountAndUnmount, { name, cycles: step });
    server.takeLog();
    if (done + step === first) before = await count(page, cdp);
  }
  const after = await count(page, cdp);
  await context.close();
  return { name, first, last, before, after };
}
