/** Puts a chunk's code and the words that its widgets can say into one file per language: one request instead of two. */
const { createHash } = require('node:crypto');
const { sources } = require('webpack');

const contentHash = (text) => createHash('sha256').update(text).digest('hex').slice(0, 6);

/** A chunk that webpack's runtime takes like its own: for each widget, its words as the module `words-<name>`. */
function chunkOfWords(widgets, words) {
  // Without an id of its own it would pass for one that is there already.
  const id = JSON.stringify(`words-${widgets[0]}`);
  const modules = widgets.map((widget) => `${JSON.stringify(`words-${widget}`)}:w`).join();
  return `(function(){function w(m){m.exports=${JSON.stringify(words)}}(window.widgets.chunks=window.widgets.chunks||[]).push([[${id}],{${modules}}])})();`;
}

/** Puts its content's hash into the name of a file; answers the new name. */
function addHash(compilation, file) {
  const hash = contentHash(compilation.getAsset(file).source.buffer());
  const renamed = file.replace(/\.(\w+)$/, `.${hash}.$1`);
  compilation.renameAsset(file, renamed);
  return renamed;
}

/**
 * Replaces the script of a chunk by one for each language, whose words are those of the catalogue that are `said`. They
 * share one hash, that of both: the entry holds one a widget. Answers the chunk's files by language, style sheet first.
 */
function bundle(compilation, { name, files, widgets, said, words }) {
  const script = files.find((file) => file.endsWith('.js'));
  const styles = files.filter((file) => file.endsWith('.css')).map((file) => addHash(compilation, file));
  const code = compilation.getAsset(script).source.source();
  const texts = Object.entries(words).map(([locale, catalogue]) => {
    const spoken = Object.fromEntries(Object.entries(catalogue).filter(([id]) => said.has(id)));
    return [locale, `${code}\n${chunkOfWords(widgets, spoken)}\n`];
  });
  const hash = contentHash(texts.flat().join());
  const bundled = texts.map(([locale, text]) => {
    const file = `assets/${name}.${locale}.${hash}.js`;
    compilation.emitAsset(file, new sources.RawSource(text), { minimized: true });
    return [locale, [...styles, file]];
  });
  compilation.deleteAsset(script);
  return Object.fromEntries(bundled);
}

module.exports = { addHash, bundle };
