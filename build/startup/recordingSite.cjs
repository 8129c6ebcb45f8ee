/** Builds the site that `record.cjs` opens: its scripts, the loader's table, and the pages. */
const { textOf } = require('../assets/contentHash.cjs');
const { scriptsOf } = require('../assets/languageScripts.cjs');
const { loaderTable } = require('../assets/loaderTable.cjs');
const { stampOf } = require('../prerender/prerender.cjs');

/**
 * @typedef {import('webpack').Compilation} Compilation
 * @typedef {import('../assets/types').NamedChunk} NamedChunk
 * @typedef {import('../assets/types').WidgetChunk} WidgetChunk
 * @typedef {import('../assets/types').PrerenderedMarkup} PrerenderedMarkup
 * @typedef {import('../registry.cjs').Row} Row
 * @typedef {import('./record.cjs').RecordedSite} RecordedSite
 * @typedef {object} Parts
 * @property {string} version
 * @property {string} loaderFile
 * @property {readonly WidgetChunk[]} chunks
 * @property {Readonly<Record<string, string>>} sharedScripts the script of `base` and of each shared chunk
 * @property {PrerenderedMarkup} markup
 * @property {Record<string, Row>} registry
 */

/** A placeholder in file names, as the content hashes are not known yet. */
const noHash = '0';

/**
 * Returns a site with two pages for each widget: hydrated in zh, client-rendered in en. `assetOf` maps the paths of the
 * site's scripts to the assets of the compilation.
 * @param {Compilation} compilation
 * @param {Parts} parts
 * @returns {{ site: RecordedSite; assetOf: Record<string, string> }}
 */
function buildSite(compilation, { version, loaderFile, chunks, sharedScripts, markup, registry }) {
  /** @type {Record<string, string>} */
  const assetOf = { [loaderFile]: loaderFile };
  const scripts = Object.fromEntries(
    compilation
      .getAssets()
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, source }) => [name, source.source().toString()]),
  );
  /** @param {string} name @param {string} asset @param {string} content */
  const addScript = (name, asset, content) => {
    const file = `assets/${name}.${noHash}.js`;
    scripts[file] = content;
    assetOf[file] = asset;
    return [file];
  };
  const shared = Object.fromEntries(
    Object.entries(sharedScripts).map(([name, script]) => [name, addScript(name, script, textOf(compilation, script))]),
  );
  /** @type {NamedChunk[]} */
  const named = chunks.map((chunk) => {
    const { name, widgets, shared: others, script } = chunk;
    const texts = scriptsOf(compilation, chunk);
    const files = {
      zh: addScript(`${name}.zh`, script, texts.zh),
      en: addScript(`${name}.en`, script, texts.en),
    };
    return { name, widgets, shared: others, files };
  });
  const pages = named.flatMap(({ widgets, files, shared: others }) =>
    widgets.flatMap((name) => {
      const zhFiles = [...['base', ...others].flatMap((other) => shared[other] ?? []), ...files.zh];
      const isPrerendered = registry[name]?.prerender !== false;
      const prerendered = isPrerendered ? stampOf(version, 'zh', name, zhFiles) + (markup[name]?.zh ?? '') : '';
      return [
        { path: '/', body: `<div data-mount="${name}">${prerendered}</div>` },
        { path: '/en/', body: `<div data-mount="${name}"></div>` },
      ];
    }),
  );
  return { site: { scripts, loaderTable: loaderTable(shared, named, registry), pages }, assetOf };
}

module.exports = { buildSite };
