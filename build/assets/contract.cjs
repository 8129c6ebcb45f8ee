/** Emits what describes the bundle to engineers of host pages: `widgets.d.ts` and `config.schema.json`. */
const { readFileSync } = require('node:fs');
const path = require('node:path');
const { sources } = require('webpack');
const { configSchema } = require('./configSchema.cjs');

const typesFile = path.join(__dirname, '../../src/contract/widgets.d.ts');

/**
 * Emits the type declarations, and the schema of the configuration.
 * @param {import('webpack').Compilation} compilation
 */
function emitContract(compilation) {
  compilation.fileDependencies.add(typesFile);
  compilation.emitAsset('widgets.d.ts', new sources.RawSource(readFileSync(typesFile)));
  compilation.emitAsset('config.schema.json', new sources.RawSource(`${JSON.stringify(configSchema(), null, 2)}\n`));
}

module.exports = { emitContract };
