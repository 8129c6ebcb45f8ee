import { config } from '../../api/browser/config';
import { whenIdle } from '../../api/browser/whenIdle';
import { pendingRequests } from '../../api/http/activity';
import { startSessionIfFlagged } from '../../api/session/session';
import { loadMessages } from '../../i18n/loadMessages';
import type { Locale } from '../../i18n/locale';
import { loadOnce } from '../../lib/loadOnce';
import { pageState, resetPageState } from '../../lib/pageState';
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

/** The scripts that the loader has fetched, by chunk: webpack does not know the hashes in their names. */
const fetchedScripts = pageState<Record<string, string>>(() => Object.create(null));
const chunkOf = (file: string) => file.slice(0, file.indexOf('.'));

// `loadOnce` makes a text of the key, such as `auth,zh`.
const loadWidget = loadOnce(async ([name, locale]: readonly [MountName, Locale]): Promise<Render> => {
  // The messages last: webpack takes a module that was missing for an empty one from then on.
  const parts = [await rowOf(name).load(), await loadMessages(locale, name)] as const;
  return (options) => render(parts, options);
});

const runtime: Runtime = {
  start(insertFile, fetchFiles) {
    resetPageState();
    // By the loader: webpack's own function relies on properties of the document that an element can replace (A6).
    __webpack_require__.l = (path, onEnd) => {
      const file = path.slice(path.indexOf('/') + 1);
      // The loader has fetched it, but a firewall or a portal has sent something else in its place: fetches it again.
      insertFile(fetchedScripts()[chunkOf(file)] ?? file).then(
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

  prepare(name, locale, files) {
    for (const file of files) if (file.endsWith('.js')) fetchedScripts()[chunkOf(file)] = file;
    return loadWidget([name, locale]);
  },
};

document.dispatchEvent(new CustomEvent(runtimeEvent, { detail: runtime }));
