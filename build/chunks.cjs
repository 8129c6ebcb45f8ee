/** Which sources lie together in the chunks that widgets share. */
const { existsSync, readdirSync } = require('node:fs');
const path = require('node:path');

const source = path.join(__dirname, '../src');

/** The paths of the named files of a folder in `src`. */
function files(folder, names) {
  return names.map((name) => {
    const found = ['.ts', '.tsx'].map((ending) => path.join(source, folder, name + ending)).find(existsSync);
    if (!found) throw new Error(`build/chunks.cjs names ${folder}/${name}, which is not there`);
    return found;
  });
}

const all = (folder, ending) =>
  readdirSync(path.join(source, folder))
    .filter((name) => name.endsWith(ending))
    .map((name) => path.join(source, folder, name));

/** What most widgets use: the base, which is fetched for all of them. */
const baseSources = new Set([
  ...files('api', ['ApiError', 'activity', 'address', 'config', 'countdown', 'inTime', 'navigate', 'own', 'redirect']),
  ...files('api', ['report', 'request', 'session', 'storage', 'user', 'version']),
  ...all('notifications', '.ts'),
  ...files('widgets/kit', ['MountElement', 'Panel', 'SiteLink', 'Spinner', 'useMountAttribute', 'useNoticeId']),
  ...files('widgets/kit', ['useSession', 'useWords']),
  ...all('widgets/kit', '.css'),
]);

/** What every form has; a field or rule that only some have lies with them. */
const formSources = new Set([
  ...files('validation', ['codePoints', 'normalise', 'rule', 'text', 'validate']),
  ...files('widgets/kit', ['ActionButton', 'Field', 'Form', 'PasswordField', 'Submit', 'TextField', 'formControl']),
  ...files('widgets/kit', ['useForm', 'useFormControl', 'usePress', 'useSecondsUntil', 'useSlow', 'useTidyInput']),
  ...files('widgets/kit', ['useWayBack']),
]);

module.exports = { baseSources, formSources };
