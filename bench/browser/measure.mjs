import { heapAfterCollection, openTab } from './browser.mjs';
import { followChain } from './chain.mjs';
import { probe } from './probe.mjs';

/** Milliseconds above which a task is long and blocks the visitor. */
const longTask = 50;
/** Milliseconds without activity after which a page is idle, and the maximum time to wait for that. */
const patience = { fast: { quiet: 250, longest: 20_000 }, slow: { quiet: 600, longest: 40_000 } };

/** Returns the kind of a response. */
function kindOf({ type }) {
  if (type.startsWith('text/html')) return 'html';
  if (type.startsWith('text/css')) return 'css';
  return type.startsWith('text/javascript') ? 'js' : 'data';
}

/** Adds up the bytes of a page by kind. */
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

/** Moves into the first control with the keyboard, and types into the first field if there is one. */
async function useForm(page) {
  await page.keyboard.press('Tab');
  await page.waitForLoadState('networkidle');
  const field = page.locator('#form input, [data-mount] input').first();
  if ((await field.count()) === 0) return;
  await field.pressSequentially('1');
  await page.waitForLoadState('networkidle');
}

/** Returns the bytes of the messages in these files; null if they have none of their own. */
function messageBytesOf(log) {
  const known = log.map(({ messages }) => messages).filter(Boolean);
  const sum = (coding) => known.reduce((total, messages) => total + messages[coding], 0);
  return known.length === 0 ? null : { gzip: sum('gzip'), brotli: sum('brotli') };
}

/**
 * Opens a page once, in a browser without cache, and returns its measures. With `isUsed`, it also uses the form, to
 * learn which files that loads.
 */
export async function measure(browser, server, { url, widgetCount = 0, mountPoints = 0 }, profile, isUsed = false) {
  const { context, page, cdp } = await openTab(browser, { profile });
  try {
    const chain = followChain(cdp);
    const errors = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (line) => {
      if (line.type() === 'error' || line.type() === 'warning') errors.push(line.text());
    });
    await page.addInitScript(probe, { widgetCount, mountPoints });
    server.takeLog();
    await page.goto(server.origin + url, { waitUntil: 'commit' });
    const { quiet, longest } = { ...(profile?.cpu ? patience.slow : patience.fast), ...profile?.patience };
    const { result } = await cdp.send('Runtime.evaluate', {
      expression: `benchProbe.waitUntilIdle(${quiet}, ${longest})`,
      awaitPromise: true,
      returnByValue: true,
    });
    const seen = result.value;
    const log = server.takeLog();
    // Files that come later are those that the browser fetches when it is idle.
    const isLate = ({ at }) => seen.inControl !== null && at > seen.inControl;
    const late = new Set(seen.arrivals.filter(isLate).map(({ url }) => url.slice(server.origin.length)));
    const heap = await heapAfterCollection(cdp);
    if (isUsed && widgetCount > 0) await useForm(page);
    const logOnceUsed = [...log, ...server.takeLog()];
    const urls = logOnceUsed.map((request) => request.url);
    return {
      ...seen,
      bytes: bytesOf(log.filter(({ url }) => !late.has(url))),
      messageBytes: messageBytesOf(log),
      bytesOnceUsed: bytesOf(logOnceUsed),
      requests: log.length,
      twice: urls.filter((each, index) => urls.indexOf(each) !== index),
      depth: chain.depthBy(seen.arrivals, seen.firstInControl),
      depthOfAll: chain.depthBy(seen.arrivals, null),
      longest: Math.max(0, ...seen.tasks.map(({ duration }) => duration)),
      blocking: seen.tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - longTask), 0),
      heap,
      errors,
    };
  } finally {
    await context.close();
  }
}
