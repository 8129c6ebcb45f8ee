import { resumeSession } from '../../api/session';
import type { Locale } from '../../i18n/locale';
import { loadWords } from '../../i18n/words';
import { parsed } from '../parsed';
import { persistently } from '../persistently';
import type { MountName } from '../registry';
import { introduction, type Render, type Runtime } from '../runtimeLink';
import { startOutlets } from './outlets';
import { widgets } from './widgets';

declare let __webpack_nonce__: string | undefined;
/** webpack's own way of fetching what is wanted later: by `e` a chunk, under the policy `tu`. */
declare const __webpack_require__: { tu: (url: string) => string; e: (chunk: string) => Promise<unknown> };

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

let reading: Promise<typeof import('./render')> | undefined;

/** Evaluates React, which has been downloaded by now, in a task of its own: together with its neighbours it would be a long one. */
function readReact(): Promise<typeof import('./render')> {
  reading ??= nextTask().then(() => import(/* webpackMode: "eager" */ './render'));
  return reading;
}

const prepared: Partial<Record<MountName, Promise<Render>>> = {};

/** Takes up what the entry has put into the page already: once for all mount points of a name, as long as it is there. */
function prepare(name: MountName, locale: Locale): Promise<Render> {
  const read = async (): Promise<Render> => {
    const { render } = await readReact();
    await nextTask();
    const parts = await Promise.all([widgets[name](), loadWords(locale, name)]);
    return (options) => render(parts, options);
  };
  prepared[name] ??= read().catch((error: unknown) => {
    delete prepared[name];
    throw error;
  });
  return prepared[name];
}

const runtime: Runtime = {
  begin({ trusted, nonce }) {
    __webpack_nonce__ = nonce;
    __webpack_require__.tu = trusted;
    const fetchChunk = __webpack_require__.e;
    __webpack_require__.e = (chunk) => persistently(() => fetchChunk(chunk));
    // Who is signed in is asked while the widgets are still on their way, but not before the page has been parsed: a mount
    // point further down may first need a secret taken from the address (F2).
    void parsed().then(() => {
      startOutlets();
      resumeSession();
    });
  },
  prepare,
};

document.dispatchEvent(new CustomEvent(introduction, { detail: runtime }));
