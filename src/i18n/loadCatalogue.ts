import type { Locale } from './locale';

/** Compiled messages by id: plain text, or the syntax tree of a message that takes values. */
export type Messages = Readonly<Record<string, unknown>>;

/** The module that the build makes of a catalogue file. */
interface CatalogueModule {
  readonly messages: Messages;
}

/**
 * Loads one part of a language's catalogue: the messages of the widget with this name, or `notices`.
 *
 * This file is for Node and jest, and loads the whole catalogue. In the bundle, webpack replaces it with
 * `build/messages/loadCatalogue.js`, which loads only the part that was requested.
 */
export function loadCatalogue(locale: Locale, _part: string): Promise<Messages> {
  const catalogue: Promise<unknown> = locale === 'en' ? import('./messages/en.json') : import('./messages/zh.json');
  return catalogue.then((module) => (module as CatalogueModule).messages);
}
