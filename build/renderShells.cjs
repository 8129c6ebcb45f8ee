/**
 * Run by Node in a process of its own, for each build: renders every widget's first state in both languages, and writes
 * them to standard output as JSON, by name and locale.
 */
const path = require('node:path');

const root = path.join(__dirname, '..');
const { version } = require('../package.json');

process.env.NODE_ENV = 'production';
// Babel's settings for Node, which tests use as well.
process.env.BABEL_ENV = 'test';
require('@babel/register')({ extensions: ['.ts', '.tsx'], cache: true, cwd: root });
const { compile } = require('./messages.cjs');

const readJson = require.extensions['.json'];
require.extensions['.json'] = (module, file) => {
  if (!/[\\/]messages[\\/](zh|en)\.json$/.test(file)) return readJson(module, file);
  module.exports = { words: compile(file) };
};
require.extensions['.css'] = () => {};
globalThis.__VERSION__ = version;

const { names } = require('../src/mounts/registry.ts');
const { renderAhead } = require('../src/mounts/runtime/renderAhead.tsx');

async function renderAll() {
  const shells = {};
  for (const name of names) shells[name] = { zh: await renderAhead(name, 'zh'), en: await renderAhead(name, 'en') };
  process.stdout.write(JSON.stringify(shells));
}

renderAll().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
