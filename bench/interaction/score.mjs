import { openTab } from '../browser/browser.mjs';
import { summary } from '../statistics.mjs';

/** How often the score is measured; the median counts. */
const runs = 5;

/** Runs in the page: builds texts of 10,000 letters, and returns how many of them in a tenth of a second. */
function measureOnce() {
  const start = performance.now();
  let texts = 0;
  let elapsed = 0;
  while (elapsed < 250) {
    let text = '';
    for (let letter = 0; letter < 10_000; letter += 1) text += 'a';
    texts += text.length / 10_000;
    elapsed = performance.now() - start;
  }
  return (texts * 100) / elapsed;
}

/** Returns the score of Chromium at a throttling rate on this machine, in the benchmark of Lighthouse. */
export async function measureScore(browser, rate) {
  const { context, page } = await openTab(browser, { profile: { cpu: rate, latency: 0 } });
  try {
    // The first run compiles the benchmark.
    await page.evaluate(measureOnce);
    const scores = [];
    for (let run = 0; run < runs; run += 1) scores.push(await page.evaluate(measureOnce));
    return summary(scores).median;
  } finally {
    await context.close();
  }
}
