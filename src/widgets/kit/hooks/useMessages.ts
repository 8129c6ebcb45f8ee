import { createElement, type ReactNode, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Locale } from '../../../i18n/locale';
import type { MessageId } from '../../../i18n/messages';
import type { MessageValues, PlainMessageId } from '../../../i18n/messageValues';

/**
 * Returns the text of a message. A message with placeholders does not compile without their values. The placeholder
 * `name` is for a name from a service: the message is then no text but nodes, as the name stands in a `bdi` element. A
 * name with Arabic letters or with control characters then cannot reorder the words around it.
 */
export interface Translate {
  (id: PlainMessageId): string;
  <Id extends keyof MessageValues>(
    id: Id,
    values: MessageValues[Id],
  ): MessageValues[Id] extends { name: string } ? ReactNode : string;
}

/** Returns the translate function for the language of the page. */
export function useMessages(): Translate {
  const intl = useIntl();
  return useMemo<Translate>(() => {
    const translate = (id: MessageId, values?: Record<string, string | number>): ReactNode => {
      if (!values || !('name' in values)) return intl.formatMessage({ id }, values);
      const withElement: Record<string, ReactNode> = { ...values, name: createElement('bdi', null, values['name']) };
      // In an element: React could not remove text nodes that a translation of the page has moved (A7, M8).
      return createElement('span', { key: id }, intl.formatMessage({ id }, withElement));
    };
    return translate as Translate;
  }, [intl]);
}

/** Returns the language of the page. */
export function useLocale(): Locale {
  return useIntl().locale === 'en' ? 'en' : 'zh';
}
