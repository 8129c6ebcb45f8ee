/** Reads tables of the sources in Node. */
const path = require('node:path');

const root = path.join(__dirname, '..');
const registryFile = path.join(root, 'src/mounts/registry.ts');
const configKeysFile = path.join(root, 'src/contract/configKeys.ts');

// Once for all files: a second call would replace the first.
require('@babel/register')({
  only: [registryFile, configKeysFile],
  extensions: ['.ts'],
  envName: 'test',
  cache: true,
  cwd: root,
});

/**
 * Returns the exports of a file. Reads the file at each call, for builds that watch files.
 * @param {string} file
 */
function readSource(file) {
  delete require.cache[file];
  return require(file);
}

module.exports = { configKeysFile, readSource, registryFile };
