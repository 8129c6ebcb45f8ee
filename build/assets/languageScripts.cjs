/**
 * Puts a chunk's code and its messages into one script per language, so that the browser makes one request, not two.
 */
const { sources } = require('webpack');
const { contentHash, rename, textOf, withHash } = require('./contentHash.cjs');

/**
 * @typedef {import('webpack').Compilation} Compilation
 * @typedef {import('./types').WidgetChunk} WidgetChunk
 * @typedef {import('./types').NamedChunk} NamedChunk
 */

/** The languages of the widgets. */
const locales = /** @type {const} */ (['zh', 'en']);

/**
 * Returns code that adds messages to webpack's runtime in the format of its own chunks, as a module `messages-<name>`
 * for each widget.
 * @param {readonly string[]} widgets
 * @param {object} messages
 */
function messagesChunk(widgets, messages) {
  // The chunk needs a unique id, as webpack's runtime ignores a chunk with an id that it knows.
  const id = JSON.stringify(`messages-${widgets[0]}`);
  const modules = widgets.map((widget) => `${JSON.stringify(`messages-${widget}`)}:w`).join();
  return `(function(){var w=(function(m){m.exports=${JSON.stringify(messages)}});(window.widgets.chunks=window.widgets.chunks||[]).push([[${id}],{${modules}}])})();`;
}

/**
 * Returns the script of a chunk for each language: its code, then its messages.
 * @param {Compilation} compilation
 * @param {WidgetChunk} chunk
 */
function scriptsOf(compilation, { script, widgets, messages }) {
  const code = textOf(compilation, script);
  const scriptFor = (/** @type {'zh' | 'en'} */ locale) => `${code}\n${messagesChunk(widgets, messages[locale])}\n`;
  return { zh: scriptFor('zh'), en: scriptFor('en') };
}

/**
 * Replaces a chunk's script by a script for each language, and adds a content hash to the names of all its files. They
 * share one hash, as the loader's table has one per widget. Returns the files by language, the style sheet first.
 * @param {Compilation} compilation
 * @param {WidgetChunk} chunk
 * @returns {NamedChunk}
 */
function emitLanguageScripts(compilation, chunk) {
  const { name, widgets, shared, script } = chunk;
  const texts = scriptsOf(compilation, chunk);
  const hash = contentHash([texts.zh, texts.en, ...chunk.styles.map((file) => textOf(compilation, file))].join());
  const styles = chunk.styles.map((file) => rename(compilation, file, withHash(file, hash)));
  const emit = (/** @type {'zh' | 'en'} */ locale) => {
    const file = `assets/${name}.${locale}.${hash}.js`;
    compilation.emitAsset(file, new sources.RawSource(texts[locale]), { minimized: true });
    return [...styles, file];
  };
  const files = { zh: emit('zh'), en: emit('en') };
  // One source map serves both languages, as their code is the same.
  const map = compilation.getAsset(`${script}.map`);
  if (map) compilation.emitAsset(`${withHash(script, hash)}.map`, map.source);
  compilation.deleteAsset(script);
  return { name, widgets, shared, files };
}

module.exports = { emitLanguageScripts, locales, scriptsOf };
