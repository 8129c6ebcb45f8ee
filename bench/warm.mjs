import { openTab, slow } from './browser/browser.mjs';
import { probe } from './browser/probe.mjs';
import { distFolder } from './folders.mjs';
import { servePages } from './pages/pages.mjs';
import { inRounds, summary } from './statistics.mjs';

/** Where the browser may keep the files of the build, as docs/host-page.md recommends. */
const keptFiles = '/kept/';

async function openPage({ page, cdp }, url, widgetCount) {
  await page.goto(url, { waitUntil: 'commit' });
  const expression = 'benchProbe.waitUntilIdle(400, 20000)';
  const { result } = await cdp.send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
  if (!result.value.isComplete) throw new Error(`${url} did not become idle with ${widgetCount} widgets`);
  return result.value;
}

/** Visits pages one after the other, and returns the times of the last, whose files the browser has from the first. */
async function visitAll(browser, { urls, widgetCount }, profile) {
  const tab = await openTab(browser, { profile });
  try {
    await tab.page.addInitScript(probe, { widgetCount, mountPoints: 0 });
    let times;
    for (const url of urls) times = await openPage(tab, url, widgetCount);
    return times;
  } finally {
    await tab.context.close();
  }
}

/**
 * The pages before the last one. On the second page that runs a script, V8 also writes its compiled code to the browser's
 * cache, right after running it; from the third page on, V8 reads it from there.
 */
const pagesBefore = { second: ['gift-card'], third: ['gift-card', 'invoice'] };

/**
 * Measures the way from one page to another: with widgets, all files linked as on the demo site; with widgets in the form
 * that is best for a first visit; and as static HTML.
 */
export async function measureWarm(browser, server, forms, options, showProgress) {
  server.addFolder(distFolder, keptFiles, { isKept: true });
  const urls = servePages(server, forms, { prefix: '/warm', folder: keptFiles });
  const find = (page, way) => server.origin + urls.find((each) => each.page === page && each.way === way).url;
  const subjects = ['linked', 'widgets', 'static'].flatMap((way) =>
    Object.entries(pagesBefore).map(([visited, before]) => ({
      way,
      visited,
      urls: [...before, 'sign-in'].map((page) => find(page, way)),
      widgetCount: way === 'static' ? 0 : 1,
    })),
  );
  const rows = [];
  for (const [name, profile] of [
    ['fast', undefined],
    ['slow', slow],
  ]) {
    const results = await inRounds(
      subjects,
      options.warm,
      (each) => visitAll(browser, each, profile),
      (line) => showProgress(`warm, ${name}: ${line}`),
    );
    for (const [{ way, visited }, visits] of results) {
      const times = (measure) => summary(visits.map((seen) => seen[measure]));
      rows.push({ way, visited, profile: name, inControl: times('inControl'), painted: times('painted') });
    }
  }
  return rows;
}
