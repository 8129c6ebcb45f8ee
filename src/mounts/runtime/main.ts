import { startSessionIfFlagged } from '../../api/session/session';
import { loadMessages } from '../../i18n/loadMessages';
import type { Locale } from '../../i18n/locale';
import { loadOnce } from '../../lib/loadOnce';
import { resetPageState } from '../../lib/pageState';
import { domReady } from '../loader/domReady';
import { type Render, type Runtime, runtimeEvent } from '../loader/loadRuntime';
import { retry } from '../loader/retry';
import { type MountName, rowOf } from '../registry';
import { watchForNotices } from './outlets';
import { render } from './render';

declare let __webpack_nonce__: string | undefined;
/** webpack's runtime: `e` fetches a chunk; `tu` makes its URL a trusted value. */
declare const __webpack_require__: { tu: (url: string) => string; e: (chunk: string) => Promise<unknown> };

const runtime: Runtime = {
  start({ trustedScriptUrl, nonce }) {
    resetPageState();
    __webpack_nonce__ = nonce;
    __webpack_require__.tu = trustedScriptUrl;
    const fetchChunk = __webpack_require__.e;
    __webpack_require__.e = (chunk) => retry(() => fetchChunk(chunk));
    // The session starts while widgets still load, but not before the page is parsed: a mount point that is not parsed
    // yet may have a secret in the address, which the loader must remove first (F2).
    void domReady().then(() => {
      watchForNotices();
      startSessionIfFlagged();
    });
  },

  prepare: loadOnce(async (name: MountName, locale: Locale): Promise<Render> => {
    const parts = await Promise.all([rowOf(name).load(), loadMessages(locale, name)]);
    return (options) => render(parts, options);
  }),
};

document.dispatchEvent(new CustomEvent(runtimeEvent, { detail: runtime }));
