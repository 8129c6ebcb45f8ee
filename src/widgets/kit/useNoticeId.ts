import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { loadNoticeWords } from '../../i18n/words';
import type { NoticeId } from '../../notifications/catalogue';
import { useLocale } from './useWords';

/** The notice that every widget can say, whatever could not be fetched. */
const sayable = 'notice.System.Default_Error';

/** Answers the notice itself once its words are there, and the general one if they cannot be fetched. */
export function useSayableNotice(): (id: NoticeId) => Promise<NoticeId> {
  const locale = useLocale();
  return (id) =>
    loadNoticeWords(locale).then(
      () => id,
      () => sayable,
    );
}

/** The notice as it can be said now; null while its words are on their way. */
export function useNoticeId(id: NoticeId): NoticeId | null {
  const { messages } = useIntl();
  const findSayable = useSayableNotice();
  const [found, setFound] = useState<NoticeId | null>(() => (id in messages ? id : null));
  // biome-ignore lint/correctness/useExhaustiveDependencies: how it is found is the same each time
  useEffect(() => {
    let isWanted = true;
    const find = async () => {
      const next = await findSayable(id);
      if (isWanted) setFound(next);
    };
    void find();
    return () => {
      isWanted = false;
    };
  }, [id]);
  return found;
}
