/** Names files by their content. */
const { createHash } = require('node:crypto');

/** Hex digits of a content hash: enough to keep the names of some thousand cached files apart. */
const digits = 8;

/**
 * Returns the content hash of a file's text.
 * @param {string | Buffer} content
 */
const contentHash = (content) => createHash('sha256').update(content).digest('hex').slice(0, digits);

/**
 * Returns a file name with a hash before its extension.
 * @param {string} file
 * @param {string} hash
 */
const withHash = (file, hash) => file.replace(/\.(\w+)$/, `.${hash}.$1`);

/**
 * Returns the hash in a file name.
 * @param {string} file
 */
const hashIn = (file) => file.split('.').at(-2) ?? '';

/**
 * Renames an asset and its source map. Returns the new name.
 * @param {import('webpack').Compilation} compilation
 * @param {string} file
 * @param {string} renamed
 */
function rename(compilation, file, renamed) {
  compilation.renameAsset(file, renamed);
  if (compilation.getAsset(`${file}.map`)) compilation.renameAsset(`${file}.map`, `${renamed}.map`);
  return renamed;
}

/**
 * Adds a content hash to the names of a chunk's files. The files share one hash. Returns the new names.
 * @param {import('webpack').Compilation} compilation
 * @param {readonly string[]} files
 */
function addHash(compilation, files) {
  const hash = contentHash(files.map((file) => textOf(compilation, file)).join());
  return files.map((file) => rename(compilation, file, withHash(file, hash)));
}

/**
 * Returns the text of an asset. Throws when it does not exist.
 * @param {import('webpack').Compilation} compilation
 * @param {string} file
 */
function textOf(compilation, file) {
  const asset = compilation.getAsset(file);
  if (!asset) throw new Error(`${file} was not built`);
  return asset.source.source().toString();
}

module.exports = { addHash, contentHash, digits, hashIn, rename, textOf, withHash };
