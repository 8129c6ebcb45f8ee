/**
 * Compiles the catalogue when the bundle is built, so that no ICU parser is shipped: a message without arguments stays
 * plain text, any other becomes the parser's tree. Fails where the two languages do not say the same things.
 */
const { readFileSync } = require('node:fs');
const { basename } = require('node:path');
const { parse } = require('@formatjs/icu-messageformat-parser');
const { isNotice } = require('./parts.cjs');

const literal = 0;
const pound = 7;

/** The names of the values that a message takes, sorted. */
function argumentsOf(elements, found = new Set()) {
  for (const element of elements) {
    if (element.type !== literal && element.type !== pound) found.add(element.value);
    for (const option of Object.values(element.options ?? {})) argumentsOf(option.value, found);
    if (element.children) argumentsOf(element.children, found);
  }
  return [...found].sort();
}

function parseAll(path) {
  const entries = Object.entries(JSON.parse(readFileSync(path, 'utf8')));
  return new Map(
    entries.map(([id, text]) => {
      if (typeof text !== 'string' || text.trim() === '') throw new Error(`${basename(path)}: ${id} has no text`);
      return [id, parse(text)];
    }),
  );
}

function assertSame(here, there, otherName) {
  const problems = [];
  for (const [id, elements] of here) {
    const other = there.get(id);
    if (!other) problems.push(`${id} is missing in ${otherName}`);
    else if (argumentsOf(elements).join() !== argumentsOf(other).join())
      problems.push(`${id} takes other values in ${otherName}`);
  }
  if (problems.length > 0) throw new Error(`The catalogue is not complete:\n  ${problems.join('\n  ')}`);
}

/** The path of the same catalogue in the other language. */
const sisterOf = (path) => path.replace(/(zh|en)\.json$/, (_, language) => `${language === 'zh' ? 'en' : 'zh'}.json`);

/** The compiled catalogue of one language; throws when its sister language differs. */
function compile(path) {
  const sister = sisterOf(path);
  const here = parseAll(path);
  const there = parseAll(sister);
  assertSame(here, there, basename(sister));
  assertSame(there, here, basename(path));
  const compiled = [...here].map(([id, elements]) => {
    const plain = elements.length === 1 && elements[0].type === literal;
    return [id, plain ? elements[0].value : elements];
  });
  return Object.fromEntries(compiled);
}

const noticesOf = (words) => Object.fromEntries(Object.entries(words).filter(([id]) => isNotice(id)));

/** webpack's loader: the catalogue as a module; with the query `?notices`, those alone. */
module.exports = function load() {
  this.addDependency(sisterOf(this.resourcePath));
  const words = compile(this.resourcePath);
  return `export const words = ${JSON.stringify(this.resourceQuery === '?notices' ? noticesOf(words) : words)};`;
};
/** Jest's transformer: the same, as JSON. */
module.exports.process = (_source, path) => ({ code: JSON.stringify({ words: compile(path) }) });
module.exports.compile = compile;
module.exports.argumentsOf = argumentsOf;
module.exports.parseAll = parseAll;
