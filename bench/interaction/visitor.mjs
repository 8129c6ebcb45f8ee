import { openTab } from '../browser/browser.mjs';
import { markName, readTrace } from './readTrace.mjs';

/** A sixth of this machine's speed, with an unlimited network: what counts is the work in the browser. */
const slowProcessor = { cpu: 6, latency: 0 };
/** Milliseconds until the next interaction. Playwright's own work in the page then does not follow a slow step at once. */
const pause = 1000;
const categories = ['disabled-by-default-devtools.timeline', 'blink.user_timing'];

/** Runs in the page: marks the moment at which a key or a pointer goes down. */
function markInteractions(name) {
  for (const type of ['keydown', 'pointerdown']) window.addEventListener(type, () => performance.mark(name), true);
}

/**
 * Opens a page on a slow processor, lets `use` interact with it, and returns the milliseconds of each interaction with
 * its kind: from the key or pointer going down to the end of the last task that follows.
 */
export async function visit(browser, url, use) {
  const { context, page } = await openTab(browser, { profile: slowProcessor });
  try {
    await page.addInitScript(markInteractions, markName);
    await page.goto(url);
    await page.locator('main [data-mount-state="ready"]').first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(pause);
    const kinds = [];
    const measured = async (kind, interact) => {
      kinds.push(kind);
      await interact();
      await page.waitForTimeout(pause);
    };
    const visitor = {
      page,
      /** Clicks a control. Playwright's own click adds its checks of the target to the work of the page. */
      async click(kind, control) {
        await control.hover();
        await page.waitForTimeout(pause);
        await measured(kind, async () => {
          await page.mouse.down();
          await page.mouse.up();
        });
      },
      press: (kind, key) => measured(kind, () => page.keyboard.press(key)),
      /** Clicks into a field and types; click and first key are kinds of their own, as they may load what the field needs. */
      async type(field, text) {
        await visitor.click('enter field', field);
        for (const [index, key] of [...text].entries()) {
          await visitor.press(index === 0 ? 'first key' : 'next key', key);
        }
      },
    };
    await browser.startTracing(page, { categories });
    let trace;
    try {
      await use(visitor);
    } finally {
      trace = await browser.stopTracing();
    }
    const times = readTrace(JSON.parse(trace.toString()));
    if (times.length !== kinds.length) {
      throw new Error(`${url}: ${times.length} marks of ${kinds.length} interactions`);
    }
    return times.map((time, index) => ({ kind: kinds[index], time }));
  } finally {
    await context.close();
  }
}
