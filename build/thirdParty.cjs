/**
 * Writes `THIRD-PARTY.txt` into `dist/`: the name, version and licence text of each package whose code is shipped. The
 * build fails for a package without a licence text, with a licence that is not accepted, or that the file lacks.
 */
const { readFileSync } = require('node:fs');
const path = require('node:path');
const { LicenseWebpackPlugin } = require('license-webpack-plugin');
const { Compilation, WebpackError } = require('webpack');

const fileName = 'THIRD-PARTY.txt';
const acceptedLicences = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];

/** Packages whose code webpack and Babel write into the files although no source imports it. */
const generators = ['webpack', '@babel/helpers'].map((name) => ({
  name,
  directory: path.join(__dirname, '../node_modules', name),
}));

/**
 * @typedef {{ packageJson?: { name?: string; version?: string }; licenseId?: string | null; licenseText?: string | null
 * }} Row
 */

/**
 * Code of others inside a package, by package: its licence text names it, but the package does not contain its licence.
 * @type {Readonly<Record<string, string>>}
 */
const innerLicences = { 'qrcode.react': readFileSync(path.join(__dirname, 'licences/qrcodegen.txt'), 'utf8') };

/** @param {readonly Row[]} rows */
function renderLicences(rows) {
  const sections = rows.map(({ packageJson = {}, licenseId, licenseText }) => {
    const heading = `${packageJson.name} ${packageJson.version} (${licenseId})`;
    const texts = [licenseText ?? '', innerLicences[packageJson.name ?? ''] ?? ''];
    const text = texts.map((each) => each.replace(/\r/g, '').trim()).filter(Boolean);
    return `${heading}\n${'='.repeat(heading.length)}\n\n${text.join('\n\n')}\n`;
  });
  return `The files of this folder contain code of these packages.\n\n${sections.sort().join('\n\n')}`;
}

/**
 * Returns the name of the package that a file belongs to; undefined for a file of this project.
 * @param {string | null | undefined} file
 */
function packageOf(file) {
  return /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(file ?? '')?.[1]?.replace('\\', '/');
}

/**
 * Returns the names of the packages whose modules are in a chunk. A concatenated module stands for all of its parts.
 * @param {import('webpack').Compilation} compilation
 */
function findShippedPackages(compilation) {
  const modules = [...compilation.chunks].flatMap((chunk) => [
    .../** @type {Iterable<{ resource?: string; modules?: { resource?: string }[] }>} */ (
      compilation.chunkGraph.getChunkModulesIterable(chunk)
    ),
  ]);
  const files = modules.flatMap((module) => module.modules ?? [module]).map(({ resource }) => resource);
  return [...new Set(files.map(packageOf).filter((name) => name !== undefined))].sort();
}

/**
 * Returns the packages that the text has no section for.
 * @param {readonly string[]} names
 * @param {string} text
 */
function findMissingSections(names, text) {
  return names.filter((name) => !text.includes(`\n${name} `));
}

/** The webpack plugin. */
class ThirdPartyPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    /** @param {string} name @param {string | null} licence @returns {never} */
    const fail = (name, licence) => {
      throw new Error(`${fileName}: ${name} has the licence ${licence}, which is not accepted or has no text`);
    };
    new LicenseWebpackPlugin({
      outputFilename: fileName,
      perChunkOutput: false,
      skipChildCompilers: true,
      additionalModules: generators,
      unacceptableLicenseTest: (licence) => !acceptedLicences.includes(licence),
      handleUnacceptableLicense: fail,
      handleMissingLicenseText: fail,
      renderLicenses: renderLicences,
    }).apply(/** @type {never} */ (compiler));
    compiler.hooks.thisCompilation.tap(ThirdPartyPlugin.name, (compilation) => {
      // After LicenseWebpackPlugin, which uses the two stages before.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT + 2;
      compilation.hooks.processAssets.tap({ name: ThirdPartyPlugin.name, stage }, () => {
        const text = String(compilation.getAsset(fileName)?.source.source() ?? '');
        for (const name of findMissingSections(findShippedPackages(compilation), text))
          compilation.errors.push(new WebpackError(`${fileName} lacks ${name}`));
      });
    });
  }
}

module.exports = { ThirdPartyPlugin, findMissingSections, findShippedPackages, renderLicences };
