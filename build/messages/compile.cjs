/**
 * Compiles the catalogue, so that the bundle needs no ICU parser: a message without values stays plain text, any other
 * becomes the parser's syntax tree.
 */
const { readFileSync } = require('node:fs');
const { basename } = require('node:path');
const { parse } = require('@formatjs/icu-messageformat-parser');

/**
 * @typedef {import('@formatjs/icu-messageformat-parser').MessageFormatElement} Element
 * @typedef {Map<string, Element[]>} ParsedCatalogue
 */

const literal = 0;
const pound = 7;

/**
 * Returns the names of the values that a message takes, sorted.
 * @param {readonly Element[]} elements
 * @param {Set<string>} found
 * @returns {string[]}
 */
function argumentsOf(elements, found = new Set()) {
  for (const element of elements) {
    if (element.type !== literal && element.type !== pound) found.add(element.value);
    if ('options' in element) for (const option of Object.values(element.options)) argumentsOf(option.value, found);
    if ('children' in element) argumentsOf(element.children, found);
  }
  return [...found].sort();
}

/**
 * Parses a catalogue file. Throws when an id has no text, or when a text is not a valid message.
 * @param {string} path
 * @returns {ParsedCatalogue}
 */
function parseAll(path) {
  /** @type {[string, unknown][]} */
  const entries = Object.entries(JSON.parse(readFileSync(path, 'utf8')));
  return new Map(
    entries.map(([id, text]) => {
      if (typeof text !== 'string' || text.trim() === '') throw new Error(`${basename(path)}: ${id} has no text`);
      return [id, parse(text)];
    }),
  );
}

/**
 * Throws when the other language lacks an id, or when its message takes other values.
 * @param {ParsedCatalogue} own
 * @param {ParsedCatalogue} other
 * @param {string} otherName
 */
function assertSameIds(own, other, otherName) {
  const problems = [];
  for (const [id, elements] of own) {
    const counterpart = other.get(id);
    if (!counterpart) problems.push(`${id} is missing in ${otherName}`);
    else if (argumentsOf(elements).join() !== argumentsOf(counterpart).join())
      problems.push(`${id} takes other values in ${otherName}`);
  }
  if (problems.length > 0) throw new Error(`The catalogue is not complete:\n  ${problems.join('\n  ')}`);
}

/**
 * Returns the path of the same catalogue in the other language.
 * @param {string} path
 */
const otherLanguage = (path) => path.replace(/(zh|en)\.json$/, (_, locale) => `${locale === 'zh' ? 'en' : 'zh'}.json`);

/**
 * Returns the compiled catalogue of one language. Throws when the other language has other ids or values.
 * @param {string} path
 * @returns {Record<string, string | Element[]>}
 */
function compile(path) {
  const otherPath = otherLanguage(path);
  const own = parseAll(path);
  const other = parseAll(otherPath);
  assertSameIds(own, other, basename(otherPath));
  assertSameIds(other, own, basename(path));
  const compiled = [...own].map(([id, elements]) => {
    const [first] = elements;
    return [id, elements.length === 1 && first?.type === literal ? first.value : elements];
  });
  return Object.fromEntries(compiled);
}

module.exports = { argumentsOf, compile, otherLanguage, parseAll };
