/** Lists the chunks with widgets: their files, and the messages that they show. */
const { join } = require('node:path');
const { compile } = require('../messages/compile.cjs');
const { findMessageIds } = require('../messages/findMessageIds.cjs');
const { chunkOf, registryFile } = require('../registry.cjs');
const { modulesByChunk, sourcesReachedFrom } = require('../sourceGraph.cjs');
const { filesOf, scriptIn } = require('./chunkFiles.cjs');
const { locales } = require('./languageScripts.cjs');

/**
 * @typedef {import('webpack').Compilation} Compilation
 * @typedef {import('./types').WidgetChunk} WidgetChunk
 * @typedef {import('../registry.cjs').Row} Row
 */

/**
 * Returns, for each chunk that the registry imports, the message ids that its source files can show.
 * @param {Compilation} compilation
 * @param {string} messages the folder of the catalogue
 * @returns {Map<string, Set<string>>}
 */
function messageIdsByChunk(compilation, messages) {
  const ids = Object.keys(compile(join(messages, 'zh.json')));
  const chunks = [...modulesByChunk(compilation, registryFile)];
  return new Map(
    chunks.map(([chunk, modules]) => {
      const files = modules.flatMap((module) => [...sourcesReachedFrom(compilation, module)]);
      return [chunk, findMessageIds(files, ids)];
    }),
  );
}

/**
 * Returns the chunks with widgets. Throws when no `import()` of the registry has the chunk name of a row.
 * @param {Compilation} compilation
 * @param {{ registry: Record<string, Row>; messages: string; idsByChunk: ReadonlyMap<string, Set<string>> }} options
 *   `messages` is the folder of the catalogue
 * @returns {WidgetChunk[]}
 */
function widgetChunks(compilation, { registry, messages, idsByChunk }) {
  const catalogues = locales.map((locale) => ({ locale, all: compile(join(messages, `${locale}.json`)) }));
  const rows = Object.entries(registry);
  return [...new Set(rows.map(([name, row]) => chunkOf(name, row)))].map((name) => {
    const group = compilation.namedChunkGroups.get(name);
    const ids = idsByChunk.get(name);
    if (!group || !ids) throw new Error(`src/mounts/registry.ts names the chunk ${name}, but no import() does`);
    const files = filesOf(compilation, name);
    const ownMessages = catalogues.map(({ locale, all }) => [
      locale,
      Object.fromEntries(Object.entries(all).filter(([id]) => ids.has(id))),
    ]);
    return {
      name,
      widgets: rows.filter((row) => chunkOf(...row) === name).map(([widget]) => widget),
      shared: group.chunks.map((chunk) => String(chunk.name)).filter((other) => other !== name && other !== 'base'),
      script: scriptIn(files),
      styles: files.filter((file) => file.endsWith('.css')),
      messages: Object.fromEntries(ownMessages),
    };
  });
}

module.exports = { messageIdsByChunk, widgetChunks };
