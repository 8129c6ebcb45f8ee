/**
 * Compile hints: marks the functions that pages call until React is attached and when a visitor first uses a form, so
 * that the browser compiles them together with their script. A recording finds these functions: `record.cjs` opens pages
 * with each widget in jsdom.
 */
const { spawn } = require('node:child_process');
const { once } = require('node:events');
const path = require('node:path');
const { buffer, text } = require('node:stream/consumers');
const { sources } = require('webpack');
const { textOf } = require('../assets/contentHash.cjs');
const { parenthesize } = require('./parenthesize.cjs');
const { buildSite } = require('./recordingSite.cjs');

/**
 * @typedef {import('webpack').Compilation} Compilation
 * @typedef {import('./record.cjs').Recording} Recording
 * @typedef {import('./record.cjs').RecordedSite} RecordedSite
 */

const recorder = path.join(__dirname, 'record.cjs');

/**
 * Records in a separate process which functions the pages call. Returns, by script, the positions of these functions.
 * @param {RecordedSite} site
 * @returns {Promise<Recording>}
 */
async function record(site) {
  const child = spawn(process.execPath, [recorder]);
  // A process that ends before it has read everything writes the reason to standard error.
  child.stdin.on('error', () => {});
  child.stdin.end(JSON.stringify(site));
  const closed = once(child, 'close');
  const [output, problem] = await Promise.all([buffer(child.stdout), text(child.stderr)]);
  const [status] = await closed;
  if (status !== 0) throw new Error(`The start-up of the widgets could not be recorded: ${problem}`);
  return JSON.parse(output.toString());
}

/**
 * Puts the functions at these positions of an asset into parentheses, and updates its source map if it has one.
 * @param {Compilation} compilation
 * @param {string} file
 * @param {readonly (readonly [number, number])[]} positions
 */
function markFunctions(compilation, file, positions) {
  const code = textOf(compilation, file);
  const edited = parenthesize(code, positions);
  compilation.updateAsset(file, new sources.RawSource(edited.toString()));
  const map = compilation.getAsset(`${file}.map`);
  if (!map) return;
  const ownMap = edited.generateMap({ hires: true, source: file }).toString();
  const combined = new sources.SourceMapSource(edited.toString(), file, ownMap, code, map.source.source().toString());
  compilation.updateAsset(map.name, new sources.RawSource(JSON.stringify(combined.map())));
}

/**
 * Adds compile hints to the scripts that pages load until React is attached. Scripts that load later stay unchanged, and
 * so does the loader: it is so small that hints would cost more than they save.
 * @param {Compilation} compilation
 * @param {import('./recordingSite.cjs').Parts} parts
 */
async function addCompileHints(compilation, parts) {
  const { site, assetOf } = buildSite(compilation, parts);
  const called = await record(site);
  for (const asset of new Set(Object.values(assetOf))) {
    if (asset === parts.loaderFile) continue;
    const files = Object.keys(assetOf).filter((file) => assetOf[file] === asset);
    markFunctions(
      compilation,
      asset,
      files.flatMap((file) => called[file] ?? []),
    );
  }
}

module.exports = { addCompileHints, markFunctions, record };
