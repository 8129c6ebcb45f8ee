/** Finds the files of webpack's chunks. */

/** @typedef {import('webpack').Compilation} Compilation */

/**
 * Returns the names of a chunk's scripts and style sheets.
 * @param {Compilation} compilation
 * @param {string} chunk
 */
const filesOf = (compilation, chunk) =>
  [...(compilation.namedChunks.get(chunk)?.files ?? [])].filter((file) => /\.(js|css)$/.test(file));

/**
 * Returns the script among the files of a chunk.
 * @param {readonly string[]} files
 */
const scriptIn = (files) => files.find((file) => file.endsWith('.js')) ?? '';

/**
 * Returns an error for each chunk that webpack's runtime fetches and that has a style sheet: it fetches scripts only.
 * @param {Compilation} compilation
 * @param {readonly string[]} fetchedByLoader the chunks that the loader fetches, which fetches style sheets as well
 * @returns {string[]}
 */
function findUnfetchedStyles(compilation, fetchedByLoader) {
  return [...compilation.chunks].flatMap(({ name, files }) => {
    const style = [...files].find((file) => file.endsWith('.css'));
    if (!style || fetchedByLoader.includes(String(name))) return [];
    return [`No code fetches ${style}: import it in a widget, not in ${name}`];
  });
}

module.exports = { filesOf, findUnfetchedStyles, scriptIn };
