/** Emits what describes the bundle to engineers of host pages: `widgets.d.ts`. */
const { readFileSync } = require('node:fs');
const path = require('node:path');
const { sources } = require('webpack');

const typesFile = path.join(__dirname, '../../src/contract/widgets.d.ts');

/**
 * Emits the type declarations.
 * @param {import('webpack').Compilation} compilation
 */
function emitContract(compilation) {
  compilation.fileDependencies.add(typesFile);
  compilation.emitAsset('widgets.d.ts', new sources.RawSource(readFileSync(typesFile)));
}

module.exports = { emitContract };
