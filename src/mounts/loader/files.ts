import { absoluteUrl } from '../../api/browser/address';
import { readDocument } from '../../api/browser/readDocument';
import { createScriptPolicy } from '../../api/browser/scriptPolicy';
import type { Locale } from '../../i18n/locale';
import { loadOnce } from '../../lib/loadOnce';
import { pageState } from '../../lib/pageState';
import { removeNode } from '../../lib/removeNode';
import type { MountName } from '../registry';
import { retry } from './retry';
import { filesOf } from './table';

/** Milliseconds after which a file that has neither loaded nor failed counts as failed (contract 5). */
const deadline = 10000;

const { src, nonce } = (readDocument('currentScript') || {}) as Partial<HTMLScriptElement>;
/** The URL of the bundle's files, up to the last slash. Without the script's own URL, files are those of the site. */
const folder = (src || absoluteUrl('/')).replace(/[^/]*([?#].*)?$/, 'assets/');

/** Allows only scripts directly in the bundle's folder. */
const policy = pageState(() => createScriptPolicy('rewards-widgets', (url) => url.replace(/[\w.-]+$/, '') === folder));

/**
 * Inserts a script or style sheet of the bundle into the page, with the nonce of this script (A9). A style sheet that
 * the page links or contains already is skipped.
 */
export function insertFile(file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const isStyle = /\.css$/.test(file);
    // The file name contains a hash of the content: the same name at another URL is the same style sheet.
    const inPage = `[rel=stylesheet][href$="/${file}"],[data-href$="/${file}"]`;
    if (document.querySelector(inPage)) return resolve();
    const url = folder + file;
    const element = document.createElement(isStyle ? 'link' : 'script');
    if (nonce) element.nonce = nonce;
    const fail = () => {
      removeNode(element);
      reject(Object.assign(new Error(url), { name: 'ChunkLoadError' }));
    };
    const timer = setTimeout(fail, deadline);
    element.onerror = fail;
    element.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    Object.assign(
      element,
      isStyle
        ? { rel: 'stylesheet', href: url }
        : // Without a charset in its headers, a script would have the encoding of the page.
          { charset: 'utf-8', src: policy().createScriptURL(url) },
    );
    readDocument('head').appendChild(element);
  });
}

const fetchFile = loadOnce((file: string) => retry(() => insertFile(file), 0));

/** Fetches the files of a widget in one language in parallel: each file once per page, with up to three attempts. */
export function fetchFiles(name: MountName, locale: Locale): Promise<unknown> {
  return Promise.all(filesOf(name, locale).map((file) => fetchFile(file)));
}
