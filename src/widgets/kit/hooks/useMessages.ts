import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Locale } from '../../../i18n/locale';
import type { MessageId } from '../../../i18n/messages';
import type { MessageValues, PlainMessageId } from '../../../i18n/messageValues';

/** Returns the text of a message. A message with placeholders does not compile without their values. */
export interface Translate {
  (id: PlainMessageId): string;
  <Id extends keyof MessageValues>(id: Id, values: MessageValues[Id]): string;
}

/** Returns the translate function for the language of the page. */
export function useMessages(): Translate {
  const intl = useIntl();
  return useMemo<Translate>(
    () => (id: MessageId, values?: Record<string, string | number>) => intl.formatMessage({ id }, values),
    [intl],
  );
}

/** Returns the language of the page. */
export function useLocale(): Locale {
  return useIntl().locale === 'en' ? 'en' : 'zh';
}
