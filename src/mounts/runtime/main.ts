import { config } from '../../api/browser/config';
import { whenIdle } from '../../api/browser/whenIdle';
import { pendingRequests } from '../../api/http/activity';
import { startSessionIfFlagged } from '../../api/session/session';
import { loadMessages } from '../../i18n/loadMessages';
import type { Locale } from '../../i18n/locale';
import { loadOnce } from '../../lib/loadOnce';
import { resetPageState } from '../../lib/pageState';
import { domReady } from '../loader/domReady';
import { type Render, type Runtime, runtimeEvent } from '../loader/loadRuntime';
import { retry } from '../loader/retry';
import { type MountName, rowOf } from '../registry';
import { render } from './render';
import { watchForNotices } from './watchForNotices';

declare global {
  /** Some browsers know that the visitor wants to save data. */
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean };
  }
}

/**
 * webpack's runtime: `e` fetches a chunk; `l` loads a script, such as `assets/client.1a2b3c4d.js`, and calls `onEnd`.
 */
declare const __webpack_require__: {
  e: (chunk: string) => Promise<unknown>;
  l: (path: string, onEnd: (event: { type: string; target?: { src: string } }) => void) => void;
};

/** Fetches the scripts of a widget once more, but not the one that runs here. */
let fetchScriptsAgain: (name: MountName, locale: Locale) => Promise<unknown>;

const loadWidget = loadOnce(async ([name, locale]: readonly [MountName, Locale]): Promise<Render> => {
  // The messages last: webpack takes a module that was missing for an empty one from then on.
  const load = async () => [await rowOf(name).load(), await loadMessages(locale, name)] as const;
  // What a firewall or a portal has sent in place of a script counts as that script until it is fetched again.
  const parts = await load().catch(() => fetchScriptsAgain(name, locale).then(load));
  return (options) => render(parts, options);
});

const runtime: Runtime = {
  start(insertFile, fetchFiles, filesOf) {
    resetPageState();
    fetchScriptsAgain = (name, locale) =>
      Promise.all(
        filesOf(name, locale)
          .slice(1)
          .filter((file) => file.endsWith('.js'))
          .map((file) => insertFile(file)),
      );
    // By the loader: webpack's own function relies on properties of the document that an element can replace (A6).
    __webpack_require__.l = (path, onEnd) => {
      insertFile(path.slice(path.indexOf('/') + 1)).then(
        () => onEnd({ type: 'load' }),
        ({ message }: Error) => onEnd({ type: 'error', target: { src: message } }),
      );
    };
    const fetchChunk = __webpack_require__.e;
    __webpack_require__.e = (chunk) => retry(() => fetchChunk(chunk), 0);
    const callLate = (name: 'loadLateFiles' | 'addLoadingBar') => () => {
      import(/* webpackChunkName: "client" */ './lateFiles').then((late) => late[name](fetchFiles)).catch(() => {});
    };
    // The session starts while widgets still load, but not before the page is parsed: a mount point that is not parsed
    // yet may have a secret in the address, which the loader must remove first (F2).
    void domReady().then(() => {
      // Reports an editor's mistake at once, not at the first call of a service (contract 2).
      config();
      watchForNotices();
      pendingRequests.subscribe(callLate('addLoadingBar'));
      // A deployment can remove the files of an open page. A visitor who saves data loads them when they are needed.
      if (!navigator.connection?.saveData) whenIdle(callLate('loadLateFiles'));
      startSessionIfFlagged();
    });
  },

  prepare: (name, locale) => loadWidget([name, locale]),
};

document.dispatchEvent(new CustomEvent(runtimeEvent, { detail: runtime }));
