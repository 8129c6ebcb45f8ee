/** Finds the message ids in source files, so that a widget's script contains only the messages that it can show. */
const { readFileSync } = require('node:fs');

/** Matches a string with a dot, such as `'auth.title'`. */
const stringLiteral = /(['"])([\w-]+(?:\.[\w-]+)+)\1/g;
/** Matches a template literal with a dot and values, such as `greeting.${part}`. */
const templateLiteral = /`([\w.-]*\.[\w.-]*(?:\$\{[^}]*\}[\w.-]*)+)`/g;

/**
 * Returns true for the message of a notice. Notices are looked up by group and code, and are not part of a widget's
 * script.
 * @param {string} id
 */
const isNotice = (id) => id.startsWith('notice.');

/**
 * Returns a regular expression for the ids that a template literal can produce.
 * @param {string} template
 */
const patternOf = (template) =>
  new RegExp(
    `^${template
      .split(/\$\{[^}]*\}/)
      .map((text) => text.replace(/\./g, '\\.'))
      .join('.+')}$`,
  );

/**
 * Returns the ids that occur in source files, as a string literal or as a possible value of a template literal. Notices
 * count only as string literals.
 * @param {Iterable<string>} files
 * @param {readonly string[]} ids
 * @returns {Set<string>}
 */
function findMessageIds(files, ids) {
  const texts = [...files].filter((file) => /\.tsx?$/.test(file)).map((file) => readFileSync(file, 'utf8'));
  const literals = new Set(texts.flatMap((text) => [...text.matchAll(stringLiteral)].map(([, , id]) => id)));
  const patterns = texts.flatMap((text) =>
    [...text.matchAll(templateLiteral)].map(([, template]) => patternOf(template ?? '')),
  );
  const isFound = (/** @type {string} */ id) =>
    literals.has(id) || (!isNotice(id) && patterns.some((pattern) => pattern.test(id)));
  return new Set(ids.filter(isFound));
}

module.exports = { findMessageIds, isNotice };
