/** Puts a chunk's code and the words that its widgets can say into one file per language: one request instead of two. */
const { createHash } = require('node:crypto');
const { sources } = require('webpack');

const contentHash = (text) => createHash('sha256').update(text).digest('hex').slice(0, 6);

/** A chunk that webpack's runtime takes like its own: for each widget, its words as the module `words-<name>`. */
function chunkOfWords(widgets, words) {
  // Without an id of its own it would pass for one that is there already.
  const id = JSON.stringify(`words-${widgets[0]}`);
  const modules = widgets.map((widget) => `${JSON.stringify(`words-${widget}`)}:w`).join();
  return `(function(){var w=(function(m){m.exports=${JSON.stringify(words)}});(window.widgets.chunks=window.widgets.chunks||[]).push([[${id}],{${modules}}])})();`;
}

const hashed = (file, hash) => file.replace(/\.(\w+)$/, `.${hash}.$1`);

/** Puts its content's hash into the name of a file, and of its source map if there is one; answers the new name. */
function addHash(compilation, file) {
  const renamed = hashed(file, contentHash(compilation.getAsset(file).source.buffer()));
  compilation.renameAsset(file, renamed);
  if (compilation.getAsset(`${file}.map`)) compilation.renameAsset(`${file}.map`, `${renamed}.map`);
  return renamed;
}

/** The script of a chunk for each language: its code, then those words of the catalogue that are `said`. */
function scriptsOf(compilation, { script, widgets, said, words }) {
  const code = compilation.getAsset(script).source.source();
  return Object.entries(words).map(([locale, catalogue]) => {
    const spoken = Object.fromEntries(Object.entries(catalogue).filter(([id]) => said.has(id)));
    return [locale, `${code}\n${chunkOfWords(widgets, spoken)}\n`];
  });
}

/**
 * Replaces the script of a chunk by one for each language. They share one hash, that of both: the entry holds one a widget.
 * Answers the chunk's files by language, style sheet first.
 */
function bundle(compilation, chunk) {
  const { name, script } = chunk;
  const styles = chunk.styles.map((file) => addHash(compilation, file));
  const texts = scriptsOf(compilation, chunk);
  const hash = contentHash(texts.flat().join());
  const bundled = texts.map(([locale, text]) => {
    const file = `assets/${name}.${locale}.${hash}.js`;
    compilation.emitAsset(file, new sources.RawSource(text), { minimized: true });
    return [locale, [...styles, file]];
  });
  // One for all languages, as their code is the same. With the script goes what belongs to it.
  const map = compilation.getAsset(`${script}.map`);
  if (map) compilation.emitAsset(`${hashed(script, hash)}.map`, map.source);
  compilation.deleteAsset(script);
  return Object.fromEntries(bundled);
}

module.exports = { addHash, bundle, scriptsOf };
