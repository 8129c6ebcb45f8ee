const { createHash } = require('node:crypto');
const { brotliCompressSync, gzipSync } = require('node:zlib');
const { Compilation, sources } = require('webpack');
const { emitShells, renderShells } = require('./shells.cjs');

const entryFile = 'widgets.js';
const locales = ['zh', 'en'];
const isShipped = (name) => /\.(js|css)$/.test(name);
const isListed = (name) => isShipped(name) || name.startsWith('shells/');

/**
 * Puts the table of files into the entry, writes each widget's first state, and writes `manifest.json`: for each file its
 * size, gzip and brotli size in bytes and its SRI hash; for each widget and language the files that it needs, so that a
 * page can preload them, and its first state.
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
      const rendering = renderShells();
      compilation.hooks.processAssets.tapPromise({ name: 'ManifestPlugin', stage }, () =>
        this.write(compilation, rendering),
      );
    });
  }

  async write(compilation, rendering) {
    if (compilation.errors.length > 0) return;
    const isWidget = (group) => group.origins.some(({ module }) => module?.resource === this.widgets);
    const groups = [...compilation.chunkGroups].filter(isWidget).sort((a, b) => a.name.localeCompare(b.name));
    const base = compilation.entrypoints.get('base');
    const words = Object.fromEntries(
      locales.map((locale) => [locale, compilation.namedChunkGroups.get(`words-${locale}`)]),
    );
    fillTable(compilation, groups, [base, ...Object.values(words)]);

    const needed = (group) =>
      Object.fromEntries(
        locales.map((locale) => [locale, [...new Set([base, group, words[locale]].flatMap(filesOf))]]),
      );
    const widgets = Object.fromEntries(groups.map((group) => [group.name, needed(group)]));
    const shells = emitShells(compilation, await rendering, { version: this.version, widgets });
    const manifest = {
      version: this.version,
      files: describeFiles(compilation),
      widgets,
      shells,
    };
    compilation.emitAsset('manifest.json', new sources.RawSource(`${JSON.stringify(manifest, null, 2)}\n`));
  }
}

function filesOf(group) {
  return group.chunks.flatMap((chunk) => [...chunk.files]).filter(isShipped);
}

/** The hashes of a chunk's script and style sheet, as `src/mounts/files.ts` reads them. */
function hashesOf(chunk) {
  const hash = (extension) => {
    const file = [...chunk.files].find((name) => name.endsWith(extension));
    if (file !== undefined && !file.startsWith(`assets/${chunk.name}.`))
      throw new Error(`${file} is not named for its chunk`);
    return file?.split('.').at(-2);
  };
  const hashes = [hash('.js'), hash('.css')];
  if (hashes[0] === undefined) throw new Error(`The chunk ${chunk.name} has no script`);
  return hashes.filter(Boolean).join(' ');
}

function fillTable(compilation, widgets, others) {
  const used = new Set([...widgets, ...others].flatMap((group) => group.chunks));
  const chunks = Object.fromEntries([...used].map((chunk) => [chunk.name, hashesOf(chunk)]));
  const sharedOf = (group) =>
    group.chunks.map(({ name }) => name).filter((name) => name !== group.name && name !== 'base');
  const shared = Object.fromEntries(widgets.map((group) => [group.name, sharedOf(group).join(' ')]));
  const table = JSON.stringify({ chunks, shared });
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
  return Object.fromEntries(rows.sort(([a], [b]) => a.localeCompare(b)));
}

module.exports = { ManifestPlugin };
