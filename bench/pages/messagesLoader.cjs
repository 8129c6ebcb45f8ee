/**
 * webpack's loader for the messages of a floor page. The file lists ids; the module exports their Chinese messages,
 * parsed as react-intl needs them without its parser.
 */
const { join } = require('node:path');
const { parseAll } = require('../../build/messages/compile.cjs');

const catalogue = join(__dirname, '../../src/i18n/messages/zh.json');

module.exports = function load(source) {
  this.addDependency(catalogue);
  const parsed = parseAll(catalogue);
  const messages = JSON.parse(source).map((id) => {
    const message = parsed.get(id);
    if (!message) throw new Error(`${id} is not in the catalogue`);
    return [id, message];
  });
  return `export const messages = ${JSON.stringify(Object.fromEntries(messages))};`;
};
