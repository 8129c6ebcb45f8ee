/**
 * webpack's loader for a floor's words: of the ids that the file lists, the project's own Chinese texts, compiled as
 * react-intl without its parser takes them.
 */
const { join } = require('node:path');
const { parseAll } = require('../../build/messages/compile.cjs');

const catalogue = join(__dirname, '../../src/i18n/messages/zh.json');

module.exports = function load(source) {
  this.addDependency(catalogue);
  const texts = parseAll(catalogue);
  const words = JSON.parse(source).map((id) => {
    const text = texts.get(id);
    if (!text) throw new Error(`${id} is not in the catalogue`);
    return [id, text];
  });
  return `export const words = ${JSON.stringify(Object.fromEntries(words))};`;
};
