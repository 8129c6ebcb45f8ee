import type { Locale } from '../i18n/locale';
import { fetchFiles, nonce, trusted } from './files';
import { parsed } from './parsed';
import type { MountName } from './registry';

/** What the entry hands to the runtime, once. */
export interface Surroundings {
  readonly trusted: (url: string) => string;
  readonly nonce: string | undefined;
}

export interface RenderOptions {
  readonly element: Element;
  readonly name: MountName;
  readonly locale: Locale;
  /** What was taken from the address bar, by name (F2); whoever adopts it empties this record. */
  readonly secrets: Record<string, readonly string[]>;
  /** The names of the files that it needs: by their hashes markup is known that was rendered ahead and goes with them. */
  readonly files: readonly string[];
  /** Called after the first commit. */
  readonly onReady: () => void;
  /** Called when the widget threw and is gone; without a further try when it does so again and again. */
  readonly onCrash: (error: unknown, mayRetry: boolean) => void;
}

/** Renders a widget, whose code and words are there, into its mount point; answers how to take it away again. */
export type Render = (options: RenderOptions) => () => void;

/** The React side, as the entry knows it. */
export interface Runtime {
  begin(surroundings: Surroundings): void;
  prepare(name: MountName, locale: Locale): Promise<Render>;
}

/** The runtime's script introduces itself by this event on `document`, so that nothing has to lie on `window`. */
export const introduction = 'rewards-widgets:runtime';

let runtime: Runtime | undefined;

function meet(event: Event): void {
  if (runtime) return;
  runtime = (event as CustomEvent<Runtime>).detail;
  runtime.begin({ trusted, nonce });
}

/** Fetches the runtime, a widget and its words side by side; what to render it by is there when the page has been read. */
export function prepare(name: MountName, locale: Locale): Promise<Render> {
  // However often it is asked to, a document tells a listener once.
  document.addEventListener(introduction, meet);
  return (
    fetchFiles(name, locale)
      .then(parsed)
      // A runtime that did not introduce itself is an error here, which the mount point shows.
      .then(() => runtime!.prepare(name, locale))
  );
}
