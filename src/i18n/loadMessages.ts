import { loadOnce } from '../lib/loadOnce';
import { pageState } from '../lib/pageState';
import { loadCatalogue, type Messages } from './loadCatalogue';
import type { Locale } from './locale';

/** The messages loaded so far, by language. Each widget and the first notice add theirs. */
const loaded = pageState<Record<Locale, Record<string, unknown>>>(() => ({
  zh: Object.create(null),
  en: Object.create(null),
}));

const literalElement = 0;

/** Returns plain text as a syntax tree with one literal: without its parser, react-intl accepts only syntax trees. */
export const toSyntaxTree = (text: unknown) =>
  typeof text === 'string' ? [{ type: literalElement, value: text }] : text;

/**
 * Loads the messages of a widget, or of the notices, in one language. Resolves with all loaded messages: the same object
 * each time.
 */
export async function loadMessages(locale: Locale, part: string): Promise<Messages> {
  const messages = loaded()[locale];
  for (const [id, text] of Object.entries(await loadCatalogue(locale, part))) messages[id] ??= toSyntaxTree(text);
  return messages;
}

/** Loads the texts of all notices, for the first notice of a page. After a failure the next call tries again. */
export const loadNoticeMessages: (locale: Locale) => Promise<Messages> = loadOnce((locale) =>
  loadMessages(locale, 'notices'),
);
