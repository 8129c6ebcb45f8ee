import { IntlMessageFormat } from 'intl-messageformat';
import { createIntl, createIntlCache, type IntlShape, type MessageFormatElement, ReactIntlErrorCode } from 'react-intl';
import { report } from '../../api/report';
import type { Words } from '../../i18n/loadPart';
import type { Locale } from '../../i18n/locale';

const languageTags = { zh: 'zh-CN', en: 'en' } as const;
type Messages = Record<string, MessageFormatElement[]>;
const known = new WeakMap<Words, IntlShape>();

// To look up a language among all that the browser knows takes a telephone longer than to render a form. Nobody asks a
// message which language it has found.
IntlMessageFormat.resolveLocale = () => undefined;

/** What says the words of a catalogue: one for all widgets of the page, as it holds nothing of theirs. */
export function intlOf(locale: Locale, words: Words): IntlShape {
  let intl = known.get(words);
  if (!intl) {
    const onError = ({ code }: { code: string }) => {
      if (code !== ReactIntlErrorCode.INVALID_CONFIG) report(code);
    };
    // Nor is a language looked up that is given as the one to fall back on.
    const language = { locale: '', defaultLocale: languageTags[locale] };
    intl = createIntl({ ...language, messages: words as Messages, onError }, createIntlCache());
    known.set(words, intl);
  }
  return intl;
}
