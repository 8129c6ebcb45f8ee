/** Finds which of the catalogue's ids a widget can say: those that its code, or code that it imports, names. */
const { existsSync, readFileSync } = require('node:fs');
const { dirname, join } = require('node:path');

const imported = /^(?:import|\}) [^;]*?from '(\.[^']+)'|^import '(\.[^']+)'|import\((?:\/\*.*?\*\/)?\s*'(\.[^']+)'/gms;
const erased = /^import type [^;]+;/gms;
const quoted = /(['"])([\w-]+(?:\.[\w-]+)+)\1/g;
const templates = /`([\w.-]*\.[\w.-]*(?:\$\{[^}]*\}[\w.-]*)+)`/g;
const row = /^ {2}'?([\w-]+)'?: \(\) =>\s*import\(\s*\/\* webpackChunkName: "([\w-]+)" \*\/\s*'([^']+)'/gm;

/** True for a notice, which is looked up by group and code: its words are a part of their own. */
const isNotice = (id) => id.startsWith('notice.');

function find(from, request) {
  const path = join(dirname(from), request);
  return ['.ts', '.tsx'].map((extension) => path + extension).find(existsSync);
}

/** A template as an expression for the ids that it can become. */
const pattern = (template) =>
  new RegExp(
    `^${template
      .split(/\$\{[^}]*\}/)
      .map((text) => text.replace(/\./g, '\\.'))
      .join('.+')}$`,
  );

/** What a file imports, and whatever in it looks like an id or like the making of one. */
function read(path) {
  const source = readFileSync(path, 'utf8').replace(erased, '');
  const requests = [...source.matchAll(imported)].map(([, one, two, three]) => one ?? two ?? three);
  return {
    imports: requests.map((request) => find(path, request)).filter(Boolean),
    ids: [...source.matchAll(quoted)].map(([, , id]) => id),
    patterns: [...source.matchAll(templates)].map(([, template]) => pattern(template)),
  };
}

/** The widgets' table: by the widget's name, its chunk and the file that its code starts at. */
function readTable(table) {
  const rows = [...readFileSync(table, 'utf8').matchAll(row)];
  return Object.fromEntries(rows.map(([, name, chunk, request]) => [name, { chunk, root: find(table, request) }]));
}

/** All that may be said by the code that starts at a file. */
function sayingOf(root, memory) {
  const files = new Set([root]);
  for (const file of files) {
    if (!memory.has(file)) memory.set(file, read(file));
    for (const next of memory.get(file).imports) files.add(next);
  }
  const readings = [...files].map((file) => memory.get(file));
  const ids = new Set(readings.flatMap((reading) => reading.ids));
  const patterns = readings.flatMap((reading) => reading.patterns);
  return (id) => ids.has(id) || (!isNotice(id) && patterns.some((one) => one.test(id)));
}

/** For each widget of the table, the ids of a catalogue that it can say. */
function partsOf(table, ids) {
  const memory = new Map();
  const rows = Object.entries(readTable(table));
  return Object.fromEntries(rows.map(([name, { root }]) => [name, ids.filter(sayingOf(root, memory))]));
}

module.exports = { isNotice, partsOf, readTable };
