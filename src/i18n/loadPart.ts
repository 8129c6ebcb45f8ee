import type { Locale } from './locale';

/** A catalogue as the build leaves it: plain text, or the tree of a message that takes values. */
export type Words = Readonly<Record<string, unknown>>;

/** The build turns a catalogue into a module that holds its compiled words under this name. */
interface Compiled {
  readonly words: Words;
}

/**
 * Finds a part of the catalogue of one language: what a widget of this name can say, or `notices`.
 *
 * Here it is the whole, for Node and jest. In the bundle, `build/loadPart.js` stands in this file's place and finds the
 * part alone, so that nobody downloads words that nobody says.
 */
export function loadPart(locale: Locale, _part: string): Promise<Words> {
  const catalogue: Promise<unknown> = locale === 'en' ? import('./messages/en.json') : import('./messages/zh.json');
  return catalogue.then((module) => (module as Compiled).words);
}
