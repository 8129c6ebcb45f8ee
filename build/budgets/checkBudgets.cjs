/**
 * Compares file sizes with `budgets.json`: the maximum bytes of each file that a visitor may download, compressed with
 * brotli; the loader with gzip (contract 1).
 */
const { digits } = require('../assets/contentHash.cjs');
const defaultBudgets = require('./budgets.json');

/** @typedef {import('../assets/types').FileRow} FileRow */

const hash = new RegExp(`\\.[0-9a-f]{${digits}}(\\.(?:js|css))$`);

/**
 * Returns the name of a file without its folder and its content hash, such as `auth.zh.js`.
 * @param {string} path
 */
const plainName = (path) => path.replace(/^assets\//, '').replace(hash, '$1');

/** @param {string} path @param {Pick<FileRow, 'gzip' | 'brotli'>} row */
const sizeOf = (path, row) => (path === 'widgets.js' ? row.gzip : row.brotli);

/** @param {number} value */
const formatNumber = (value) => String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** @param {number} bytes */
const formatBytes = (bytes) => (bytes === 1 ? '1 byte' : `${formatNumber(bytes)} bytes`);

/**
 * Returns a sentence for each file above its budget, without one, or with one but not built.
 * @param {Record<string, Pick<FileRow, 'gzip' | 'brotli'>>} files the rows of the manifest
 * @param {Record<string, number>} budgets
 * @returns {string[]}
 */
function checkBudgets(files, budgets = defaultBudgets) {
  const shipped = Object.entries(files).filter(([path]) => /\.(js|css)$/.test(path));
  const sizes = new Map(shipped.map(([path, row]) => [plainName(path), sizeOf(path, row)]));
  const problems = [...sizes].flatMap(([name, size]) => {
    const budget = budgets[name];
    if (budget === undefined) return [`${name} has no budget: its size is ${formatBytes(size)}`];
    const excess = size - budget;
    return excess > 0 ? [`${name} is ${formatBytes(excess)} over its budget of ${formatNumber(budget)}`] : [];
  });
  const unused = Object.keys(budgets).filter((name) => !sizes.has(name));
  return [...problems, ...unused.map((name) => `${name} has a budget, but is not built`)];
}

module.exports = { checkBudgets };
