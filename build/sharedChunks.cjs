/** Lists the sources of the two chunks that widgets share: `base` for all widgets, `form` for widgets with a form. */
const { existsSync, readdirSync } = require('node:fs');
const path = require('node:path');

const source = path.join(__dirname, '../src');

/**
 * Returns the paths of files in a folder of `src`. Throws when one does not exist.
 * @param {string} folder
 * @param {readonly string[]} names
 */
function files(folder, names) {
  return names.map((name) => {
    const found = ['', '.ts', '.tsx'].map((ending) => path.join(source, folder, name + ending)).find(existsSync);
    if (!found) throw new Error(`build/sharedChunks.cjs names ${folder}/${name}, which does not exist`);
    return found;
  });
}

/**
 * Returns the paths of all files below a folder in `src` that end like this.
 * @param {string} folder
 * @param {string} ending
 */
const all = (folder, ending) =>
  readdirSync(path.join(source, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => path.join(source, folder, name));

/** The styles of parts that few widgets have: they stay in the style sheets of those. */
const ownStyles = files('widgets/kit/ui', ['dialog.css', 'store-links.css']);

/** @type {ReadonlySet<string | undefined>} */
const baseSources = new Set([
  ...all('lib', '.ts'),
  ...files('contract', ['configKeys']),
  ...files('i18n', ['locale']),
  ...files('api/storage', ['carry', 'storage']),
  ...files('api/browser', [
    'address',
    'config',
    'focus',
    'navigate',
    'redirect',
    'report',
    'route',
    'version',
    'whenIdle',
  ]),
  ...files('api/device', ['isPageHidden']),
  ...files('api/http', ['ApiError', 'activity', 'request', 'schema', 'withDeadline']),
  ...all('api/session', '.ts'),
  ...all('notifications', '.ts'),
  ...files('widgets/kit/hooks', [
    'MountElementContext',
    'useIsSlow',
    'useLatest',
    'useMessages',
    'useNoticeId',
    'useSecondsUntil',
    'useServiceWait',
    'useSession',
    'useStore',
    'useWindowEvent',
  ]),
  ...files('widgets/kit/ui', ['ActionButton', 'NoticeLink', 'Panel', 'SiteLink', 'Spinner', 'WaitAnnouncement']),
  ...all('widgets/kit', '.css').filter((file) => !ownStyles.includes(file)),
  path.join(path.dirname(require.resolve('valibot')), 'index.mjs'),
]);

/**
 * Fields and rules that only some forms have stay in the chunks of those forms.
 * @type {ReadonlySet<string | undefined>}
 */
const formSources = new Set([
  ...files('validation', ['normalise', 'rule', 'text', 'validate']),
  ...files('widgets/kit/fields', ['Field', 'FieldError', 'PasswordField', 'TextField', 'useNormalisedInput']),
  ...files('widgets/kit/fields', ['useRestoredInput']),
  ...all('widgets/kit/form', '.ts'),
  ...all('widgets/kit/form', '.tsx'),
  ...files('widgets/kit/hooks', ['useUnmountSignal']),
  path.join(path.dirname(require.resolve('react-hook-form')), 'index.esm.mjs'),
]);

/**
 * Returns a `test` function for webpack's `splitChunks` that accepts the modules of these sources.
 * @param {ReadonlySet<string | undefined>} sources
 */
const isAmong = (sources) => (/** @type {import('webpack').Module} */ module) =>
  sources.has(module.nameForCondition?.() ?? undefined);

/** The cache groups of webpack's `splitChunks`. */
const cacheGroups = /** @type {const} */ ({
  default: false,
  defaultVendors: false,
  base: { name: 'base', priority: 30, enforce: true, test: isAmong(baseSources) },
  form: { name: 'form', priority: 20, enforce: true, test: isAmong(formSources) },
});

module.exports = { cacheGroups };
