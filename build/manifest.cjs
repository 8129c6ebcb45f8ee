const { createHash } = require('node:crypto');
const { brotliCompressSync, gzipSync } = require('node:zlib');
const { Compilation, sources } = require('webpack');

const entryFile = 'widgets.js';
const locales = ['zh', 'en'];
const isShipped = (name) => /\.(js|css)$/.test(name);

/**
 * Puts the table of files into the entry, and writes `manifest.json`: for each file its size, gzip and brotli size in
 * bytes and its SRI hash; for each widget and language the files that it needs, so that a page can preload them.
 */
class ManifestPlugin {
  /** `widgets` is the source file whose imports are the widgets, each in a chunk of its mount name. */
  constructor({ version, widgets }) {
    this.version = version;
    this.widgets = widgets;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ManifestPlugin', (compilation) => {
      // After names have got their hashes, before source maps and sizes are taken.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: 'ManifestPlugin', stage }, () => this.write(compilation));
    });
  }

  write(compilation) {
    if (compilation.errors.length > 0) return;
    const base = filesOf(compilation.entrypoints.get('base'));
    const isWidget = (group) => group.origins.some(({ module }) => module?.resource === this.widgets);
    const groups = [...compilation.chunkGroups].filter(isWidget).sort((a, b) => a.name.localeCompare(b.name));
    const widgets = Object.fromEntries(groups.map((group) => [group.name, [...new Set([...base, ...filesOf(group)])]]));
    const wordsOf = (locale) => filesOf(compilation.namedChunkGroups.get(`words-${locale}`));
    const words = Object.fromEntries(locales.map((locale) => [locale, wordsOf(locale)]));
    fillTable(compilation, widgets, words);
    const perLocale = (files) => Object.fromEntries(locales.map((locale) => [locale, [...files, ...words[locale]]]));
    const manifest = {
      version: this.version,
      files: describeFiles(compilation),
      widgets: Object.fromEntries(Object.entries(widgets).map(([name, files]) => [name, perLocale(files)])),
    };
    compilation.emitAsset('manifest.json', new sources.RawSource(`${JSON.stringify(manifest, null, 2)}\n`));
  }
}

function filesOf(group) {
  return group.chunks.flatMap((chunk) => [...chunk.files]).filter(isShipped);
}

/** The table names each file once; the widgets point at it by number. */
function fillTable(compilation, widgets, words) {
  const paths = [...new Set([...Object.values(widgets), ...Object.values(words)].flat())];
  const numbers = (lists) =>
    Object.fromEntries(Object.entries(lists).map(([name, files]) => [name, files.map((file) => paths.indexOf(file))]));
  const table = JSON.stringify({ paths, widgets: numbers(widgets), words: numbers(words) });
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
    .filter(({ name }) => isShipped(name))
    .map(({ name, source }) => {
      const content = source.buffer();
      const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
      const sizes = { size: content.length, gzip: gzipSync(content, { level: 9 }).length };
      return [name, { ...sizes, brotli: brotliCompressSync(content).length, integrity }];
    });
  return Object.fromEntries(rows.sort(([a], [b]) => a.localeCompare(b)));
}

module.exports = { ManifestPlugin };
