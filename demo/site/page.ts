import type { MountName } from '../../src/mounts/registry';
import type { Markup } from './html';
import type { PrerenderedMarkup } from './prerendered';
import type { Locale, LocalizedText } from './texts';

/** The data that a page is rendered from. */
export interface Page {
  readonly locale: Locale;
  /** The names of the widgets in the manifest of the bundle. */
  readonly builtWidgets: ReadonlySet<string>;
  readonly prerendered: PrerenderedMarkup;
  /**
   * True if the visitor's `login-status` cookie is `true`. It decides only how much space the page reserves: the page
   * shows nothing personal before the session is confirmed.
   */
  readonly isSignedIn: boolean;
  readonly query: URLSearchParams;
  /** Reads the style sheets that a widget needs, and its prerendered markup if it has any. */
  readonly readWidgetFiles: (name: MountName) => Promise<{ styles: readonly string[]; markup: string | undefined }>;
  /** Returns a text in the language of the page. */
  readonly t: (text: LocalizedText) => string;
  /** Returns the path of another page in the language of this page. */
  readonly to: (path: string) => string;
}

/** One row of the site's table of pages. */
export interface Route {
  /** The path in Chinese. A request may add or omit the trailing slash. */
  readonly path: string;
  readonly title: LocalizedText;
  /** One sentence below the title. */
  readonly lead?: LocalizedText;
  /** The path of the parent page, for the breadcrumb. */
  readonly parent?: string;
  /** Renders the main part of the page. */
  readonly content: (page: Page) => Markup | Promise<Markup>;
  /** The mount points in the main part. */
  readonly mounts: readonly MountName[];
  /** The path of the document that a frame gets instead of this page, without header and footer. */
  readonly framedPath?: string;
  /** The layout of the page. A `document` is shown inside a frame of another page. */
  readonly layout?: 'home' | 'form' | 'narrow' | 'wide' | 'document' | 'gallery' | 'widget';
}
