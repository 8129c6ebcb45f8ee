/* global __webpack_require__ */
/**
 * Stands in for `src/i18n/loadPart.ts` in the bundle. A widget's words lie in its own file, which is there before it is
 * rendered (`build/manifest.cjs` puts them together); the notices are fetched.
 */
export function loadPart(locale, part) {
  if (part !== 'notices') return Promise.resolve(__webpack_require__(`words-${part}`));
  const notices =
    locale === 'en'
      ? import(/* webpackChunkName: "notices-en" */ '../src/i18n/messages/en.json?notices')
      : import(/* webpackChunkName: "notices-zh" */ '../src/i18n/messages/zh.json?notices');
  return notices.then(({ words }) => words);
}
