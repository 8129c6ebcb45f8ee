import { loadWords } from '../../i18n/words';
import { introduction, type Prepared, type Runtime } from '../runtimeLink';
import { render } from './render';
import { widgets } from './widgets';

declare let __webpack_nonce__: string | undefined;
/** webpack's own way of fetching what is wanted later; its policy is the one that the entry made. */
declare const __webpack_require__: { tu: (url: string) => string };

const runtime: Runtime = {
  begin({ trusted, nonce }) {
    __webpack_nonce__ = nonce;
    __webpack_require__.tu = trusted;
  },
  // The entry has put the files into the page already: here they are only taken up.
  prepare: (name, locale) =>
    Promise.all([widgets[name](), loadWords(locale, name)]).then((parts) => parts as unknown as Prepared),
  render: (prepared, options) => render(prepared as unknown as Parameters<typeof render>[0], options),
};

document.dispatchEvent(new CustomEvent(introduction, { detail: runtime }));
