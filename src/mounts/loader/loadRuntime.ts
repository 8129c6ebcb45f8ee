import type { Locale } from '../../i18n/locale';
import { pageState } from '../../lib/pageState';
import type { MountName } from '../registry';
import { domReady } from './domReady';
import { fetchFiles, insertFile } from './files';
import { filesOf } from './table';

/** Loads a script of the bundle by its file name. Rejects when it fails or does not arrive within its deadline. */
type InsertFile = (file: string) => Promise<void>;

/** Fetches the files of a widget that are not in the page yet. */
export type FetchFiles = (name: MountName, locale: Locale) => Promise<unknown>;

/** What the runtime needs to render a widget into its mount point. */
export interface RenderOptions {
  readonly element: Element;
  readonly name: MountName;
  readonly locale: Locale;
  /** Query parameters that the loader removed from the address bar, by name (F2). The runtime keeps them in memory. */
  readonly secrets: Record<string, readonly string[]>;
  /** The names of the widget's files. Prerendered markup hydrates only if it names the same content hashes. */
  readonly files: readonly string[];
  /** Called after the first commit. */
  readonly onReady: () => void;
  /** Called when the widget threw. `mayRetry` is false when it has crashed too often. */
  readonly onCrash: (error: unknown, mayRetry: boolean) => void;
}

/** Renders a loaded widget into its mount point. Returns a function that unmounts it. */
export type Render = (options: RenderOptions) => () => void;

/** The runtime, as the loader uses it. */
export interface Runtime {
  /** Called once, before `prepare`, with functions of the loader. By position, as property names cost bytes there. */
  start(insertFile: InsertFile, fetchFiles: FetchFiles): void;
  /** Loads a widget whose files are in the page. Resolves with a function that renders it. */
  prepare(name: MountName, locale: Locale, files: readonly string[]): Promise<Render>;
}

/** The event by which the runtime's script passes its `Runtime` to the loader, without a property of `window`. */
export const runtimeEvent = 'rewards-widgets:runtime';

const state = pageState<{ runtime?: Runtime }>(() => ({}));

function onRuntime(event: Event): void {
  if (state().runtime) return;
  const runtime = (event as CustomEvent<Runtime>).detail;
  state().runtime = runtime;
  runtime.start(insertFile, fetchFiles);
}

/** Fetches the runtime, a widget and its messages in parallel. Resolves once the page is parsed. */
export function prepareWidget(name: MountName, locale: Locale): Promise<Render> {
  // A second call adds no second listener, as it is the same function.
  document.addEventListener(runtimeEvent, onRuntime);
  const files = filesOf(name, locale);
  return (
    fetchFiles(name, locale)
      .then(domReady)
      // The runtime's script is the first file. It counts as fetched even if a firewall or a portal has sent something else
      // in its place: then it is fetched again.
      .then((): unknown => state().runtime || insertFile(files[0]!))
      // Throws if the runtime's script did not dispatch the event; the mount point then shows the failure.
      .then(() => state().runtime!.prepare(name, locale, files))
  );
}
