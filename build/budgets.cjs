/**
 * What files may weigh: `budgets.json` holds a ceiling for each file that a visitor may download, in bytes as they are
 * sent with brotli; for the entry with gzip, as the contract has it.
 */
const ceilings = require('./budgets.json');

/** The name of a file without its folder and its content hash, such as `auth.zh.js`. */
const plainName = (path) => path.replace(/^assets\//, '').replace(/\.[0-9a-f]{6}(\.(?:js|css))$/, '$1');
const weightOf = (path, row) => (path === 'widgets.js' ? row.gzip : row.brotli);
const grouped = (bytes) => String(bytes).replace(/\B(?=(?:\d{3})+$)/g, ',');
const inBytes = (bytes) => (bytes === 1 ? '1 byte' : `${grouped(bytes)} bytes`);

/** What is wrong with the weights of a manifest's files, a sentence each; nothing when all is well. */
function overBudget(files, budgets = ceilings) {
  const shipped = Object.entries(files).filter(([path]) => /\.(js|css)$/.test(path));
  const weights = new Map(shipped.map(([path, row]) => [plainName(path), weightOf(path, row)]));
  const problems = [...weights].flatMap(([name, weight]) => {
    const ceiling = budgets[name];
    if (ceiling === undefined) return [`${name} has no budget: it weighs ${inBytes(weight)}`];
    const over = weight - ceiling;
    return over > 0 ? [`${name} is ${inBytes(over)} over its budget of ${grouped(ceiling)}`] : [];
  });
  const unused = Object.keys(budgets).filter((name) => !weights.has(name));
  return [...problems, ...unused.map((name) => `${name} has a budget, but is not built`)];
}

module.exports = { overBudget };
