import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildComparisons, buildProject, installOwnPackages, renderStaticForms } from './build.mjs';
import { distFolder, outFolder } from './folders.mjs';
import { readOptions } from './options.mjs';

/** Shows the progress on stderr, so that stdout holds only the result. */
const showProgress = (line) => process.stderr.write(process.stderr.isTTY ? `\r\x1b[K${line}` : `${line}\n`);

function save(name, value) {
  mkdirSync(outFolder, { recursive: true });
  writeFileSync(path.join(outFolder, name), JSON.stringify(value, null, 1));
}

/** Measures the parts that the options name. */
async function measureParts(browser, server, options) {
  const wants = (part) => options.parts.includes(part);
  const results = {};
  // Timed parts run one after another …
  if (wants('pages')) {
    const { measurePages } = await import('./pages/measurePages.mjs');
    results.pages = await measurePages(browser, server, renderStaticForms(), options, showProgress);
  }
  if (wants('interaction')) {
    const { measureInteraction } = await import('./interaction/measureInteraction.mjs');
    const { measureScore } = await import('./interaction/score.mjs');
    results.slowdown = { rate: options.rate, score: await measureScore(browser, options.rate) };
    results.interaction = await measureInteraction(browser, server, renderStaticForms(), options, showProgress);
  }
  if (wants('warm')) {
    const { measureWarm } = await import('./warm.mjs');
    results.warm = await measureWarm(browser, server, renderStaticForms(), options, showProgress);
  }
  if (wants('peers')) {
    const { measurePeers } = await import('./peers/speed.mjs');
    results.peers = await measurePeers(browser, server, options, showProgress);
  }
  // … and the others side by side.
  const untimed = {
    async peers() {
      const { trySurvival } = await import('./peers/survival.mjs');
      results.peers.survival = await trySurvival(browser, server, results.peers.absent, showProgress);
    },
    async heap() {
      const { measureHeap } = await import('./heap.mjs');
      results.heap = await measureHeap(browser, server, options, showProgress);
    },
    async shift() {
      const { measureShift } = await import('./shift.mjs');
      results.shift = await measureShift(browser, showProgress);
    },
  };
  await Promise.all(Object.keys(untimed).map((part) => wants(part) && untimed[part]()));
  return results;
}

/** Measures this build, prints the report, and returns whether all targets are reached. */
async function runBench(browser, server, options, machine) {
  const { report } = await import('./report/report.mjs');
  const { missedTargets } = await import('./report/targets.mjs');
  server.addFolder(outFolder, '/bench/');
  const results = await measureParts(browser, server, options);
  save('results.json', { machine, results });
  const text = report(machine, results);
  if (options.writes) {
    const { writeDocument } = await import('./report/writeDocument.mjs');
    writeDocument(text, results);
  }
  process.stdout.write(`\n${text}\n`);
  const missed = missedTargets(results);
  for (const { target, measured, limit } of missed)
    process.stderr.write(`Missed: ${target}: ${measured}, at most ${limit}\n`);
  return missed.length === 0;
}

/** Compares another build with this one, and prints the table. */
async function runComparison(browser, server, options, machine) {
  const { compareBuilds } = await import('./compare.mjs');
  const { comparisonReport } = await import('./report/comparison.mjs');
  const rows = await compareBuilds(browser, server, options, showProgress);
  save('comparison.json', { machine, rows });
  const text = options.isJson
    ? JSON.stringify({ machine, rows }, null, 1)
    : comparisonReport(machine, options.against, rows);
  process.stdout.write(`\n${text}\n`);
  return true;
}

/** `npm run bench`. Resolves with false if a target is missed. */
async function run() {
  const options = readOptions(process.argv.slice(2));
  const startedAt = Date.now();
  installOwnPackages();
  // These import the packages that were installed just now.
  const { startBrowser } = await import('./browser/browser.mjs');
  const { startServer } = await import('./server.mjs');
  const { describeMachine } = await import('./report/machine.mjs');
  if (options.builds) {
    showProgress('building the project');
    buildProject();
  }
  if (!options.against) {
    showProgress('building the pages and peers to compare with');
    await buildComparisons(options.parts);
  }
  const server = await startServer();
  const browser = await startBrowser();
  try {
    server.addFolder(distFolder, '/w/');
    const machine = describeMachine(browser, options);
    return await (options.against ? runComparison : runBench)(browser, server, options, machine);
  } finally {
    await browser.close();
    await server.close();
    showProgress(`ended after ${Math.round((Date.now() - startedAt) / 1000)} s\n`);
  }
}

run().then(
  (isReached) => process.exit(isReached ? 0 : 1),
  (error) => {
    process.stderr.write(`\n${error.stack ?? error}\n`);
    process.exit(1);
  },
);
