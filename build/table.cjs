/** The table of files that the entry holds, as `src/mounts/files.ts` reads it. */
const { sources } = require('webpack');

/** Under this name the entry's source speaks of it. */
const placeholder = '__FILES__';

/** The content hashes in the names of files, a space between them; of a missing one, nothing. */
const hashesIn = (...files) => files.map((file) => file?.split('.').at(-2) ?? '').join(' ');
const ofKind = (files, extension) => files.find((file) => file.endsWith(extension));
const byName = ([a], [b]) => (a < b ? -1 : 1);

/** `shared` are the files of the base and of each chunk that widgets share, by their names; `chunks` those of widgets. */
function tableOf(shared, chunks) {
  const rowOfShared = ([name, files]) => {
    const styles = files.filter((file) => file.endsWith('.css'));
    return [name, hashesIn(ofKind(files, '.js'), ...styles)];
  };
  const row = (widget, { name, own, shared: needed }) => {
    const hashes = hashesIn(ofKind(own.zh, '.js'), ofKind(own.zh, '.css'));
    return [name === widget ? '' : name, hashes, ...needed].join(' ');
  };
  const rows = chunks.flatMap((chunk) => chunk.widgets.map((widget) => [widget, row(widget, chunk)])).sort(byName);
  return {
    shared: Object.fromEntries(Object.entries(shared).map(rowOfShared)),
    widgets: rows.map(([, text]) => text),
  };
}

/** Puts the table into the entry. */
function fillTable(compilation, entryFile, table) {
  const filled = `(${JSON.stringify(table)})`;
  compilation.updateAsset(entryFile, (source) => {
    const replaced = new sources.ReplaceSource(source);
    const text = source.source();
    for (let at = text.indexOf(placeholder); at >= 0; at = text.indexOf(placeholder, at + 1)) {
      replaced.replace(at, at + placeholder.length - 1, filled);
    }
    return replaced;
  });
}

module.exports = { fillTable, tableOf };
