const { createHash } = require('node:crypto');
const { join } = require('node:path');
const { brotliCompressSync, gzipSync } = require('node:zlib');
const { Compilation, sources, WebpackError } = require('webpack');
const { overBudget } = require('./budgets.cjs');
const { addHash, bundle } = require('./bundle.cjs');
const { compileEarly } = require('./compileEarly.cjs');
const { compile } = require('./messages.cjs');
const { partsOf, readTable } = require('./parts.cjs');
const { emitShells, renderShells } = require('./shells.cjs');
const { fillTable, tableOf } = require('./table.cjs');

const entryFile = 'widgets.js';
const locales = ['zh', 'en'];
const byName = ([a], [b]) => (a < b ? -1 : 1);
const isShipped = (name) => /\.(js|css)$/.test(name);
const isListed = (name) => isShipped(name) || name.startsWith('shells/');

/**
 * Marks what is to be compiled early, puts each widget's code and its words into one file per language, the table of files
 * into the entry, writes each widget's first state, and `manifest.json`: for each file its size, gzip and brotli size in
 * bytes and its SRI hash; for each widget and language the files that it needs, so that a page can preload them, and its
 * first state; the script that a page may hold itself; and what a first call to a service needs. A file that weighs more
 * than its budget is an error.
 */
class ManifestPlugin {
  /** `widgets` is the source file whose imports are the widgets; `messages` the folder of the catalogue. */
  constructor({ version, widgets, messages }) {
    this.version = version;
    this.widgets = widgets;
    this.messages = messages;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ManifestPlugin', (compilation) => {
      // After names have got their hashes, before sizes are taken.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      const rendering = renderShells();
      compilation.hooks.processAssets.tapPromise({ name: 'ManifestPlugin', stage }, () =>
        // An error of the build, and not the end of one that waits for changes.
        this.write(compilation, rendering).catch(({ stack }) => compilation.errors.push(new WebpackError(stack))),
      );
    });
  }

  async write(compilation, rendering) {
    if (compilation.errors.length > 0) return;
    for (const { name, files } of lateChunks(compilation, readTable(this.widgets))) {
      const style = [...files].find((file) => file.endsWith('.css'));
      if (style) compilation.errors.push(new WebpackError(`Nobody fetches ${style}: import it where ${name} is used`));
    }
    const { version } = this;
    const chunks = this.widgetChunks(compilation);
    const early = ['base', ...new Set(chunks.flatMap((chunk) => chunk.shared))];
    const shared = Object.fromEntries(early.map((name) => [name, scriptOf(filesOf(compilation, name))]));
    const firstStates = await rendering;
    await compileEarly(compilation, { version, entryFile, chunks, shared, firstStates });

    const common = Object.fromEntries(
      early.map((name) => [name, filesOf(compilation, name).map((file) => addHash(compilation, file))]),
    );
    const bundled = chunks.map((chunk) => ({ ...chunk, own: bundle(compilation, chunk) }));
    fillTable(compilation, entryFile, tableOf(common, bundled));
    const needed = ({ own, shared: others }, locale) => [
      ...['base', ...others].flatMap((name) => common[name]),
      ...own[locale],
    ];
    const rows = bundled.flatMap((chunk) => {
      const files = Object.fromEntries(locales.map((locale) => [locale, needed(chunk, locale)]));
      return chunk.widgets.map((name) => [name, files]);
    });
    const widgets = Object.fromEntries(rows.sort(byName));
    const shells = emitShells(compilation, firstStates, { version, widgets });
    const files = describeFiles(compilation);
    const [askLater] = filesOf(compilation, 'askLater');
    const manifest = { version, files, widgets, shells, askLater, firstCall: filesOf(compilation, 'wire') };
    for (const problem of overBudget(files)) compilation.errors.push(new WebpackError(`Budget: ${problem}`));
    compilation.emitAsset('manifest.json', new sources.RawSource(`${JSON.stringify(manifest, null, 2)}\n`));
  }

  /** The chunks of the widgets: whose they are, their files, which others they go with, and what of the words they say. */
  widgetChunks(compilation) {
    const words = Object.fromEntries(locales.map((locale) => [locale, compile(join(this.messages, `${locale}.json`))]));
    const table = Object.entries(readTable(this.widgets));
    const parts = partsOf(this.widgets, Object.keys(words.zh));
    return [...new Set(table.map(([, { chunk }]) => chunk))].map((name) => {
      const widgets = table.filter(([, { chunk }]) => chunk === name).map(([widget]) => widget);
      const group = compilation.namedChunkGroups.get(name);
      const shared = group.chunks.map((chunk) => chunk.name).filter((other) => other !== name && other !== 'base');
      const said = new Set(widgets.flatMap((widget) => parts[widget]));
      const files = filesOf(compilation, name);
      const styles = files.filter((file) => file.endsWith('.css'));
      return { name, widgets, shared, script: scriptOf(files), styles, said, words };
    });
  }
}

const scriptOf = (files) => files.find((file) => file.endsWith('.js'));

function filesOf(compilation, chunk) {
  return [...compilation.namedChunks.get(chunk).files].filter(isShipped);
}

/** The chunks that are fetched by webpack's runtime, when a widget asks for them. */
function lateChunks(compilation, table) {
  const withWidgets = Object.values(table).flatMap(({ chunk }) => compilation.namedChunkGroups.get(chunk).chunks);
  const early = new Set([...withWidgets, ...compilation.entrypoints.get('base').chunks]);
  return [...compilation.chunks].filter((chunk) => !early.has(chunk));
}

function describeFiles(compilation) {
  const rows = compilation
    .getAssets()
    .filter(({ name }) => isListed(name))
    .map(({ name, source }) => {
      const content = source.buffer();
      const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
      const sizes = { size: content.length, gzip: gzipSync(content, { level: 9 }).length };
      return [name, { ...sizes, brotli: brotliCompressSync(content).length, integrity }];
    });
  return Object.fromEntries(rows.sort(byName));
}

module.exports = { ManifestPlugin };
