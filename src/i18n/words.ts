import type { Locale } from './locale';

/** A catalogue as the build leaves it: plain text, or the tree of a message that takes values. */
export type Words = Readonly<Record<string, unknown>>;

/** The build turns a catalogue into a module that holds its compiled words under this name. */
interface Compiled {
  readonly words: Words;
}

/** Fetches the catalogue of one language; a visitor never downloads the other. */
export function loadWords(locale: Locale): Promise<Words> {
  const catalogue: Promise<unknown> =
    locale === 'en'
      ? import(/* webpackChunkName: "words-en" */ './messages/en.json')
      : import(/* webpackChunkName: "words-zh" */ './messages/zh.json');
  return catalogue.then((module) => (module as Compiled).words);
}
