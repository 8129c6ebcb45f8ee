const babelParser = require('@babel/eslint-parser');
const importPlugin = require('eslint-plugin-import-x');
const path = require('node:path');

/**
 * The rooms, lowest first. A room may use those below it; rooms on one line do not see each other, nor do two widgets.
 */
const floors = [
  ['src/i18n', 'src/api'],
  ['src/validation', 'src/notifications'],
  ['src/widgets/kit'],
  ['src/widgets/!(kit)'],
  ['src/mounts'],
  ['src/index.ts'],
];

const glob = (room) => (room.endsWith('.ts') ? room : `${room}/**/*`);

/** For each room: all on its own floor and above it, but for itself. */
const zones = floors.flatMap((rooms, floor) =>
  rooms.flatMap((room) => {
    const above = floors
      .slice(floor)
      .flat()
      .filter((other) => other !== room);
    return above.map((from) => ({
      target: glob(room),
      from: glob(from),
      message: `${room} lies on or below ${from}: let the higher room do it, or move what both need down`,
    }));
  }),
);

const kernel = ['src/validation', 'src/notifications', 'src/widgets', 'src/mounts/runtime'].map((from) => ({
  target: 'src/mounts/*.ts',
  from: glob(from),
  message: 'The kernel knows src/api and src/i18n alone: what renders is src/mounts/runtime',
}));

const widgetNames = require('node:fs')
  .readdirSync(path.join(__dirname, 'src/widgets'))
  .filter((name) => name !== 'kit');
const betweenWidgets = widgetNames.map((name) => ({
  target: `src/widgets/${name}/**/*`,
  from: `src/widgets/!(${name}|kit)/**/*`,
  message: 'A widget never knows of another: what both need belongs into src/widgets/kit',
}));

const ban = (selector, message) => ({ selector, message });

const everywhere = [
  ban('ExportDefaultDeclaration', 'Name what is exported: a default export has another name wherever it is used'),
  ban('ExportAllDeclaration', 'No barrel files: import from the file that has it'),
  ban('ExportNamedDeclaration[source]', 'No barrel files: import from the file that has it'),
];
const noText = [
  ban('JSXText[value=/\\p{L}/u]', 'Words belong into src/i18n/messages: use useWords()'),
  ban(
    'JSXAttribute[name.name=/^(aria-label|aria-description|alt|title|placeholder|label)$/] > Literal[value=/\\s|^[A-Z]|\\p{Script=Han}/u]',
    'Words belong into src/i18n/messages: use useWords()',
  ),
];

const outside = 'Ask src/api for it: cookies, storage and the address are read in one place';
const noSurroundings = {
  'no-restricted-globals': [
    'error',
    ...['location', 'localStorage', 'sessionStorage', 'history', 'fetch', 'XMLHttpRequest'].map((name) => ({
      name,
      message: outside,
    })),
  ],
  'no-restricted-properties': [
    'error',
    ...['cookie', 'location'].map((property) => ({ object: 'document', property, message: outside })),
    ...['location', 'localStorage', 'sessionStorage', 'history'].map((property) => ({
      object: 'window',
      property,
      message: outside,
    })),
  ],
};

const library = (name, message) => ({ group: [name, `${name}/*`], message });
const libraries = {
  axios: library('axios', 'Calls go through src/api/request.ts; only src/api/client.ts knows axios'),
  cookies: library('js-cookie', 'Cookies are the session’s: src/api/session.ts'),
  valibot: library(
    'valibot',
    'Describe answers with src/api/shape.ts, which is safe on pages with polluted prototypes',
  ),
  tabs: library('react-tabs', 'Use src/widgets/kit/Tabs.tsx'),
  forms: library('react-hook-form', 'Use src/widgets/kit/useForm.ts; only formControl.ts knows it'),
  dayjs: library('dayjs', 'Use src/i18n/dates.ts'),
  react: {
    group: ['react', 'react-dom', 'react-dom/*', 'react-intl'],
    message: 'The kernel knows no React: src/mounts/runtime does',
  },
};
const without = (...names) => ({
  'no-restricted-imports': [
    'error',
    {
      patterns: Object.entries(libraries)
        .filter(([name]) => !names.includes(name))
        .map(([, pattern]) => pattern),
    },
  ],
});

const tooYoung = 'Younger than the oldest browser that we support, and a guest patches no globals';
const youngLanguage = [
  ban(
    'CallExpression > MemberExpression.callee[property.name=/^(at|replaceAll|findLast|findLastIndex|toSorted|toReversed|toSpliced|hasOwn|allSettled|any|groupBy)$/]',
    tooYoung,
  ),
  ban("CallExpression[callee.name='structuredClone'], Identifier[name='WeakRef']", tooYoung),
];

const replacedByHosts = [
  ban(
    "MemberExpression[object.name='Array'][property.name='from']",
    'Prototype.js puts its own in its place, which knows no iterators and no function: spread instead (A4)',
  ),
  ban(
    "CallExpression[arguments.length=0] > MemberExpression.callee[property.name='remove'], CallExpression > MemberExpression.callee[property.name=/^(append|prepend|replaceWith|replaceChildren)$/]",
    'Pages patch these methods of nodes: removeChild, appendChild and replaceChild do the same (A4)',
  ),
  ban(
    "CallExpression > MemberExpression.callee[property.name='finally']",
    'A Promise of the page’s own may know only `then` and `catch` (A4)',
  ),
];

const sinks = [
  ban('MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML)$/]', 'Build nodes, never markup'),
  ban("JSXAttribute[name.name='dangerouslySetInnerHTML']", 'Text only'),
  ban("CallExpression[callee.name='eval'], NewExpression[callee.name='Function']", 'No code from text'),
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
        { basePath: __dirname, zones: [...zones, ...kernel, ...betweenWidgets] },
      ],
      'no-restricted-syntax': ['error', ...everywhere, ...noText, ...youngLanguage, ...replacedByHosts, ...sinks],
      'max-lines': ['error', { max: 200 }],
      ...noSurroundings,
      ...without('react'),
    },
  },
  { files: ['src/index.ts', 'src/mounts/*.ts', 'src/{api,i18n,validation,notifications}/**'], rules: without() },
  {
    files: ['src/api/**'],
    rules: { 'no-restricted-globals': 'off', 'no-restricted-properties': 'off' },
  },
  { files: ['src/api/client.ts'], rules: without('axios') },
  { files: ['src/api/session.ts'], rules: without('cookies') },
  { files: ['src/api/shape.ts'], rules: without('valibot') },
  { files: ['src/i18n/dates.ts'], rules: without('dayjs') },
  { files: ['src/widgets/kit/Tabs.tsx'], rules: without('react', 'tabs') },
  {
    files: ['src/widgets/kit/**'],
    ignores: ['src/widgets/kit/Tabs.tsx', 'src/widgets/kit/formControl.ts'],
    rules: without('react'),
  },
  { files: ['src/widgets/kit/formControl.ts'], rules: without('react', 'forms') },
];
