/** Makes the loader's table of widgets and their files. */
const { sources } = require('webpack');
const { hashIn, textOf } = require('./contentHash.cjs');

/**
 * @typedef {import('../../src/mounts/loader/table').LoaderTable} LoaderTable
 * @typedef {import('./types').NamedChunk} NamedChunk
 * @typedef {import('./types').SharedFiles} SharedFiles
 * @typedef {import('../registry.cjs').Row} Row
 */

/** The name of the table in the loader's source. */
const placeholder = '__LOADER_TABLE__';

/**
 * Returns the hash of a chunk's files, and `-` if there is no style sheet.
 * @param {readonly string[]} files
 */
const describeChunk = (files) => [hashIn(files[0] ?? ''), files.some((file) => file.endsWith('.css')) ? '' : '-'];

/**
 * Returns the loader's table; `src/mounts/loader/table.ts` describes its format.
 * @param {SharedFiles} shared
 * @param {readonly NamedChunk[]} chunks
 * @param {Record<string, Row>} registry
 * @returns {LoaderTable}
 */
function loaderTable(shared, chunks, registry) {
  const widgets = chunks.flatMap(({ name, widgets, files, shared }) =>
    widgets.map((widget) => [
      widget,
      [name === widget ? '' : name, ...describeChunk(files.zh), ...shared].join(' ').trimEnd(),
    ]),
  );
  return {
    shared: mapValues(shared, (files) => describeChunk(files).join(' ').trimEnd()),
    widgets: Object.fromEntries(widgets),
    ...rules(registry),
  };
}

/**
 * Returns the part of the table that does not depend on files.
 * @param {Record<string, Row>} registry
 */
function rules(registry) {
  const rows = Object.entries(registry);
  return {
    singletons: rows.filter(([, row]) => row.isSingleton).map(([name]) => name),
    secrets: Object.fromEntries(rows.flatMap(([name, { secrets }]) => (secrets ? [[name, secrets]] : []))),
  };
}

/**
 * Returns a table without files, for the inspector, which fetches none.
 * @param {Record<string, Row>} registry
 * @returns {LoaderTable}
 */
const tableOfNames = (registry) => ({ shared: {}, widgets: mapValues(registry, () => ''), ...rules(registry) });

/**
 * Returns a record with the same keys and mapped values.
 * @template Value, Result
 * @param {Readonly<Record<string, Value>>} record
 * @param {(value: Value) => Result} map
 */
const mapValues = (record, map) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));

/**
 * Replaces the placeholder in a script by the table.
 * @param {import('webpack').Compilation} compilation
 * @param {string} file
 * @param {LoaderTable} table
 */
function fillLoaderTable(compilation, file, table) {
  const literal = `(${JSON.stringify(table)})`;
  const text = textOf(compilation, file);
  compilation.updateAsset(file, (source) => {
    const replaced = new sources.ReplaceSource(source);
    for (let at = text.indexOf(placeholder); at >= 0; at = text.indexOf(placeholder, at + 1)) {
      replaced.replace(at, at + placeholder.length - 1, literal);
    }
    return replaced;
  });
}

module.exports = { fillLoaderTable, loaderTable, placeholder, tableOfNames };
