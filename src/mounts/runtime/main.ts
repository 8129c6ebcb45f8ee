import { resumeSession } from '../../api/session';
import { loadWords } from '../../i18n/words';
import { parsed } from '../parsed';
import { introduction, type Runtime } from '../runtimeLink';
import { startOutlets } from './outlets';
import { render } from './render';
import { widgets } from './widgets';

declare let __webpack_nonce__: string | undefined;
/** webpack's own way of fetching what is wanted later; its policy is the one that the entry made. */
declare const __webpack_require__: { tu: (url: string) => string };

const runtime: Runtime = {
  begin({ trusted, nonce }) {
    __webpack_nonce__ = nonce;
    __webpack_require__.tu = trusted;
    // Who is signed in, is asked while the widgets are still on their way: not earlier, since a mount point that is yet
    // to be read may have a secret taken from the address first (F2).
    void parsed().then(() => {
      startOutlets();
      resumeSession();
    });
  },
  // The entry has put the files into the page already: here they are only taken up.
  prepare: (name, locale) =>
    Promise.all([widgets[name](), loadWords(locale)]).then((parts) => (options) => render(parts, options)),
};

document.dispatchEvent(new CustomEvent(introduction, { detail: runtime }));
