const babelParser = require('@babel/eslint-parser');
const importPlugin = require('eslint-plugin-import-x');
const path = require('node:path');

/**
 * The layers of `src`, lowest first. A layer may import the layers on lower lines. Layers on one line do not import
 * each other, and no widget imports another.
 */
const layers = [
  ['src/contract'],
  ['src/lib'],
  ['src/i18n', 'src/api'],
  ['src/validation', 'src/notifications'],
  ['src/widgets/kit'],
  ['src/widgets/!(kit)'],
  ['src/mounts'],
  ['src/inspector'],
  ['src/index.ts'],
];
/** The layers inside `src/api` and `src/mounts`. */
const insideApi = [
  ['src/api/storage'],
  ['src/api/browser'],
  ['src/api/device'],
  ['src/api/http'],
  ['src/api/session'],
  ['src/api/services'],
];
const insideMounts = [['src/mounts/registry.ts'], ['src/mounts/loader'], ['src/mounts/runtime']];

const glob = (layer) => (layer.endsWith('.ts') ? layer : `${layer}/**/*`);

/** Returns the forbidden imports of each layer: from the other layers on its line and on higher lines. */
const zonesOf = (ordered) =>
  ordered.flatMap((line, rank) =>
    line.flatMap((layer) => {
      const forbidden = ordered
        .slice(rank)
        .flat()
        .filter((other) => other !== layer);
      return forbidden.map((from) => ({
        target: glob(layer),
        from: glob(from),
        message: `${layer} may not import ${from}: move this code to a higher layer, or the imported code to a lower one`,
      }));
    }),
  );

const loaderZones = ['src/validation', 'src/notifications', 'src/widgets'].map((from) => ({
  target: 'src/mounts/loader/**/*',
  from: glob(from),
  message: 'The loader may import only src/api, src/i18n and src/lib: rendering belongs in src/mounts/runtime',
}));

const inspectorZone = {
  target: 'src/inspector/**/*',
  from: 'src/mounts/runtime/**/*',
  message: 'The inspector may import src/mounts/loader, but not src/mounts/runtime: it has no React',
};

const widgetFolders = require('node:fs')
  .readdirSync(path.join(__dirname, 'src/widgets'))
  .filter((name) => name !== 'kit');
const widgetZones = widgetFolders.map((name) => ({
  target: `src/widgets/${name}/**/*`,
  from: `src/widgets/!(${name}|kit)/**/*`,
  message: 'A widget may not import another widget: shared code belongs in src/widgets/kit',
}));

const ban = (selector, message) => ({ selector, message });

const everywhere = [
  ban('ExportDefaultDeclaration', 'Use a named export: a default export can have a different name in each file'),
  ban('ExportAllDeclaration', 'No barrel files: import from the file that has it'),
  ban('ExportNamedDeclaration[source]', 'No barrel files: import from the file that has it'),
];
const textInMarkup = [
  ban('JSXText[value=/\\p{L}/u]', 'Text belongs in src/i18n/messages: use useMessages()'),
  ban(
    'JSXAttribute[name.name=/^(aria-label|aria-description|alt|title|placeholder|label)$/] > Literal[value=/\\s|^[A-Z]|\\p{Script=Han}/u]',
    'Text belongs in src/i18n/messages: use useMessages()',
  ),
];

/** What JSX shows, unlike the white space between. In a condition, all but elements and null may be text. */
const content = ':matches(JSXElement, JSXExpressionContainer)';
const textBesideOthers = ban(
  `:matches(JSXElement, JSXFragment):has(> ${content} ~ ${content}) > JSXExpressionContainer > :matches(ConditionalExpression, LogicalExpression) > :matches(.consequent, .alternate, .right):not(JSXElement, JSXFragment, NullLiteral, Literal[raw='null'])`,
  'Text that comes and goes stands alone in its element: React cannot remove a text node that a translation has moved (A7)',
);

const useBrowserFolder =
  'Use src/api/browser or src/api/session: only src/api may access the browser’s state and the network';
const noBrowserState = {
  'no-restricted-globals': [
    'error',
    ...['location', 'localStorage', 'sessionStorage', 'history', 'fetch', 'XMLHttpRequest'].map((name) => ({
      name,
      message: useBrowserFolder,
    })),
  ],
  'no-restricted-properties': [
    'error',
    ...['cookie', 'location'].map((property) => ({ object: 'document', property, message: useBrowserFolder })),
    ...['location', 'localStorage', 'sessionStorage', 'history'].map((property) => ({
      object: 'window',
      property,
      message: useBrowserFolder,
    })),
  ],
};

const library = (name, message) => ({ group: [name, `${name}/*`], message });
const libraries = {
  axios: library('axios', 'Send requests with src/api/http/request.ts; only client.ts beside it imports axios'),
  cookies: library('js-cookie', 'Only src/api/session/loginFlag.ts reads cookies'),
  valibot: library(
    'valibot',
    'Describe responses with src/api/http/schema.ts, which is safe on pages that have changed Object.prototype',
  ),
  tabs: library('react-tabs', 'Use src/widgets/kit/tabs/Tabs.tsx'),
  forms: library('react-hook-form', 'Use src/widgets/kit/form/useForm.ts'),
  dayjs: library('dayjs', 'Use src/i18n/dates.ts'),
  qrCode: library('qrcode.react', 'Use src/widgets/kit/ui/QrCode.tsx'),
  messageFormat: library('intl-messageformat', 'Use useMessages(); only src/mounts/runtime/intl.ts formats messages'),
  react: {
    group: ['react', 'react-dom', 'react-dom/*', 'react-intl'],
    message: 'Only widgets and src/mounts/runtime import React',
  },
};
/** Returns the rule that forbids all libraries but these. */
const allowLibraries = (...names) => ({
  'no-restricted-imports': [
    'error',
    {
      patterns: Object.entries(libraries)
        .filter(([name]) => !names.includes(name))
        .map(([, pattern]) => pattern),
    },
  ],
});

const unsupported = 'The oldest supported browsers lack this, and the widgets must not add polyfills to a page';
const unsupportedFeatures = [
  ban(
    'CallExpression > MemberExpression.callee[property.name=/^(at|replaceAll|findLast|findLastIndex|toSorted|toReversed|toSpliced|hasOwn|allSettled|any|groupBy)$/]',
    unsupported,
  ),
  ban("CallExpression[callee.name='structuredClone'], Identifier[name='WeakRef']", unsupported),
];

const replacedByPages = [
  ban(
    "MemberExpression[object.name='document'][property.name=/^(activeElement|body|currentScript|forms|head|readyState|title|visibilityState)$/], VariableDeclarator[init.name='document'] > ObjectPattern",
    'Use readDocument: an element of the page with this name replaces the property (A6)',
  ),
  ban(
    "MemberExpression[object.name='Array'][property.name='from']",
    'Use spread: Prototype.js replaces Array.from by a function without support for iterators and callbacks (A4)',
  ),
  ban(
    "CallExpression[arguments.length=0] > MemberExpression.callee[property.name='remove'], CallExpression > MemberExpression.callee[property.name=/^(append|prepend|replaceWith|replaceChildren)$/]",
    'Use removeChild, appendChild or replaceChild: pages patch these methods (A4)',
  ),
  ban(
    "CallExpression > MemberExpression.callee[property.name='finally']",
    'Use then and catch: a page may have replaced Promise by one without `finally` (A4)',
  ),
];

const unsafeSinks = [
  ban(
    'MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML)$/]',
    'Create elements: markup from text allows cross-site scripting',
  ),
  ban("JSXAttribute[name.name='dangerouslySetInnerHTML']", 'Render text: markup from text allows cross-site scripting'),
  ban("CallExpression[callee.name='eval'], NewExpression[callee.name='Function']", 'Do not run text as code'),
];

module.exports = [
  { ignores: ['dist/**', 'node_modules/**', '.cache/**', 'public/**', 'test-results/**', 'screenshots/**'] },
  {
    files: ['src/**/*.{ts,tsx}'],
    languageOptions: { parser: babelParser },
    plugins: { 'import-x': importPlugin },
    settings: { 'import-x/resolver': { node: { extensions: ['.ts', '.tsx', '.json', '.css'] } } },
    linterOptions: { reportUnusedDisableDirectives: true },
    rules: {
      'import-x/no-restricted-paths': [
        'error',
        {
          basePath: __dirname,
          zones: [
            ...zonesOf(layers),
            ...zonesOf(insideApi),
            ...zonesOf(insideMounts),
            ...loaderZones,
            inspectorZone,
            ...widgetZones,
          ],
        },
      ],
      'no-restricted-syntax': [
        'error',
        ...everywhere,
        ...textInMarkup,
        textBesideOthers,
        ...unsupportedFeatures,
        ...replacedByPages,
        ...unsafeSinks,
      ],
      'max-lines': ['error', { max: 200 }],
      ...noBrowserState,
      ...allowLibraries('react'),
    },
  },
  {
    files: [
      'src/index.ts',
      'src/inspector/**',
      'src/mounts/loader/**',
      'src/{lib,api,i18n,validation,notifications}/**',
    ],
    rules: allowLibraries(),
  },
  {
    files: ['src/api/**'],
    rules: { 'no-restricted-globals': 'off', 'no-restricted-properties': 'off' },
  },
  { files: ['src/api/http/client.ts'], rules: allowLibraries('axios') },
  { files: ['src/api/session/loginFlag.ts'], rules: allowLibraries('cookies') },
  { files: ['src/api/http/schema.ts'], rules: allowLibraries('valibot') },
  { files: ['src/i18n/dates.ts'], rules: allowLibraries('dayjs') },
  { files: ['src/widgets/kit/tabs/Tabs.tsx'], rules: allowLibraries('react', 'tabs') },
  { files: ['src/widgets/kit/form/useFormState.ts'], rules: allowLibraries('react', 'forms') },
  { files: ['src/widgets/kit/ui/QrCode.tsx'], rules: allowLibraries('react', 'qrCode') },
  { files: ['src/mounts/runtime/intl.ts'], rules: allowLibraries('react', 'messageFormat') },
];
