const { createHash } = require('node:crypto');
const { join } = require('node:path');
const { brotliCompressSync, gzipSync } = require('node:zlib');
const { Compilation, sources, WebpackError } = require('webpack');
const { overBudget } = require('./budgets.cjs');
const { addHash, bundle } = require('./bundle.cjs');
const { compile } = require('./messages.cjs');
const { partsOf, readTable } = require('./parts.cjs');
const { emitShells, renderShells } = require('./shells.cjs');

const entryFile = 'widgets.js';
const locales = ['zh', 'en'];
const byName = ([a], [b]) => (a < b ? -1 : 1);
const isShipped = (name) => /\.(js|css)$/.test(name);
const isListed = (name) => isShipped(name) || name.startsWith('shells/');

/**
 * Puts each widget's code and its words into one file per language, the table of files into the entry, writes each
 * widget's first state, and `manifest.json`: for each file its size, gzip and brotli size in bytes and its SRI hash; for
 * each widget and language the files that it needs, so that a page can preload them, and its first state; and the script
 * that a page may hold itself. A file that weighs more than its budget is an error.
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
        this.write(compilation, rendering),
      );
    });
  }

  async write(compilation, rendering) {
    if (compilation.errors.length > 0) return;
    for (const { name, files } of lateChunks(compilation, readTable(this.widgets))) {
      const style = [...files].find((file) => file.endsWith('.css'));
      if (style) compilation.errors.push(new WebpackError(`Nobody fetches ${style}: import it where ${name} is used`));
    }
    const chunks = this.bundleWidgets(compilation);
    const shared = new Set(chunks.flatMap((chunk) => chunk.shared));
    for (const file of [...shared].flatMap((name) => filesOf(compilation, name))) addHash(compilation, file);
    fillTable(compilation, chunks);
    const needed = ({ own, shared }) =>
      Object.fromEntries(
        locales.map((locale) => [
          locale,
          [...filesOf(compilation, 'base'), ...shared.flatMap((name) => filesOf(compilation, name)), ...own[locale]],
        ]),
      );
    const rows = chunks.flatMap((chunk) => chunk.widgets.map((name) => [name, needed(chunk)]));
    const widgets = Object.fromEntries(rows.sort(byName));
    const shells = emitShells(compilation, await rendering, { version: this.version, widgets });
    const files = describeFiles(compilation);
    const [askLater] = filesOf(compilation, 'askLater');
    const manifest = { version: this.version, files, widgets, shells, askLater };
    for (const problem of overBudget(files)) compilation.errors.push(new WebpackError(`Budget: ${problem}`));
    compilation.emitAsset('manifest.json', new sources.RawSource(`${JSON.stringify(manifest, null, 2)}\n`));
  }

  /** The chunks of the widgets: whose they are, their own files by language, and which others they go with. */
  bundleWidgets(compilation) {
    const words = Object.fromEntries(locales.map((locale) => [locale, compile(join(this.messages, `${locale}.json`))]));
    const table = Object.entries(readTable(this.widgets));
    const parts = partsOf(this.widgets, Object.keys(words.zh));
    return [...new Set(table.map(([, { chunk }]) => chunk))].map((name) => {
      const widgets = table.filter(([, { chunk }]) => chunk === name).map(([widget]) => widget);
      const group = compilation.namedChunkGroups.get(name);
      const shared = group.chunks.map((chunk) => chunk.name).filter((other) => other !== name && other !== 'base');
      const said = new Set(widgets.flatMap((widget) => parts[widget]));
      const own = bundle(compilation, { name, files: filesOf(compilation, name), widgets, said, words });
      return { name, widgets, shared, own };
    });
  }
}

function filesOf(compilation, chunk) {
  return [...compilation.namedChunks.get(chunk).files].filter(isShipped);
}

/** The chunks that are fetched by webpack's runtime, when a widget asks for them. */
function lateChunks(compilation, table) {
  const withWidgets = Object.values(table).flatMap(({ chunk }) => compilation.namedChunkGroups.get(chunk).chunks);
  const early = new Set([...withWidgets, ...compilation.entrypoints.get('base').chunks]);
  return [...compilation.chunks].filter((chunk) => !early.has(chunk));
}

/** The content hashes in the names of files, a space between them; of a missing one, nothing. */
const hashesIn = (...files) => files.map((file) => file?.split('.').at(-2) ?? '').join(' ');
const ofKind = (files, extension) => files.find((file) => file.endsWith(extension));

/** Puts the table into the entry that `src/mounts/files.ts` reads. */
function fillTable(compilation, chunks) {
  const others = ['base', ...new Set(chunks.flatMap(({ shared }) => shared))];
  const shared = others.map((name) => {
    const files = filesOf(compilation, name);
    return [name, hashesIn(ofKind(files, '.js'), ...files.filter((file) => file.endsWith('.css')))];
  });
  const row = (widget, { name, own, shared: needed }) => {
    const hashes = hashesIn(ofKind(own.zh, '.js'), ofKind(own.zh, '.css'));
    return [name === widget ? '' : name, hashes, ...needed].join(' ');
  };
  const widgets = chunks.flatMap((chunk) => chunk.widgets.map((widget) => [widget, row(widget, chunk)])).sort(byName);
  const rows = widgets.map(([, text]) => text);
  const table = JSON.stringify({ shared: Object.fromEntries(shared), widgets: rows });
  compilation.updateAsset(entryFile, (source) => {
    const replaced = new sources.ReplaceSource(source);
    const text = source.source();
    for (let at = text.indexOf('__FILES__'); at >= 0; at = text.indexOf('__FILES__', at + 1)) {
      replaced.replace(at, at + '__FILES__'.length - 1, `(${table})`);
    }
    return replaced;
  });
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
