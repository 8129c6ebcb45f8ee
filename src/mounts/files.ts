import { createScriptPolicy } from '../api/scriptPolicy';
import type { Locale } from '../i18n/locale';
import { persistently } from './persistently';
import { type MountName, names } from './registry';
import { takeAway } from './takeAway';

/** What the build knows of the files beside the entry: it puts this table in when their names are known. */
declare const __FILES__: {
  /** Of the base and each chunk that widgets share: the content hash of its script, and of its style sheet if any. */
  readonly shared: Readonly<Record<string, string>>;
  /**
   * Of each widget, in the order of their names: its chunk unless that is called like it, the hash of its scripts in all
   * languages, that of its style sheet, then what it shares.
   */
  readonly widgets: readonly string[];
};

const table = __FILES__;

const script = document.currentScript as HTMLScriptElement | null;
const folder = script ? script.src.replace(/[^/]*([?#].*)?$/, '') : '';

/** A page whose policy names a nonce gave it to this script: the files that it loads carry it on. */
export const nonce: string | undefined = script ? script.nonce : undefined;

let policy: ReturnType<typeof createScriptPolicy> | undefined;

/** A script's address as a page under Trusted Types takes it: from the one policy that is ours. */
export function trusted(url: string): string {
  policy = policy || createScriptPolicy('rewards-widgets');
  return policy.createScriptURL(url);
}

/** Each file that is on its way or there, by its name. */
const fetched: Record<string, Promise<void> | undefined> = {};

/** Puts a file into the page, unless it is a style sheet that the page links, by whatever address, or carries itself. */
function insert(file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const isStyle = /\.css$/.test(file);
    // Its name says what is in it.
    const inPage = `[rel=stylesheet][href$="/${file}"],[data-href$="/${file}"]`;
    if (isStyle && document.querySelector(inPage)) return resolve();
    const url = `${folder}assets/${file}`;
    const element = document.createElement(isStyle ? 'link' : 'script');
    if (nonce) element.nonce = nonce;
    element.onload = () => resolve();
    element.onerror = () => {
      takeAway(element);
      const error = new Error(url);
      error.name = 'ChunkLoadError';
      reject(error);
    };
    if (element instanceof HTMLLinkElement) {
      element.rel = 'stylesheet';
      element.href = url;
    } else {
      element.src = trusted(url);
    }
    document.head.appendChild(element);
  });
}

function fetchFile(file: string): Promise<void> {
  const coming =
    fetched[file] ||
    persistently(() => insert(file)).catch((error) => {
      // What failed may be asked for again; what came stays.
      fetched[file] = undefined;
      throw error;
    });
  fetched[file] = coming;
  return coming;
}

/** The names of the files that a widget needs in a language, the largest first. */
export function filesOf(name: MountName, locale: Locale): string[] {
  const row = table.widgets[names.indexOf(name)]!.split(' ');
  const chunk = row[0] || name;
  const files = [`${chunk}.${locale}.${row[1]}.js`];
  if (row[2]) files.unshift(`${chunk}.${row[2]}.css`);
  return ['base'].concat(row.slice(3)).reduceRight(
    (after, shared) =>
      table.shared[shared]!.split(' ')
        .map((hash, index) => `${shared}.${hash}.${index ? 'css' : 'js'}`)
        .concat(after),
    files,
  );
}

/** Fetches all that a widget needs in a language, side by side; each file once for the page, and tried three times. */
export function fetchFiles(name: MountName, locale: Locale): Promise<unknown> {
  return Promise.all(filesOf(name, locale).map(fetchFile));
}
