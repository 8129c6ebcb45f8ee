import { openTab } from '../browser/browser.mjs';
import { summary } from '../statistics.mjs';
import { findRate } from './findRate.mjs';

/** How often a score is measured; the median counts. */
const runsPerScore = 5;

/** Runs in the page: returns the score of the processor. */
function measureScore() {
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

/** Returns the score of this machine, and the throttling rate that makes it as slow as the phone. */
export async function calibrate(browser) {
  const { context, page, cdp } = await openTab(browser);
  const scoreAt = async (rate) => {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate });
    const scores = [];
    for (let run = 0; run < runsPerScore; run += 1) scores.push(await page.evaluate(measureScore));
    return summary(scores).median;
  };
  try {
    // The first runs compile the benchmark.
    await scoreAt(1);
    return { score: await scoreAt(1), rate: await findRate(scoreAt) };
  } finally {
    await context.close();
  }
}
