import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildComparisons, buildProject, installOwnPackages, renderStaticForms } from './build.mjs';
import { outFolder } from './folders.mjs';
import { readOptions } from './options.mjs';

/** Says on the terminal how far it is; not part of what is printed for others to read. */
const tell = (line) => process.stderr.write(process.stderr.isTTY ? `\r\x1b[K${line}` : `${line}\n`);

/** `npm run bench`: builds, measures, judges, and writes the tables into the README. */
async function run() {
  const options = readOptions(process.argv.slice(2));
  const startedAt = Date.now();
  installOwnPackages();
  // These find what has just been installed.
  const [{ startBrowser }, { startServer }, { describeMachine }, { report }, { writeReadme }] = await Promise.all([
    import('./browser.mjs'),
    import('./server.mjs'),
    import('./machine.mjs'),
    import('./report.mjs'),
    import('./readme.mjs'),
  ]);
  if (options.builds) {
    tell('building the project');
    buildProject();
  }
  tell('building what it is compared with');
  await buildComparisons(options.parts);

  const server = await startServer();
  const browser = await startBrowser();
  const machine = describeMachine(browser, options);
  const wants = (part) => options.parts.includes(part);
  const results = {};
  try {
    // One after another, as nothing else may run beside what is timed …
    if (wants('pages')) {
      const { measurePages } = await import('./pages/measurePages.mjs');
      results.pages = await measurePages(browser, server, renderStaticForms(), options, tell);
    }
    if (wants('peers')) {
      const { measurePeers } = await import('./peers/speed.mjs');
      results.peers = await measurePeers(browser, server, options, tell);
    }
    // … and side by side what is not.
    const untimed = {
      async peers() {
        const { trySurvival } = await import('./peers/survival.mjs');
        results.peers.survival = await trySurvival(browser, server, results.peers.absent, tell);
      },
      async heap() {
        const { measureHeap } = await import('./heap.mjs');
        results.heap = await measureHeap(browser, server, options, tell);
      },
      async shift() {
        const { measureShift } = await import('./shift.mjs');
        results.shift = await measureShift(browser, tell);
      },
    };
    await Promise.all(Object.keys(untimed).map((part) => wants(part) && untimed[part]()));
  } finally {
    await browser.close();
    await server.close();
  }

  const text = report(machine, results);
  mkdirSync(outFolder, { recursive: true });
  writeFileSync(path.join(outFolder, 'results.json'), JSON.stringify({ machine, results }, null, 1));
  if (options.writes) writeReadme(text);
  tell(`measured in ${Math.round((Date.now() - startedAt) / 1000)} s`);
  process.stdout.write(`\n${text}\n`);
}

run().then(
  () => process.exit(),
  (error) => {
    process.stderr.write(`\n${error.stack ?? error}\n`);
    process.exit(1);
  },
);
