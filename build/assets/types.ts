/** A language of the widgets. */
export type Locale = 'zh' | 'en';

/** A webpack chunk with widgets, before its files get their final names. */
export interface WidgetChunk {
  readonly name: string;
  /** The names of its widgets. */
  readonly widgets: readonly string[];
  /** The chunks that it shares with other widgets, without `base`. */
  readonly shared: readonly string[];
  readonly script: string;
  readonly styles: readonly string[];
  /** Its messages, by language. */
  readonly messages: Readonly<Record<Locale, Readonly<Record<string, unknown>>>>;
}

/** The files of a widget chunk by language, under their final names. */
export interface NamedChunk extends Pick<WidgetChunk, 'name' | 'widgets' | 'shared'> {
  readonly files: Readonly<Record<Locale, readonly string[]>>;
}

/** The files of `base` and of each chunk that widgets share, by chunk. */
export type SharedFiles = Readonly<Record<string, readonly string[]>>;

/** The prerendered markup by widget and language. */
export type PrerenderedMarkup = Readonly<Record<string, Readonly<Record<Locale, string>>>>;
