import { slow } from './browser/browser.mjs';
import { measure } from './browser/measure.mjs';
import { distFolder } from './folders.mjs';
import { pages, serveWidgetsPage } from './pages/pages.mjs';
import { readBuild } from './pages/readBuild.mjs';
import { comparePairs } from './report/comparison.mjs';

const profiles = { fast: undefined, slow };
/** Visits a page of both builds, one after the other; which comes first alternates from pair to pair. */
async function measurePair(visit, subjects, index) {
  const order = index % 2 === 0 ? ['this', 'other'] : ['other', 'this'];
  const pair = {};
  for (const build of order) pair[build] = await visit(subjects[build]);
  return pair;
}

function servePair(server, builds, name) {
  const page = pages.find((each) => each.name === name);
  if (!page) throw new Error(`--pages takes ${pages.map((each) => each.name).join(', ')}, not ${name}.`);
  const serve = (build) => serveWidgetsPage(server, page, builds[build], build);
  return { name, this: serve('this'), other: serve('other') };
}

/** Measures another build beside this one, pair by pair. Returns a row per profile, page and measure. */
export async function compareBuilds(browser, server, options, showProgress) {
  const { against, pages: names, runs } = options;
  server.addFolder(against, '/o/');
  const builds = {
    this: readBuild(distFolder, `${server.origin}/w/`),
    other: readBuild(against, `${server.origin}/o/`),
  };
  const subjects = names.map((name) => servePair(server, builds, name));
  const rows = [];
  for (const [profileName, profile] of Object.entries(profiles)) {
    const visit = async (subject) => {
      const run = await measure(browser, server, subject, profile);
      if (run.isComplete && run.errors.length === 0) return run;
      throw new Error(`${subject.url} ${run.isComplete ? `logs: ${run.errors[0]}` : 'did not become idle'}`);
    };
    // The first visit in a browser is slower than any other.
    await measurePair(visit, subjects[0], 0);
    const pairs = new Map(subjects.map((subject) => [subject, []]));
    for (let index = 0; index < runs; index += 1) {
      showProgress(`${profileName}: pair ${index + 1} of ${runs}`);
      for (const subject of subjects) pairs.get(subject).push(await measurePair(visit, subject, index));
    }
    for (const [{ name }, runsOfPage] of pairs)
      rows.push(...comparePairs(runsOfPage).map((row) => ({ profile: profileName, page: name, ...row })));
  }
  return rows;
}
