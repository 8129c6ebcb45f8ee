import { createScriptPolicy } from '../../api/browser/scriptPolicy';
import type { Locale } from '../../i18n/locale';
import { loadOnce } from '../../lib/loadOnce';
import { pageState } from '../../lib/pageState';
import type { MountName } from '../registry';
import { removeNode } from './removeNode';
import { retry } from './retry';
import { filesOf } from './table';

const script = document.currentScript as HTMLScriptElement | null;
/** The URL of the bundle's folder, up to the last slash. */
const folder = script ? script.src.replace(/[^/]*([?#].*)?$/, '') : '';

/** The nonce of this script, which the files that it loads need too (A9). */
export const nonce: string | undefined = script ? script.nonce : undefined;

const policy = pageState(() => createScriptPolicy('rewards-widgets'));

/** Returns a script's URL as a trusted value of the bundle's own Trusted Types policy. */
export const trustedScriptUrl = (url: string): string => policy().createScriptURL(url);

/** Inserts a script or style sheet into the page. A style sheet that the page links or contains already is skipped. */
function insertFile(file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const isStyle = /\.css$/.test(file);
    // The file name contains a hash of the content: the same name at another URL is the same style sheet.
    const inPage = `[rel=stylesheet][href$="/${file}"],[data-href$="/${file}"]`;
    if (isStyle && document.querySelector(inPage)) return resolve();
    const url = `${folder}assets/${file}`;
    const element = document.createElement(isStyle ? 'link' : 'script');
    if (nonce) element.nonce = nonce;
    element.onload = () => resolve();
    element.onerror = () => {
      removeNode(element);
      const error = new Error(url);
      error.name = 'ChunkLoadError';
      reject(error);
    };
    if (element instanceof HTMLLinkElement) {
      element.rel = 'stylesheet';
      element.href = url;
    } else {
      element.src = trustedScriptUrl(url);
    }
    document.head.appendChild(element);
  });
}

const fetchFile = loadOnce((file: string) => retry(() => insertFile(file)));

/** Fetches the files of a widget in one language in parallel: each file once per page, with up to three attempts. */
export function fetchFiles(name: MountName, locale: Locale): Promise<unknown> {
  return Promise.all(filesOf(name, locale).map((file) => fetchFile(file)));
}
