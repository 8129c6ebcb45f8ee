import { slow } from '../browser/browser.mjs';
import { measure } from '../browser/measure.mjs';
import { inRounds, summary } from '../statistics.mjs';
import { servePages } from './pages.mjs';
import { findDifferences } from './verify.mjs';

const measures = [
  ...['firstField', 'inControl', 'painted', 'longest', 'blocking', 'shift'],
  ...['heap', 'requests', 'depth', 'depthOfAll'],
];

function summarize({ page, way }, profile, runs) {
  const incomplete = runs.filter(({ isComplete }) => !isComplete).length;
  if (incomplete > 0) throw new Error(`${page} (${way}) did not become idle in ${incomplete} of ${runs.length} runs`);
  const distinct = (name) => [...new Set(runs.flatMap((run) => run[name]))];
  return {
    page,
    way,
    profile,
    runs: runs.length,
    bytes: runs[0].bytes,
    messageBytes: runs[0].messageBytes,
    bytesOnceUsed: runs[0].bytesOnceUsed,
    twice: distinct('twice'),
    errors: distinct('errors'),
    shifted: distinct('shifted'),
    ...Object.fromEntries(measures.map((name) => [name, summary(runs.map((run) => run[name]))])),
  };
}

/** Measures every page in every way, on both profiles. Returns a row for each. */
export async function measurePages(browser, server, forms, options, showProgress) {
  const subjects = servePages(server, forms);
  showProgress('pages: comparing the forms');
  const differences = await findDifferences(browser, server, subjects);
  if (differences.length > 0) throw new Error(`The pages do not hold the same form:\n  ${differences.join('\n  ')}`);
  const rows = [];
  for (const [name, profile, count] of [
    ['fast', undefined, options.fast],
    ['slow', slow, options.slow],
  ]) {
    // The first page of a browser is slower than any other.
    await measure(browser, server, subjects[0], profile);
    const results = await inRounds(
      subjects,
      count,
      (subject, round) => measure(browser, server, subject, profile, round === 0),
      (line) => showProgress(`pages, ${name}: ${line}`),
    );
    for (const [subject, runs] of results) rows.push(summarize(subject, name, runs));
  }
  return rows;
}
