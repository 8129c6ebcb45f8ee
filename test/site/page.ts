import type { Markup } from './html';
import type { MountName } from './mounts';
import type { Shells } from './shells';
import type { Locale, Words } from './words';

/** What a page function is given. */
export interface Page {
  readonly locale: Locale;
  /** The names of the widgets that are built. */
  readonly built: ReadonlySet<string>;
  /** What its widgets show first. */
  readonly shells: Shells;
  /** True when the visitor's cookie says that somebody is signed in: it decides what room is kept, and nothing is shown ahead of the answer. */
  readonly isMember: boolean;
  /** True where the address brings a code. */
  readonly hasCode: boolean;
  /** The text in the language of the page. */
  readonly t: (words: Words) => string;
  /** The address of another page in the language of this one. */
  readonly to: (path: string) => string;
}

/** One row of the site's table of pages. */
export interface Route {
  /** The path in Chinese; a trailing slash is tolerated either way. */
  readonly path: string;
  readonly title: Words;
  /** One sentence below the title. */
  readonly lead?: Words;
  /** The path of the page above this one, for the breadcrumb. */
  readonly parent?: string;
  /** What stands in the main part of the page. */
  readonly content: (page: Page) => Markup;
  /** The mount points of the main part. */
  readonly mounts: readonly MountName[];
  /** The path of what a frame is given in this page's place: there, header and footer would leave no room for it. */
  readonly framed?: string;
  /** How the page is laid out; a document is what another page shows in a frame. */
  readonly layout?: 'home' | 'form' | 'narrow' | 'wide' | 'document';
}
