import { slow } from '../browser.mjs';
import { measure } from '../measure.mjs';
import { inRounds, summary } from '../statistics.mjs';
import { servePages } from './pages.mjs';
import { differences } from './verify.mjs';

const numbers = [
  'typeable',
  'inCharge',
  'painted',
  'longest',
  'blocking',
  'shift',
  'heap',
  'requests',
  'depth',
  'depthOfAll',
];

function summarize({ page, way }, profile, runs) {
  const incomplete = runs.filter(({ isComplete }) => !isComplete).length;
  if (incomplete > 0) throw new Error(`${page} (${way}) did not come to rest in ${incomplete} of ${runs.length} runs`);
  return {
    page,
    way,
    profile,
    runs: runs.length,
    bytes: runs[0].bytes,
    words: runs[0].words,
    bytesTouched: runs[0].bytesTouched,
    bytesTyped: runs[0].bytesTyped,
    twice: [...new Set(runs.flatMap(({ twice }) => twice))],
    errors: [...new Set(runs.flatMap(({ errors }) => errors))],
    shifted: [...new Set(runs.flatMap(({ shifted }) => shifted))],
    ...Object.fromEntries(numbers.map((name) => [name, summary(runs.map((run) => run[name]))])),
  };
}

/** Measures every page in every way, as fast as this machine is and as slow as a telephone; answers a row for each. */
export async function measurePages(browser, server, forms, options, tell) {
  const subjects = servePages(server, forms);
  tell('pages: is it the same form everywhere?');
  const unlike = await differences(browser, server, subjects);
  if (unlike.length > 0) throw new Error(`These pages are not the same form:\n  ${unlike.join('\n  ')}`);
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
      (line) => tell(`pages, ${name}: ${line}`),
    );
    for (const [subject, runs] of results) rows.push(summarize(subject, name, runs));
  }
  return rows;
}
