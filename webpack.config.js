const path = require('node:path');
const CssMinimizerPlugin = require('css-minimizer-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const MinimizerPlugin = require('minimizer-webpack-plugin');
const { DefinePlugin } = require('webpack');
const { cacheGroups } = require('./build/sharedChunks.cjs');
const { ThirdPartyPlugin } = require('./build/thirdParty.cjs');
const { WidgetsPlugin } = require('./build/WidgetsPlugin.cjs');
const { version } = require('./package.json');

const from = (...parts) => path.join(__dirname, ...parts);

/**
 * The sources of the loader. They are compiled for every browser, as the loader itself detects unsupported ones (A10).
 */
const loaderFiles = [
  from('src/index.ts'),
  from('src/mounts/loader'),
  from('src/lib/loadOnce.ts'),
  from('src/lib/pageState.ts'),
  from('src/lib/removeNode.ts'),
  from('src/api/browser/address.ts'),
  from('src/api/browser/readDocument.ts'),
  from('src/api/browser/report.ts'),
  from('src/api/browser/scriptPolicy.ts'),
  from('src/api/browser/version.ts'),
  from('src/api/browser/whenIdle.ts'),
  from('src/i18n/locale.ts'),
  from('src/i18n/mountMessages.ts'),
];
/** Packages that are published as ES5. All other packages are compiled for the supported browsers. */
const es5Packages = /[\\/]node_modules[\\/](react|react-dom|scheduler|css-loader|mini-css-extract-plugin)[\\/]/;

/**
 * Modules of axios that no code calls: `api/http/client.ts` sends text by XMLHttpRequest, and axios reads no cookie. A
 * stub replaces them.
 */
const unusedAxiosModules = [
  'adapters/fetch',
  'cancel/CancelToken',
  'helpers/AxiosURLSearchParams',
  'helpers/HttpStatusCode',
  'helpers/cookies',
  'helpers/formDataToJSON',
  'helpers/progressEventReducer',
  'helpers/spread',
  'helpers/toFormData',
  'helpers/toURLEncodedForm',
];

/**
 * Functions that create react-intl's components for dates, numbers and lists. The minimizer removes their unused
 * results.
 */
const pureFunctions = ['createFormattedComponent', 'createFormattedDateTimePartsComponent'];

const loaderFile = /^widgets\.js$/;

const minimizer = ({ format, ...files }) =>
  new MinimizerPlugin({
    ...files,
    minimizerOptions: { compress: { passes: 2, pure_funcs: pureFunctions }, format: { comments: false, ...format } },
    // By default it writes licence comments into files without a content hash; THIRD-PARTY.txt has the whole texts.
    extractComments: false,
  });

const babel = (targets) => ({
  loader: 'babel-loader',
  options: {
    cacheDirectory: from('.cache/babel'),
    assumptions: {
      setPublicClassFields: true,
      noDocumentAll: true,
      ignoreToPrimitiveHint: true,
      ignoreFunctionLength: true,
    },
    ...(targets ? { targets } : {}),
  },
});

const hasSourceMaps = process.env.SOURCE_MAPS === '1';

module.exports = {
  mode: 'production',
  target: ['web', 'es5'],
  entry: {
    widgets: './src/index.ts',
    base: './src/mounts/runtime/main.ts',
    inspector: './src/inspector/main.ts',
  },
  // `hidden`: no file refers to its source map, as source maps are not deployed.
  devtool: hasSourceMaps ? 'hidden-source-map' : false,
  output: {
    path: from('dist'),
    // The loader's name never changes; the names of all other files contain a content hash.
    filename: '[name].js',
    chunkFilename: 'assets/[name].[contenthash:8].js',
    // The loader knows the folder, and loads each chunk (`src/mounts/runtime/main.ts`).
    publicPath: '',
    uniqueName: 'rewards-widgets',
    // `window.widgets.chunks`, which `src/index.ts` creates, as `window` gets only one property (contract 2).
    globalObject: 'window.widgets',
    chunkLoadingGlobal: 'chunks',
    crossOriginLoading: false,
    // KEEP_ASSETS=1 is for hosts that replace the whole folder: cached pages still request earlier files.
    clean: process.env.KEEP_ASSETS !== '1',
  },
  resolve: {
    extensions: ['.tsx', '.ts', '.js', '.mjs'],
    alias: {
      '@formatjs/icu-messageformat-parser$': '@formatjs/icu-messageformat-parser/no-parser.js',
      [from('src/i18n/loadCatalogue.ts')]: from('build/messages/loadCatalogue.js'),
      'prop-types$': from('build/stubs/propTypes.js'),
      [from('node_modules/react-tabs/esm/helpers/propTypes.js')]: from('build/stubs/propTypes.js'),
      ...Object.fromEntries(
        unusedAxiosModules.map((file) => [
          from(`node_modules/axios/lib/${file}.js`),
          from('build/stubs/axiosParts.js'),
        ]),
      ),
    },
  },
  module: {
    rules: [
      {
        test: /\.(tsx?|m?js)$/,
        oneOf: [{ include: loaderFiles, use: babel('ie 11') }, { exclude: es5Packages, use: babel() }, {}],
      },
      { test: /[\\/]messages[\\/](mount|inspector)\.(zh|en)\.json$/, generator: { JSONParse: false } },
      { test: /[\\/]messages[\\/](zh|en)\.json$/, type: 'javascript/auto', loader: from('build/messages/loader.cjs') },
      {
        test: /\.css$/,
        use: [
          MiniCssExtractPlugin.loader,
          { loader: 'css-loader', options: { url: false, modules: false } },
          from('build/assets/raiseSpecificity.cjs'),
        ],
      },
    ],
  },
  optimization: {
    moduleIds: 'deterministic',
    chunkIds: 'named',
    minimizer: [
      // The page may load the loader in another encoding than UTF-8. The loader names the encoding of all other scripts.
      minimizer({ include: loaderFile, format: { ascii_only: true } }),
      minimizer({ exclude: loaderFile, format: {} }),
      new CssMinimizerPlugin(),
    ],
    splitChunks: {
      chunks: 'async',
      cacheGroups,
    },
  },
  plugins: [
    new DefinePlugin({ __VERSION__: JSON.stringify(version) }),
    new MiniCssExtractPlugin({
      // WidgetsPlugin adds the content hashes.
      filename: 'assets/[name].css',
      chunkFilename: 'assets/[name].css',
      // The loader fetches all style sheets; a chunk that webpack's runtime fetches has none.
      runtime: false,
    }),
    new WidgetsPlugin({ version, messages: from('src/i18n/messages') }),
    new ThirdPartyPlugin(),
  ],
  cache: {
    type: 'filesystem',
    version: hasSourceMaps ? 'with source maps' : '',
    cacheDirectory: from('.cache/webpack'),
    // With all modules that these files require.
    buildDependencies: {
      config: [
        __filename,
        from('build/assets/raiseSpecificity.cjs'),
        from('build/messages/loader.cjs'),
        from('babel.config.json'),
        from('package.json'),
      ],
    },
  },
  performance: false,
  stats: 'errors-warnings',
};
