/** Emits the prerendered markup of the widgets. */
const { execFile } = require('node:child_process');
const path = require('node:path');
const { promisify } = require('node:util');
const { sources } = require('webpack');
const { hashIn } = require('../assets/contentHash.cjs');
const { locales } = require('../assets/languageScripts.cjs');

/**
 * @typedef {import('../assets/types').Locale} Locale
 * @typedef {import('../assets/types').PrerenderedMarkup} PrerenderedMarkup
 * @typedef {import('../registry.cjs').Row} Row
 */

const script = path.join(__dirname, 'renderAll.cjs');

/**
 * Prerenders all widgets in a separate process. Rejects when React or a widget writes an error or a warning.
 * @returns {Promise<PrerenderedMarkup>}
 */
async function renderMarkup() {
  const { stdout } = await promisify(execFile)(process.execPath, [script], { maxBuffer: 2 ** 26 });
  return JSON.parse(stdout);
}

/**
 * Throws when markup contains styles, scripts or comments, which a page with a strict content security policy forbids.
 * @param {string} name
 * @param {string} markup
 */
function assertHarmless(name, markup) {
  const found = / style=|<style|<script|<!--|javascript:| on[a-z]+=/i.exec(markup.replaceAll('<!-- -->', ''));
  if (found) throw new Error(`The prerendered markup of ${name} holds "${found[0]}"`);
}

/**
 * Returns the comment in front of prerendered markup, `<!--rewards-widgets 1.2.3 zh auth …-->` with the hashes of the
 * widget's files. The runtime hydrates only markup of its own build
 * (`src/mounts/runtime/hydration/prerenderedMarkup.ts`).
 * @param {string} version
 * @param {Locale} locale
 * @param {string} name
 * @param {readonly string[]} files
 */
const stampOf = (version, locale, name, files) =>
  `<!--rewards-widgets ${version} ${locale} ${name} ${files.map(hashIn).sort().join(' ')}-->`;

/**
 * Emits `prerendered/<locale>/<name>.html` for each widget that is prerendered. Returns the manifest's entries: the
 * paths, and when a page's server must leave the markup out.
 * @param {import('webpack').Compilation} compilation
 * @param {PrerenderedMarkup} markup
 * @param {{ version: string; registry: Record<string, Row>; filesOf: (name: string, locale: Locale) => readonly
 * string[] }} build
 */
function emitPrerendered(compilation, markup, { version, registry, filesOf }) {
  /** @param {string} name @param {Locale} locale */
  const emit = (name, locale) => {
    const html = markup[name]?.[locale] ?? '';
    assertHarmless(name, html);
    const file = `prerendered/${locale}/${name}.html`;
    const stamp = stampOf(version, locale, name, filesOf(name, locale));
    // Marked as minimized: a minimizer would remove the stamp, and the comments by which React separates texts.
    compilation.emitAsset(file, new sources.RawSource(stamp + html), { minimized: true });
    return file;
  };
  const rows = Object.entries(registry).flatMap(([name, { prerender = {} }]) => {
    if (prerender === false) return [];
    const paths = locales.map((locale) => [locale, emit(name, locale)]);
    return [[name, { ...Object.fromEntries(paths), except: prerender }]];
  });
  return Object.fromEntries(rows);
}

module.exports = { assertHarmless, emitPrerendered, renderMarkup, stampOf };
