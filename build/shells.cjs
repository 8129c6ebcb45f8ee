const { execFile } = require('node:child_process');
const path = require('node:path');
const { promisify } = require('node:util');
const { sources } = require('webpack');

const script = path.join(__dirname, 'renderShells.cjs');
const locales = ['zh', 'en'];

/** Starts rendering every widget's first state, beside the bundling; answers them by name and locale. */
function renderShells() {
  const rendering = promisify(execFile)(process.execPath, [script], { maxBuffer: 2 ** 26 }).then(
    ({ stdout, stderr }) => {
      if (stderr !== '') throw new Error(stderr);
      return JSON.parse(stdout);
    },
  );
  // Whoever awaits it hears of a failure; a build that has failed before that awaits nothing.
  rendering.catch(() => {});
  return rendering;
}

/** What no page with a strict policy may hold, and what would be no markup of ours. */
function assertHarmless(name, markup) {
  const found = / style=|<style|<script|<!--|javascript:| on[a-z]+=/i.exec(markup.replaceAll('<!-- -->', ''));
  if (found) throw new Error(`The first state of ${name} holds "${found[0]}"`);
}

/** The content hashes in the names of files, in the order of `src/mounts/runtime/ahead.ts`. */
const hashesIn = (files) =>
  files
    .map((file) => file.split('.').at(-2))
    .sort()
    .join(' ');

/**
 * The comment in front of a first state, by which the runtime knows whether they belong together:
 * `<!--rewards-widgets 1.2.3 zh auth …-->`, the hashes being those of the files that the entry fetches for the widget.
 */
const stampOf = (version, locale, name, files) =>
  `<!--rewards-widgets ${version} ${locale} ${name} ${hashesIn(files)}-->`;

/** Writes `shells/<locale>/<name>.html` for each widget, with its stamp; answers their paths by name and locale. */
function emitShells(compilation, rendered, { version, widgets }) {
  const pathsOf = ([name, markups]) => {
    const pathOf = (locale) => {
      assertHarmless(name, markups[locale]);
      const file = `shells/${locale}/${name}.html`;
      const stamp = stampOf(version, locale, name, widgets[name][locale]);
      // Minimizers would take the comments away, by which React knows its texts too.
      compilation.emitAsset(file, new sources.RawSource(stamp + markups[locale]), { minimized: true });
      return [locale, file];
    };
    return [name, Object.fromEntries(locales.map(pathOf))];
  };
  const entries = Object.entries(rendered).sort(([a], [b]) => a.localeCompare(b));
  return Object.fromEntries(entries.map(pathsOf));
}

module.exports = { emitShells, renderShells, stampOf };
