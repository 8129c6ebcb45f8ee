import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { loadNoticeMessages } from '../../../i18n/loadMessages';
import type { Locale } from '../../../i18n/locale';
import type { NoticeId } from '../../../notifications/catalogue';
import { useLocale } from './useMessages';

/** The notice whose message every widget contains. */
const fallbackId = 'notice.System.Default_Error';

const loadOrFallBack = (id: NoticeId, locale: Locale): Promise<NoticeId> =>
  loadNoticeMessages(locale).then(
    () => id,
    () => fallbackId,
  );

/**
 * Returns a function that loads the message of a notice. It resolves with the id, or with the default error on failure.
 */
export function useNoticeLoader(): (id: NoticeId) => Promise<NoticeId> {
  const locale = useLocale();
  return (id) => loadOrFallBack(id, locale);
}

/**
 * Returns the id of a notice whose message is loaded, null while it loads; the default error if loading fails. For another
 * notice, give the component another `key`.
 */
export function useNoticeId(id: NoticeId): NoticeId | null {
  const { messages } = useIntl();
  const locale = useLocale();
  const [loadedId, setLoadedId] = useState<NoticeId | null>(() => (id in messages ? id : null));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a component shows one notice, in one language
  useEffect(() => {
    let isMounted = true;
    void loadOrFallBack(id, locale).then((result) => {
      // A text that is part of the widget stays, also when those of the notices are missing.
      if (isMounted) setLoadedId((shown) => shown ?? result);
    });
    return () => {
      isMounted = false;
    };
  }, []);
  return loadedId;
}
