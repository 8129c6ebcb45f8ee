import { heapAfterCollection, openTab } from './browser.mjs';
import { followChain } from './chain.mjs';
import { probe } from './probe.mjs';

/** Milliseconds over which a task keeps a visitor waiting. */
const long = 50;
/** Milliseconds after which a page is at rest, and after which it is given up. */
const patience = { fast: { quiet: 250, longest: 20_000 }, slow: { quiet: 600, longest: 40_000 } };

/** What kind of bytes a request brought. */
function kindOf({ type }) {
  if (type.startsWith('text/html')) return 'html';
  if (type.startsWith('text/css')) return 'css';
  return type.startsWith('text/javascript') ? 'js' : 'data';
}

/** Adds up, by kind, what a page downloaded. */
function bytesOf(log) {
  const bytes = {};
  for (const request of log) {
    const kind = kindOf(request);
    bytes[kind] ??= { gzip: 0, brotli: 0 };
    const sum = bytes[kind];
    sum.gzip += request.sizes.gzip;
    sum.brotli += request.sizes.brotli;
  }
  return bytes;
}

/** What a visitor does first: goes to the first thing of the page that can be gone to. */
async function touch(page) {
  await page.keyboard.press('Tab');
  await page.waitForLoadState('networkidle');
}

/** What a visitor does next: types, where that is possible. */
async function type(page) {
  const field = page.locator('#form input, [data-mount] input').first();
  if ((await field.count()) === 0) return;
  await field.pressSequentially('1');
  await page.waitForLoadState('networkidle');
}

/** What of that is words, as far as it can be told; null where it cannot. */
function wordsOf(log) {
  const known = log.map(({ words }) => words).filter(Boolean);
  const sum = (coding) => known.reduce((total, words) => total + words[coding], 0);
  return known.length === 0 ? null : { gzip: sum('gzip'), brotli: sum('brotli') };
}

/** Uses a page's widgets, and answers all that was asked for by then: first since `log`, then with what typing brings. */
async function use(page, server, log) {
  await touch(page);
  const touched = [...log, ...server.takeLog()];
  await type(page);
  return { touched, typed: [...touched, ...server.takeLog()] };
}

/**
 * Opens a page once, in a browser that has never been here, and answers what that was like. What using it brings is the same
 * each time, and only looked for if `isUsed`.
 */
export async function measure(browser, server, { url, widgets = 0, mountPoints = 0 }, profile, isUsed = false) {
  const { context, page, cdp } = await openTab(browser, { profile });
  try {
    const chain = followChain(cdp);
    const errors = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (line) => {
      if (line.type() === 'error' || line.type() === 'warning') errors.push(line.text());
    });
    await page.addInitScript(probe, { widgets, mountPoints });
    server.takeLog();
    await page.goto(server.origin + url, { waitUntil: 'commit' });
    const { quiet, longest } = { ...(profile?.cpu ? patience.slow : patience.fast), ...profile?.patience };
    const { result } = await cdp.send('Runtime.evaluate', {
      expression: `benchProbe.rest(${quiet}, ${longest})`,
      awaitPromise: true,
      returnByValue: true,
    });
    const seen = result.value;
    const log = server.takeLog();
    const heap = await heapAfterCollection(cdp);
    const { touched, typed } = isUsed && widgets > 0 ? await use(page, server, log) : { touched: log, typed: log };
    const urls = typed.map((request) => request.url);
    return {
      ...seen,
      bytes: bytesOf(log),
      words: wordsOf(log),
      bytesTouched: bytesOf(touched),
      bytesTyped: bytesOf(typed),
      requests: log.length,
      twice: urls.filter((each, index) => urls.indexOf(each) !== index),
      depth: chain.depthBy(seen.arrivals, seen.firstInCharge),
      depthOfAll: chain.depthBy(seen.arrivals, null),
      longest: Math.max(0, ...seen.tasks.map(({ duration }) => duration)),
      blocking: seen.tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - long), 0),
      heap,
      errors,
    };
  } finally {
    await context.close();
  }
}
