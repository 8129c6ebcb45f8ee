const path = require('node:path');
const CssMinimizerPlugin = require('css-minimizer-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const { DefinePlugin } = require('webpack');
const { baseSources, formSources } = require('./build/chunks.cjs');
const { ManifestPlugin } = require('./build/manifest.cjs');
const { readTable } = require('./build/parts.cjs');
const { version } = require('./package.json');

const from = (...parts) => path.join(__dirname, ...parts);

/** What the entry is made of: written for any browser, so that one that is too old finds out and leaves the page alone. */
const entryFiles = [
  from('src/index.ts'),
  /[\\/]src[\\/]mounts[\\/][^\\/]+\.ts$/,
  from('src/api/address.ts'),
  from('src/api/report.ts'),
  from('src/api/scriptPolicy.ts'),
  from('src/api/version.ts'),
  from('src/i18n/locale.ts'),
  from('src/i18n/mountWords.ts'),
];
/** React is shipped as ES5; what else comes from packages is brought down to the browsers that we support. */
const packagesAsTheyAre = /[\\/]node_modules[\\/](react|react-dom|scheduler|css-loader|mini-css-extract-plugin)[\\/]/;

/**
 * What axios brings and we never call: it sends text that `api/client.ts` has made, by XMLHttpRequest, which all browsers
 * that we support have, and reads no cookie.
 */
const unusedOfAxios = [
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

/** What makes react-intl's components for dates, numbers and lists, which nobody uses, and does not say that it may go. */
const neverUsed = ['createFormattedComponent', 'createFormattedDateTimePartsComponent'];

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

const isAmong = (sources) => (module) => sources.has(module.nameForCondition?.());

const widgetChunks = new Set(Object.values(readTable(from('src/mounts/runtime/widgets.ts'))).map(({ chunk }) => chunk));
/** What every form has lies in one chunk, which the entry fetches beside the widget. */
const formChunk = 'form';
/**
 * What the entry fetches gets its hash later (`build/manifest.cjs`): the base holds the names of those chunks that are
 * fetched by webpack's runtime, and stays the same whatever becomes of a widget.
 */
const hashedLater = new Set(['base', formChunk, ...widgetChunks]);
const chunkFile =
  (extension) =>
  ({ chunk }) =>
    `assets/[name]${hashedLater.has(chunk.name) ? '' : '.[contenthash:6]'}.${extension}`;

const hasSourceMaps = process.env.SOURCE_MAPS === '1';

module.exports = (_env, { mode = 'production' } = {}) => ({
  mode,
  target: ['web', 'es5'],
  entry: { widgets: './src/index.ts', base: './src/mounts/runtime/main.ts', askLater: './src/mounts/askLater.ts' },
  // On demand, and named by no file: what is deployed is exactly what the manifest lists.
  devtool: hasSourceMaps ? 'hidden-source-map' : false,
  output: {
    path: from('dist'),
    // The entry's name never changes; everything else has its content in its name.
    filename: (data) => (data.chunk.name === 'widgets' ? '[name].js' : chunkFile('js')(data)),
    chunkFilename: chunkFile('js'),
    publicPath: 'auto',
    uniqueName: 'rewards-widgets',
    // `window.widgets.chunks`, which the entry makes: nothing else is put on `window` (contract 2).
    globalObject: 'window.widgets',
    chunkLoadingGlobal: 'chunks',
    crossOriginLoading: false,
    trustedTypes: { policyName: 'rewards-widgets' },
    // Pages that were cached before a deploy still ask for the previous build's files.
    clean: mode === 'production' && process.env.KEEP_ASSETS !== '1',
  },
  resolve: {
    extensions: ['.tsx', '.ts', '.js', '.mjs'],
    alias: {
      '@formatjs/icu-messageformat-parser$': '@formatjs/icu-messageformat-parser/no-parser.js',
      [from('src/i18n/loadPart.ts')]: from('build/loadPart.js'),
      'prop-types$': from('build/noPropTypes.js'),
      [from('node_modules/react-tabs/esm/helpers/propTypes.js')]: from('build/noPropTypes.js'),
      ...Object.fromEntries(
        unusedOfAxios.map((file) => [from(`node_modules/axios/lib/${file}.js`), from('build/unusedOfAxios.js')]),
      ),
    },
  },
  module: {
    rules: [
      {
        test: /\.(tsx?|m?js)$/,
        oneOf: [{ include: entryFiles, use: babel('ie 11') }, { exclude: packagesAsTheyAre, use: babel() }, {}],
      },
      { test: /[\\/]messages[\\/]mount\.(zh|en)\.json$/, generator: { JSONParse: false } },
      { test: /[\\/]messages[\\/](zh|en)\.json$/, type: 'javascript/auto', loader: from('build/messages.cjs') },
      {
        test: /\.css$/,
        use: [MiniCssExtractPlugin.loader, { loader: 'css-loader', options: { url: false, modules: false } }],
      },
    ],
  },
  optimization: {
    moduleIds: 'deterministic',
    chunkIds: 'named',
    // In parentheses, a function is compiled while the script is still on its way: here what is handed to another one, as
    // by guess; what pages are known to call at first, `build/compileEarly.cjs` adds.
    minimizeOptions: {
      javascript: { compress: { passes: 2, pure_funcs: neverUsed }, format: { wrap_func_args: true } },
    },
    minimizer: ['...', new CssMinimizerPlugin()],
    splitChunks: {
      chunks: 'async',
      cacheGroups: {
        default: false,
        defaultVendors: false,
        base: {
          name: 'base',
          priority: 30,
          enforce: true,
          test: isAmong(baseSources),
        },
        form: {
          name: formChunk,
          priority: 20,
          enforce: true,
          test: isAmong(formSources),
        },
      },
    },
  },
  plugins: [
    new DefinePlugin({ __VERSION__: JSON.stringify(version) }),
    new MiniCssExtractPlugin({
      filename: chunkFile('css'),
      chunkFilename: chunkFile('css'),
      // The entry fetches the style sheets of widgets; what comes later has none of its own.
      runtime: false,
    }),
    new ManifestPlugin({
      version,
      widgets: from('src/mounts/runtime/widgets.ts'),
      messages: from('src/i18n/messages'),
    }),
  ],
  cache: {
    type: 'filesystem',
    version: hasSourceMaps ? 'with source maps' : '',
    cacheDirectory: from('.cache/webpack'),
    buildDependencies: {
      config: [
        __filename,
        ...[
          'budgets',
          'bundle',
          'chunks',
          'compileEarly',
          'manifest',
          'messages',
          'parenthesize',
          'parts',
          'shells',
          'table',
        ].map((name) => from(`build/${name}.cjs`)),
        from('build/loadPart.js'),
        from('build/budgets.json'),
        from('babel.config.json'),
        from('package.json'),
      ],
    },
  },
  performance: false,
  stats: 'errors-warnings',
});
