/**
 * Prerenders all widgets in both languages, and writes the markup by name and locale to standard output as JSON. Each
 * build runs this file in a separate process. Its exit code is 1 if React or a widget has written an error or a warning to
 * the console, or if rendering fails.
 */
const path = require('node:path');

// Not any text on standard error counts: a debugger and Node write there, too.
for (const level of /** @type {const} */ (['error', 'warn'])) {
  const write = console[level];
  console[level] = (...values) => {
    write(...values);
    process.exitCode = 1;
  };
}

const root = path.join(__dirname, '../..');
const { version } = require('../../package.json');

process.env.NODE_ENV = 'production';
require('@babel/register')({ extensions: ['.ts', '.tsx'], envName: 'test', cache: true, cwd: root });
const { compile } = require('../messages/compile.cjs');

const readJson = require.extensions['.json'];
require.extensions['.json'] = (module, file) => {
  if (!/[\\/]messages[\\/](zh|en)\.json$/.test(file)) return readJson?.(module, file);
  module.exports = { messages: compile(file) };
};
require.extensions['.css'] = () => {};
Object.assign(globalThis, { __VERSION__: version });

const { mountNames } = require('../../src/mounts/registry.ts');
const { prerender } = require('../../src/mounts/runtime/hydration/prerender.tsx');

async function renderAll() {
  /** @type {Record<string, { zh: string; en: string }>} */
  const markup = {};
  for (const name of mountNames) markup[name] = { zh: await prerender(name, 'zh'), en: await prerender(name, 'en') };
  process.stdout.write(JSON.stringify(markup));
}

// Also sets the exit code, as above.
renderAll().catch((error) => console.error(error));
