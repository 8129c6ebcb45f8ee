const { Compilation, RuntimeGlobals, WebpackError } = require('webpack');
const { filesOf, findUnfetchedStyles, scriptIn } = require('./assets/chunkFiles.cjs');
const { addHash, textOf } = require('./assets/contentHash.cjs');
const { emitContract } = require('./assets/contract.cjs');
const { emitLanguageScripts, locales } = require('./assets/languageScripts.cjs');
const { fillLoaderTable, loaderTable, tableOfNames } = require('./assets/loaderTable.cjs');
const { describeFiles, emitManifest } = require('./assets/manifest.cjs');
const { messageIdsByChunk, widgetChunks } = require('./assets/widgetChunks.cjs');
const { checkBudgets } = require('./budgets/checkBudgets.cjs');
const { measure } = require('./budgets/measure.cjs');
const { emitPrerendered, renderMarkup } = require('./prerender/prerender.cjs');
const { chunkOf, readRegistry } = require('./registry.cjs');
const { addCompileHints } = require('./startup/compileHints.cjs');

/**
 * @typedef {import('./assets/types').Locale} Locale
 * @typedef {import('./assets/types').PrerenderedMarkup} PrerenderedMarkup
 */

const pluginName = 'WidgetsPlugin';
const loaderFile = 'widgets.js';

/**
 * Turns webpack's chunks into the files that are deployed, in this order: compile hints, a script per widget and
 * language, the loader's table of files, prerendered markup, budgets, `widgets.d.ts`, `config.schema.json`,
 * `manifest.json`. The steps are in the folders beside this file.
 */
class WidgetsPlugin {
  /** @param {{ version: string; messages: string }} options `messages` is the folder of the catalogue */
  constructor({ version, messages }) {
    this.version = version;
    this.messages = messages;
    /** The registry's rows; each compilation reads them again. */
    this.registry = readRegistry();
    /**
     * The message ids that each chunk with widgets can show.
     * @type {Map<string, Set<string>>}
     */
    this.idsByChunk = new Map();
  }

  /**
   * Returns true for a chunk that the loader fetches.
   * @param {string} chunk
   */
  isFetchedByLoader(chunk) {
    const widgets = Object.entries(this.registry).map(([name, row]) => chunkOf(name, row));
    return ['base', 'form', 'inspector', ...widgets].includes(chunk);
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(pluginName, (compilation) => {
      this.registry = readRegistry();
      const rendering = renderMarkup();
      // `emit` awaits it and reports its error, unless the build has failed before.
      rendering.catch(() => {});
      // Leaves out webpack's own function: the runtime loads scripts with the loader's (`src/mounts/runtime/main.ts`).
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.loadScript).tap(pluginName, () => true);
      // A later step adds the hashes to the files that the loader fetches. If webpack did, `base` would contain them,
      // and change with every widget.
      compilation.hooks.afterOptimizeChunks.tap(pluginName, (chunks) => {
        for (const chunk of chunks) {
          if (this.isFetchedByLoader(String(chunk.name))) chunk.filenameTemplate = 'assets/[name].js';
        }
      });
      compilation.hooks.finishModules.tap(pluginName, () => {
        this.idsByChunk = messageIdsByChunk(compilation, this.messages);
      });
      // After webpack has hashed the file names.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      /** @type {Awaited<ReturnType<WidgetsPlugin['emit']>>} */
      let contents;
      compilation.hooks.processAssets.tapPromise({ name: pluginName, stage }, async () => {
        try {
          contents = await this.emit(compilation, rendering);
        } catch (error) {
          // Reported as an error of the compilation, so that `webpack --watch` continues.
          addErrors(compilation, [/** @type {Error} */ (error).stack ?? String(error)]);
        }
      });
      // After ThirdPartyPlugin, as the manifest describes its file too.
      const lastStage = Compilation.PROCESS_ASSETS_STAGE_REPORT + 3;
      compilation.hooks.processAssets.tap({ name: pluginName, stage: lastStage }, () => {
        if (contents) emitManifest(compilation, { ...contents, files: describeFiles(compilation) });
      });
    });
  }

  /**
   * Runs all steps before the manifest for a compilation, unless it has failed. Returns what the manifest says of widgets.
   * @param {Compilation} compilation
   * @param {Promise<PrerenderedMarkup>} rendering
   */
  async emit(compilation, rendering) {
    if (compilation.errors.length > 0) return undefined;
    const { version, registry } = this;
    const chunks = widgetChunks(compilation, this);
    const sharedNames = ['base', ...new Set(chunks.flatMap((chunk) => chunk.shared))];
    const fetchedByLoader = [...sharedNames, ...chunks.map(({ name }) => name)];
    addErrors(compilation, findUnfetchedStyles(compilation, fetchedByLoader));

    const markup = await rendering;
    const sharedScripts = Object.fromEntries(sharedNames.map((name) => [name, scriptIn(filesOf(compilation, name))]));
    await addCompileHints(compilation, { version, loaderFile, chunks, sharedScripts, markup, registry });

    const inspector = scriptIn(filesOf(compilation, 'inspector'));
    fillLoaderTable(compilation, inspector, tableOfNames(registry));
    const addSharedHash = (/** @type {string} */ name) => {
      const files = filesOf(compilation, name);
      // The inspector has the hash of `base`, so that the loader needs no further one.
      const hashed = addHash(compilation, name === 'base' ? [...files, inspector] : files);
      return hashed.slice(0, files.length);
    };
    const shared = Object.fromEntries(sharedNames.map((name) => [name, addSharedHash(name)]));
    const named = chunks.map((chunk) => emitLanguageScripts(compilation, chunk));
    fillLoaderTable(compilation, loaderFile, loaderTable(shared, named, registry));

    const chunkOfWidget = new Map(named.flatMap((chunk) => chunk.widgets.map((widget) => [widget, chunk])));
    /** @param {string} name @param {Locale} locale */
    const filesOfWidget = (name, locale) => {
      const chunk = chunkOfWidget.get(name);
      return [
        ...['base', ...(chunk?.shared ?? [])].flatMap((other) => shared[other] ?? []),
        ...(chunk?.files[locale] ?? []),
      ];
    };
    const prerendered = emitPrerendered(compilation, markup, { version, registry, filesOf: filesOfWidget });
    const texts = compilation.getAssets().map(({ name }) => [name, textOf(compilation, name)]);
    const problems = checkBudgets(measure(Object.fromEntries(texts), version));
    addErrors(
      compilation,
      problems.map((problem) => `Budget: ${problem}`),
    );
    const rows = Object.keys(registry).map((name) => {
      const byLocale = locales.map((locale) => [locale, filesOfWidget(name, locale)]);
      return [name, Object.fromEntries(byLocale)];
    });
    const firstCall = filesOf(compilation, 'client');
    emitContract(compilation);
    return { version, widgets: Object.fromEntries(rows), prerendered, firstCall };
  }
}

/**
 * Adds errors to a compilation, so that the build fails.
 * @param {Compilation} compilation
 * @param {readonly string[]} messages
 */
function addErrors(compilation, messages) {
  for (const message of messages) compilation.errors.push(new WebpackError(message));
}

module.exports = { WidgetsPlugin };
