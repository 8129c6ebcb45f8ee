/** Reads `src/mounts/registry.ts` in Node. */
const path = require('node:path');

const root = path.join(__dirname, '..');
const file = path.join(root, 'src/mounts/registry.ts');

require('@babel/register')({ only: [file], extensions: ['.ts'], envName: 'test', cache: true, cwd: root });

/**
 * @typedef {import('../src/mounts/registry').Row} Row
 */

/**
 * Returns the registry's rows by name. Reads the file at each call, for builds that watch files.
 * @returns {Record<string, Row>}
 */
function readRegistry() {
  delete require.cache[file];
  return require(file).registry;
}

/**
 * Returns the name of the webpack chunk that a row's `load` fetches.
 * @param {string} name
 * @param {Row} row
 */
const chunkOf = (name, row) => row.chunk ?? name;

module.exports = { chunkOf, readRegistry, registryFile: file };
