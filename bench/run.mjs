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
  const measurements = {
    pages: async () =>
      (await import('./pages/measurePages.mjs')).measurePages(browser, server, renderStaticForms(), options, tell),
    async peers() {
      const { measurePeers } = await import('./peers/speed.mjs');
      const { trySurvival } = await import('./peers/survival.mjs');
      const race = await measurePeers(browser, server, options, tell);
      return { ...race, survival: await trySurvival(browser, server, race.absent, tell) };
    },
    heap: async () => (await import('./heap.mjs')).measureHeap(browser, server, options, tell),
    shift: async () => (await import('./shift.mjs')).measureShift(browser, tell),
  };
  const results = {};
  try {
    for (const part of options.parts) results[part] = await measurements[part]();
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
