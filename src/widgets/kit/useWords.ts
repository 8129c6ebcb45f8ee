import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Locale } from '../../i18n/locale';
import type { MessageId } from '../../i18n/messages';
import type { MessageValues, PlainMessageId } from '../../i18n/messageValues';

/** Finds the text of a message; one that takes values does not compile without them. */
export interface Say {
  (id: PlainMessageId): string;
  <Id extends keyof MessageValues>(id: Id, values: MessageValues[Id]): string;
}

/** The words of the page's language. */
export function useWords(): Say {
  const intl = useIntl();
  return useMemo<Say>(
    () => (id: MessageId, values?: Record<string, string | number>) => intl.formatMessage({ id }, values),
    [intl],
  );
}

/** The page's language. */
export function useLocale(): Locale {
  return useIntl().locale === 'en' ? 'en' : 'zh';
}
