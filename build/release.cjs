/** Moves the changes in CHANGELOG.md under the version of package.json. `npm version` runs it before its commit. */
const { readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');

/**
 * Returns the changelog with its unreleased changes under a version and a date. Throws when there are none.
 * @param {string} changelog
 * @param {string} version
 * @param {string} date such as `2025-03-01`
 */
function addRelease(changelog, version, date) {
  const heading = /^## \[Unreleased\]\n+(?=#|-)(?!## )/m;
  if (!heading.test(changelog)) throw new Error('CHANGELOG.md has no unreleased changes');
  return changelog.replace(heading, () => `## [Unreleased]\n\n## [${version}] - ${date}\n\n`);
}

if (require.main === module) {
  const file = path.join(__dirname, '../CHANGELOG.md');
  const { version } = require('../package.json');
  writeFileSync(file, addRelease(readFileSync(file, 'utf8'), version, new Date().toISOString().slice(0, 10)));
}

module.exports = { addRelease };
