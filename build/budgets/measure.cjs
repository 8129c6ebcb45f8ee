/** Measures files for their budgets. */
const { brotliCompressSync, gzipSync } = require('node:zlib');
const { contentHash, digits } = require('../assets/contentHash.cjs');

const fixedVersion = '0.0.0';
const hashInText = new RegExp(`\\b[0-9a-f]{${digits}}\\b`, 'g');

/**
 * Returns the text with a fixed version and fixed content hashes, as these would otherwise change the compressed size of
 * a file whose code is the same.
 * @param {string} text
 * @param {string} version
 */
function fixVersion(text, version) {
  const hashes = new Map();
  return text.replaceAll(version, fixedVersion).replace(hashInText, (hash) => {
    if (!hashes.has(hash)) hashes.set(hash, contentHash(String(hashes.size)));
    return hashes.get(hash);
  });
}

/**
 * Returns the compressed bytes of each script and style sheet, by path: the loader with gzip (contract 1), all others
 * with brotli.
 * @param {Readonly<Record<string, string>>} texts the files by path
 * @param {string} version the version of the build
 * @returns {Record<string, number>}
 */
function measure(texts, version) {
  const shipped = Object.entries(texts).filter(([path]) => /\.(js|css)$/.test(path));
  return Object.fromEntries(
    shipped.map(([path, text]) => {
      const fixed = fixVersion(text, version);
      return [path, path === 'widgets.js' ? gzipSync(fixed, { level: 9 }).length : brotliCompressSync(fixed).length];
    }),
  );
}

module.exports = { measure };
