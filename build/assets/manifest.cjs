/** Emits `dist/manifest.json`, which tells a page's server what the build contains (contract 1). */
const { createHash } = require('node:crypto');
const { brotliCompressSync, gzipSync } = require('node:zlib');
const { sources } = require('webpack');

/**
 * @typedef {import('webpack').Compilation} Compilation
 * @typedef {import('../../src/contract/widgets').ManifestFile} ManifestFile
 */

const isListed = (/** @type {string} */ name) => !name.endsWith('.map');

/** @param {Buffer} content @returns {ManifestFile} */
function rowOf(content) {
  return {
    size: content.length,
    gzip: gzipSync(content, { level: 9 }).length,
    brotli: brotliCompressSync(content).length,
    integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
  };
}

/**
 * Returns the sizes and the SRI hash of each deployed file, sorted by name.
 * @param {Compilation} compilation
 * @returns {Record<string, ManifestFile>}
 */
function describeFiles(compilation) {
  const assets = compilation.getAssets().filter(({ name }) => isListed(name));
  const rows = assets.map(({ name, source }) => /** @type {const} */ ([name, rowOf(source.buffer())]));
  return Object.fromEntries(rows.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Emits `manifest.json`.
 * @param {Compilation} compilation
 * @param {import('../../src/contract/widgets').Manifest} manifest
 */
function emitManifest(compilation, manifest) {
  compilation.emitAsset('manifest.json', new sources.RawSource(`${JSON.stringify(manifest, null, 2)}\n`));
}

module.exports = { describeFiles, emitManifest };
