import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';
import { benchFolder, outFolder, projectFolder } from './folders.mjs';

const require = createRequire(import.meta.url);
const { version, browserslist } = require('../package.json');

/** What all that the bench builds has in common: the project's own level of language, its own React, and no parser. */
const shared = {
  mode: 'production',
  context: benchFolder,
  devtool: false,
  resolve: {
    extensions: ['.tsx', '.ts', '.js', '.mjs'],
    alias: {
      // Peers may bring a React of their own: there is one for all.
      react: path.join(projectFolder, 'node_modules/react'),
      'react-dom': path.join(projectFolder, 'node_modules/react-dom'),
      '@formatjs/icu-messageformat-parser$': '@formatjs/icu-messageformat-parser/no-parser.js',
    },
  },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'babel-loader',
        options: { cwd: projectFolder, targets: browserslist, cacheDirectory: path.join(outFolder, 'babel') },
      },
      { test: /\.words\.json$/, type: 'javascript/auto', loader: path.join(benchFolder, 'pages/words.cjs') },
      {
        test: /[\\/]messages[\\/](zh|en)\.json$/,
        type: 'javascript/auto',
        loader: path.join(projectFolder, 'build/messages/loader.cjs'),
      },
      { test: /\.css$/, loader: path.join(benchFolder, 'peers/noCss.cjs') },
    ],
  },
  plugins: [new webpack.DefinePlugin({ __VERSION__: JSON.stringify(version) })],
  // A chunk is one file, as who writes a small page by hand would have it.
  optimization: { splitChunks: false },
  performance: false,
};

/** Keeps what a build found out, under a name that no other build has. */
const cached = (folder, entry) => ({
  cache: {
    type: 'filesystem',
    cacheDirectory: path.join(outFolder, 'webpack'),
    name: `${folder} ${Object.keys(entry)}`.replace(/\W+/g, '-'),
    buildDependencies: { config: [import.meta.filename, path.join(benchFolder, 'pages/words.cjs')] },
  },
});

/** The shape of a script for the browser. What nobody times need not be small. */
export function forBrowser({ entry, folder, alias = {}, isTimed = true }) {
  return {
    ...shared,
    ...cached(folder, entry),
    entry,
    target: `browserslist:${browserslist.join(', ')}`,
    resolve: { ...shared.resolve, alias: { ...shared.resolve.alias, ...alias } },
    optimization: { ...shared.optimization, minimize: isTimed },
    output: {
      path: path.join(outFolder, folder),
      filename: '[name].js',
      chunkFilename: '[name].js',
      publicPath: 'auto',
      trustedTypes: { policyName: 'rewards-widgets' },
    },
  };
}

/** A script for Node, from which the bench takes what it exports. */
export function forNode({ entry, folder }) {
  return {
    ...shared,
    ...cached(folder, entry),
    entry,
    target: 'node20',
    optimization: { minimize: false },
    output: { path: path.join(outFolder, folder), filename: '[name].cjs', library: { type: 'commonjs2' } },
  };
}

/** Builds; throws with webpack's own words when anything is wrong. */
export async function build(configurations) {
  const stats = await promisify(webpack)(configurations);
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }));
}
