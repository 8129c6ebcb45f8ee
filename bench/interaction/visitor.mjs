import { openTab } from '../browser/browser.mjs';
import { markNames, readTrace } from './readTrace.mjs';

/**
 * Milliseconds after which a response arrives, which do not count. At 250, a short task of the browser in between often
 * joined the arriving response to the work of the click before.
 */
const latency = 500;
/** Milliseconds until the next interaction, during which a response arrives and is shown. */
const pause = 1500;
/** The same where nothing is sent: after a key in a field, and after the pointer has moved. */
const shortPause = 1000;
const categories = ['disabled-by-default-devtools.timeline', 'blink.user_timing'];

/** Runs in the page: marks the moments at which a key or a pointer goes down and at which a response has arrived. */
function setMarks({ interaction, response }) {
  for (const type of ['keydown', 'pointerdown']) {
    window.addEventListener(type, () => performance.mark(interaction), true);
  }
  const { send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.send = function sendMarked(body) {
    this.addEventListener('load', () => performance.mark(response));
    send.call(this, body);
  };
}

/**
 * Opens a page in Chromium, slowed down by the factor `rate`, lets `use` interact with it, and returns the milliseconds
 * of each interaction with its kind: `time` from the key or pointer going down to the end of the last task that follows,
 * `response` the same from a response that it causes.
 */
export async function visit(browser, rate, { url, use, widgetCount }) {
  const { context, page } = await openTab(browser, { profile: { cpu: rate, latency } });
  try {
    await page.addInitScript(setMarks, markNames);
    await page.goto(url);
    if (widgetCount > 0) await page.locator('main [data-mount-state="ready"]').first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(pause);
    const kinds = [];
    const measured = async (kind, interact, wait = pause) => {
      kinds.push(kind);
      await interact();
      await page.waitForTimeout(wait);
    };
    const visitor = {
      page,
      /** Clicks a control. Playwright's own click adds its checks of the target to the work of the page. */
      async click(kind, control) {
        await control.hover();
        await page.waitForTimeout(shortPause);
        await measured(kind, async () => {
          await page.mouse.down();
          await page.mouse.up();
        });
      },
      press: (kind, key) => measured(kind, () => page.keyboard.press(key)),
      /**
       * Clicks into a field and types. The click and the first key are kinds of their own, as they may load what the field
       * needs, and so is the first key of the page, which may load what the form needs.
       */
      async type(field, text) {
        await visitor.click('enter field', field);
        for (const [index, key] of [...text].entries()) {
          const first = kinds.includes('first key') ? 'first key in another field' : 'first key';
          await measured(index === 0 ? first : 'next key', () => page.keyboard.press(key), shortPause);
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
    return times.map((each, index) => ({ kind: kinds[index], ...each }));
  } finally {
    await context.close();
  }
}
