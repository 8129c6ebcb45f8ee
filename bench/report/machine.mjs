import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { benchFolder, projectFolder } from '../folders.mjs';

const require = createRequire(import.meta.url);
const versionOf = (name) => {
  const from = require.resolve.paths(name).map((folder) => path.join(folder, name, 'package.json'));
  for (const file of from) {
    try {
      return require(file).version;
    } catch {
      // Not in this folder, so in one above it.
    }
  }
  throw new Error(`${name} is not installed`);
};

/** Returns the machine, the date and the versions of a run. */
export function describeMachine(browser, options) {
  const bench = require(path.join(benchFolder, 'package.json'));
  const project = require(path.join(projectFolder, 'package.json'));
  const [cpu] = os.cpus();
  const names = [
    'react',
    'react-intl',
    'axios',
    ...Object.keys(bench.dependencies).filter((name) => name !== 'selfsigned'),
  ];
  return {
    date: new Date().toISOString().slice(0, 10),
    machine: `${os.cpus().length} × ${cpu.model.trim()}, ${Math.round(os.totalmem() / 2 ** 30)} GB, ${os.type()} ${os.release()}`,
    load: os.loadavg()[0],
    versions: [
      `${project.name} ${project.version}`,
      `Chromium ${browser.version()}`,
      `Node.js ${process.versions.node}`,
      ...names.map((name) => `${name} ${versionOf(name)}`),
    ],
    runs: { fast: options.fast, slow: options.slow, interaction: options.interaction, peers: options.peers },
  };
}
