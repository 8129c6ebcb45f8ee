import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Locale } from '../../i18n/locale';
import { loadNoticeWords } from '../../i18n/words';
import type { NoticeId } from '../../notifications/catalogue';
import { useLocale } from './useWords';

/** The notice that every widget can say, whatever could not be fetched. */
const sayable = 'notice.System.Default_Error';

const findSayable = (id: NoticeId, locale: Locale): Promise<NoticeId> =>
  loadNoticeWords(locale).then(
    () => id,
    () => sayable,
  );

/** Answers the notice itself once its words are there, and the general one if they cannot be fetched. */
export function useSayableNotice(): (id: NoticeId) => Promise<NoticeId> {
  const locale = useLocale();
  return (id) => findSayable(id, locale);
}

/** The notice as it can be said now; null while its words are on their way. */
export function useNoticeId(id: NoticeId): NoticeId | null {
  const { messages } = useIntl();
  const locale = useLocale();
  const [found, setFound] = useState<NoticeId | null>(() => (id in messages ? id : null));
  useEffect(() => {
    let isWanted = true;
    void findSayable(id, locale).then((known) => {
      if (isWanted) setFound(known);
    });
    return () => {
      isWanted = false;
    };
  }, [id, locale]);
  return found;
}
