import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';
import { benchFolder, outFolder, projectFolder } from './folders.mjs';

const require = createRequire(import.meta.url);
const { version, browserslist } = require('../package.json');

/**
 * The configuration of all builds of the bench: the project's browsers, its React, and react-intl without its parser.
 */
const shared = {
  mode: 'production',
  context: benchFolder,
  devtool: false,
  resolve: {
    extensions: ['.tsx', '.ts', '.js', '.mjs'],
    alias: {
      // Some peers depend on a React of their own; all use the project's.
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
      {
        test: /\.messages\.json$/,
        type: 'javascript/auto',
        loader: path.join(benchFolder, 'pages/messagesLoader.cjs'),
      },
      {
        test: /[\\/]messages[\\/](zh|en)\.json$/,
        type: 'javascript/auto',
        loader: path.join(projectFolder, 'build/messages/loader.cjs'),
      },
      { test: /\.css$/, loader: path.join(benchFolder, 'peers/noCss.cjs') },
    ],
  },
  plugins: [new webpack.DefinePlugin({ __VERSION__: JSON.stringify(version) })],
  // Each chunk is one file, as on a small page written by hand.
  optimization: { splitChunks: false },
  performance: false,
};

/** Caches a build under a name of its own. */
const cached = (folder, entry) => ({
  cache: {
    type: 'filesystem',
    cacheDirectory: path.join(outFolder, 'webpack'),
    name: `${folder} ${Object.keys(entry)}`.replace(/\W+/g, '-'),
    buildDependencies: { config: [import.meta.filename, path.join(benchFolder, 'pages/messagesLoader.cjs')] },
  },
});

/** Returns the configuration of scripts for the browser; minimized if they are timed. */
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

/** Returns the configuration of a script for Node, whose exports the bench uses. */
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

/** Builds, and throws webpack's errors if there are any. */
export async function build(configurations) {
  const stats = await promisify(webpack)(configurations);
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }));
}
