const { compile } = require('./compile.cjs');

/**
 * Jest's transformer for a catalogue file: returns the compiled messages as JSON.
 * @param {string} _source
 * @param {string} path
 */
module.exports.process = (_source, path) => ({ code: JSON.stringify({ messages: compile(path) }) });
