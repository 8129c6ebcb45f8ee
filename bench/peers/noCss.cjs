/** webpack's loader for style sheets: the pages link those of the project's build, so that all peers have the same. */
module.exports = () => '';
