import type { Locale } from '../i18n/locale';
import { fetchFiles, nonce, trusted } from './files';
import type { MountName } from './registry';

/** What the entry hands to the runtime, once. */
export interface Surroundings {
  readonly trusted: (url: string) => string;
  readonly nonce: string | undefined;
}

/** A widget's code and words, fetched. What they are is the runtime's business. */
export type Prepared = { readonly prepared: unique symbol };

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
  /** Called when the widget threw and is gone. */
  readonly onCrash: (error: unknown) => void;
}

/** The React side, as the entry knows it. */
export interface Runtime {
  begin(surroundings: Surroundings): void;
  prepare(name: MountName, locale: Locale): Promise<Prepared>;
  /** Renders a widget into its mount point; answers how to take it away again. */
  render(prepared: Prepared, options: RenderOptions): () => void;
}

/** The runtime's script introduces itself by this event on `document`, so that nothing has to lie on `window`. */
export const introduction = 'rewards-widgets:runtime';

let runtime: Runtime | undefined;

function listen(): void {
  document.addEventListener(introduction, (event) => {
    if (runtime) return;
    runtime = (event as CustomEvent<Runtime>).detail;
    runtime.begin({ trusted, nonce });
  });
}

let isListening = false;

/** Fetches the runtime, a widget and its words side by side, and makes them ready to be rendered. */
export function prepare(name: MountName, locale: Locale): Promise<{ runtime: Runtime; prepared: Prepared }> {
  if (!isListening) listen();
  isListening = true;
  return fetchFiles(name, locale).then(() => {
    const side = runtime;
    if (!side) throw new Error('NoRuntime');
    return side.prepare(name, locale).then((prepared) => ({ runtime: side, prepared }));
  });
}
