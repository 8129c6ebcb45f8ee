import { createIntl, createIntlCache, type IntlShape, type MessageFormatElement } from 'react-intl';
import { report } from '../../api/report';
import type { Words } from '../../i18n/loadPart';
import type { Locale } from '../../i18n/locale';

const languageTags = { zh: 'zh-CN', en: 'en' } as const;
type Messages = Record<string, MessageFormatElement[]>;
const known = new WeakMap<Words, IntlShape>();

/** What says the words of a catalogue: one for all widgets of the page, as it holds nothing of theirs. */
export function intlOf(locale: Locale, words: Words): IntlShape {
  let intl = known.get(words);
  if (!intl) {
    const onError = (error: { code: string }) => report(error.code);
    intl = createIntl({ locale: languageTags[locale], messages: words as Messages, onError }, createIntlCache());
    known.set(words, intl);
  }
  return intl;
}
