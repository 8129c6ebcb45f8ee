const { compile, otherLanguage } = require('./compile.cjs');
const { isNotice } = require('./findMessageIds.cjs');

/**
 * webpack's loader for a catalogue file: returns a module that exports the compiled `messages`; with the query
 * `?notices` only the messages of notices.
 * @this {Pick<import('webpack').LoaderContext<never>, 'addDependency' | 'resourcePath' | 'resourceQuery'>}
 */
module.exports = function load() {
  this.addDependency(otherLanguage(this.resourcePath));
  const isWanted = (/** @type {string} */ id) => this.resourceQuery !== '?notices' || isNotice(id);
  const messages = Object.entries(compile(this.resourcePath)).filter(([id]) => isWanted(id));
  return `export const messages = ${JSON.stringify(Object.fromEntries(messages))};`;
};
