import { loadPart, type Words } from './loadPart';
import type { Locale } from './locale';

/** What there is to say so far, by language: it grows with each widget, and once something is to be told. */
const known: Record<Locale, Record<string, unknown>> = { zh: Object.create(null), en: Object.create(null) };

const textElement = 0;

/** react-intl without its parser takes trees alone: a plain text becomes one of a single leaf. */
export const treeOf = (text: unknown) => (typeof text === 'string' ? [{ type: textElement, value: text }] : text);

async function learn(locale: Locale, part: string): Promise<Words> {
  const words = known[locale];
  for (const [id, text] of Object.entries(await loadPart(locale, part))) words[id] ??= treeOf(text);
  return words;
}

/** Fetches what a widget can say; a visitor never downloads the other language. The same object each time. */
export function loadWords(locale: Locale, widget: string): Promise<Words> {
  return learn(locale, widget);
}

const notices: Partial<Record<Locale, Promise<unknown>>> = {};

/** Fetches the words of all notices, which nobody needs before something is to be told. A failure may be tried again. */
export function loadNoticeWords(locale: Locale): Promise<unknown> {
  notices[locale] ??= learn(locale, 'notices').catch((error: unknown) => {
    delete notices[locale];
    throw error;
  });
  return notices[locale];
}
