/**
 * Compares file sizes with `budgets.json`: the bytes of each file that a visitor may download, compressed with brotli; the
 * loader with gzip (contract 1). A file may exceed its budget by 0.5 %, so that a patch of a library does not fail the
 * build. The loader's budget of 4,075 bytes keeps it below 4,096.
 */
const { digits } = require('../assets/contentHash.cjs');
const defaultBudgets = require('./budgets.json');

/** The share of its budget by which a file may exceed it. */
const tolerance = 0.005;

const hash = new RegExp(`\\.[0-9a-f]{${digits}}(\\.(?:js|css))$`);

/**
 * Returns the name of a file without its folder and its content hash, such as `auth.zh.js`.
 * @param {string} path
 */
const plainName = (path) => path.replace(/^assets\//, '').replace(hash, '$1');

/** @param {number} value */
const formatNumber = (value) => String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** @param {number} bytes */
const formatBytes = (bytes) => (bytes === 1 ? '1 byte' : `${formatNumber(bytes)} bytes`);

/**
 * Returns a sentence for each file that is too large, without a budget, or with one but not built.
 * @param {Readonly<Record<string, number>>} files the measured size of each file by path
 * @param {Record<string, number>} budgets
 * @returns {string[]}
 */
function checkBudgets(files, budgets = defaultBudgets) {
  const sizes = new Map(Object.entries(files).map(([path, size]) => [plainName(path), size]));
  const problems = [...sizes].flatMap(([name, size]) => {
    const budget = budgets[name];
    if (budget === undefined) return [`${name} has no budget: its size is ${formatBytes(size)}`];
    if (size <= budget * (1 + tolerance)) return [];
    return [`${name} is ${formatBytes(size - budget)} over its budget of ${formatNumber(budget)}`];
  });
  const unused = Object.keys(budgets).filter((name) => !sizes.has(name));
  return [...problems, ...unused.map((name) => `${name} has a budget, but is not built`)];
}

module.exports = { checkBudgets };
