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

/** Visits one page and then another, whose files the browser has from the first, and returns the times of the second. */
async function visitBoth(browser, { from, to, widgetCount }, profile) {
  const tab = await openTab(browser, { profile });
  try {
    await tab.page.addInitScript(probe, { widgetCount, mountPoints: 0 });
    await openPage(tab, from, widgetCount);
    return await openPage(tab, to, widgetCount);
  } finally {
    await tab.context.close();
  }
}

/**
 * Measures the way from one page to another: with widgets, all files linked as on the demo site; with widgets in the form
 * that is best for a first visit; and as static HTML.
 */
export async function measureWarm(browser, server, forms, options, showProgress) {
  server.addFolder(distFolder, keptFiles, { isKept: true });
  const urls = servePages(server, forms, { prefix: '/warm', folder: keptFiles });
  const find = (page, way) => server.origin + urls.find((each) => each.page === page && each.way === way).url;
  const subject = (way) => ({
    way,
    from: find('gift-card', way),
    to: find('sign-in', way),
    widgetCount: way === 'static' ? 0 : 1,
  });
  const rows = [];
  for (const [name, profile] of [
    ['fast', undefined],
    ['slow', slow],
  ]) {
    const results = await inRounds(
      ['linked', 'widgets', 'static'].map(subject),
      options.warm,
      (each) => visitBoth(browser, each, profile),
      (line) => showProgress(`warm, ${name}: ${line}`),
    );
    for (const [{ way }, visits] of results) {
      const times = (measure) => summary(visits.map((seen) => seen[measure]));
      rows.push({ way, profile: name, inControl: times('inControl'), painted: times('painted') });
    }
  }
  return rows;
}
