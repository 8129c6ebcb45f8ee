/** Reads `src/mounts/registry.ts` in Node. */
const { readSource, registryFile } = require('./readSource.cjs');

/**
 * @typedef {import('../src/mounts/registry').Row} Row
 */

/**
 * Returns the registry's rows by name. Reads the file at each call, for builds that watch files.
 * @returns {Record<string, Row>}
 */
function readRegistry() {
  return readSource(registryFile).registry;
}

/**
 * Returns the name of the webpack chunk that a row's `load` fetches.
 * @param {string} name
 * @param {Row} row
 */
const chunkOf = (name, row) => row.chunk ?? name;

module.exports = { chunkOf, readRegistry, registryFile };
