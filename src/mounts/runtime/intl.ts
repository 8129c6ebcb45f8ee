import { IntlMessageFormat } from 'intl-messageformat';
import { createIntl, createIntlCache, type IntlShape, type MessageFormatElement, ReactIntlErrorCode } from 'react-intl';
import { report } from '../../api/browser/report';
import type { Messages } from '../../i18n/loadCatalogue';
import type { Locale } from '../../i18n/locale';

const languageTags = { zh: 'zh-CN', en: 'en' } as const;
const cache = new WeakMap<Messages, IntlShape>();

// For each message, the library searches the browser's list of languages. On a phone that takes longer than rendering a
// form, and no code uses the result.
IntlMessageFormat.resolveLocale = () => undefined;

/** Returns the formatter for a catalogue. All widgets of a page share it. */
export function getIntl(locale: Locale, messages: Messages): IntlShape {
  let intl = cache.get(messages);
  if (!intl) {
    const onError = ({ code }: { code: string }) => {
      if (code !== ReactIntlErrorCode.INVALID_CONFIG) report(code);
    };
    intl = createIntl(
      {
        // The library searches its list of languages for `locale`, but not for `defaultLocale`.
        locale: '',
        defaultLocale: languageTags[locale],
        messages: messages as Record<string, MessageFormatElement[]>,
        onError,
      },
      createIntlCache(),
    );
    cache.set(messages, intl);
  }
  return intl;
}
