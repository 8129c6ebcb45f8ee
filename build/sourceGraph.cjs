/** Follows imports in webpack's module graph. */
const { sep } = require('node:path');

/**
 * @typedef {import('webpack').Compilation} Compilation
 * @typedef {import('webpack').Module} Module
 */

/** @param {Module} module */
const resourceOf = (module) => /** @type {{ resource?: string }} */ (module).resource ?? '';

/**
 * Returns the module of a source file. Throws when the build does not contain the file.
 * @param {Compilation} compilation
 * @param {string} file
 * @returns {Module}
 */
function moduleOf(compilation, file) {
  const found = [...compilation.modules].find((module) => resourceOf(module) === file);
  if (!found) throw new Error(`${file} is not part of the build`);
  return found;
}

/**
 * Returns the modules that a module imports, also by `import()`.
 * @param {Compilation} compilation
 * @param {Module} module
 * @returns {Module[]}
 */
function importsOf(compilation, module) {
  const dependencies = [...module.dependencies, ...module.blocks.flatMap((block) => block.dependencies)];
  const modules = dependencies.map((dependency) => compilation.moduleGraph.getModule(dependency));
  return [...new Set(modules.filter((imported) => imported !== null))];
}

/**
 * Returns the project's source files that a module imports, directly or through other modules, with its own file.
 * @param {Compilation} compilation
 * @param {Module} start
 * @returns {Set<string>}
 */
function sourcesReachedFrom(compilation, start) {
  const reached = new Set([start]);
  // The loop also visits the modules that it adds.
  for (const module of reached) for (const next of importsOf(compilation, module)) reached.add(next);
  const files = [...reached].map(resourceOf);
  return new Set(files.filter((file) => file.includes(`${sep}src${sep}`) && !file.includes('node_modules')));
}

/**
 * Returns, for each webpack chunk that the registry's `import()` calls name, the module that the call imports.
 * @param {Compilation} compilation
 * @param {string} registryFile
 * @returns {Map<string, Module[]>}
 */
function modulesByChunk(compilation, registryFile) {
  /** @type {Map<string, Module[]>} */
  const found = new Map();
  for (const block of moduleOf(compilation, registryFile).blocks) {
    const { chunkName } = /** @type {import('webpack').AsyncDependenciesBlock} */ (block);
    const modules = block.dependencies.map((dependency) => compilation.moduleGraph.getModule(dependency));
    found.set(String(chunkName), [...(found.get(String(chunkName)) ?? []), ...modules.filter((m) => m !== null)]);
  }
  return found;
}

module.exports = { modulesByChunk, sourcesReachedFrom };
