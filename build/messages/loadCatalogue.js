/* global __webpack_require__ */
/**
 * Replaces `src/i18n/loadCatalogue.ts` in the bundle. A widget's messages are part of its script, which the loader has
 * fetched already (`build/assets/languageScripts.cjs`). The messages of notices are fetched.
 */
export function loadCatalogue(locale, part) {
  if (part !== 'notices') return Promise.resolve(__webpack_require__(`messages-${part}`));
  const notices =
    locale === 'en'
      ? import(/* webpackChunkName: "notices-en" */ '../../src/i18n/messages/en.json?notices')
      : import(/* webpackChunkName: "notices-zh" */ '../../src/i18n/messages/zh.json?notices');
  return notices.then(({ messages }) => messages);
}
