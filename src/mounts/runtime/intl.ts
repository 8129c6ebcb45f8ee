import { createIntl, createIntlCache, type IntlShape, type MessageFormatElement } from 'react-intl';
import { report } from '../../api/report';
import type { Locale } from '../../i18n/locale';
import type { Words } from '../../i18n/words';

const languageTags = { zh: 'zh-CN', en: 'en' } as const;
const textElement = 0;
type Messages = Record<string, MessageFormatElement[]>;
const known = new WeakMap<Words, IntlShape>();

/** The catalogue as react-intl without its parser takes it: a plain text becomes a tree of one leaf. */
function messagesOf(words: Words): Messages {
  const tree = (text: unknown) => (typeof text === 'string' ? [{ type: textElement, value: text }] : text);
  return Object.fromEntries(Object.entries(words).map(([id, text]) => [id, tree(text)])) as Messages;
}

/** What says the words of a catalogue: one for all widgets of the page, as it holds nothing of theirs. */
export function intlOf(locale: Locale, words: Words): IntlShape {
  let intl = known.get(words);
  if (!intl) {
    const onError = (error: { code: string }) => report(error.code);
    intl = createIntl({ locale: languageTags[locale], messages: messagesOf(words), onError }, createIntlCache());
    known.set(words, intl);
  }
  return intl;
}
