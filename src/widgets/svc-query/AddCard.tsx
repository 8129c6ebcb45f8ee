import { localizePath } from '../../i18n/locale';
import { useLocale, useMessages } from '../kit/hooks/useMessages';
import { useSession } from '../kit/hooks/useSession';
import { SiteLink } from '../kit/ui/SiteLink';

/** The page where a member adds a gift card (M-rte-15). */
const addCardPage = '/account/#/profile/svc/add';

/** Renders the way to more history: a member adds the card, a visitor signs in first and then gets there (M-svc-09). */
export function AddCard() {
  const t = useMessages();
  const locale = useLocale();
  const { isLoggedIn } = useSession();
  if (isLoggedIn) {
    return (
      <>
        <p>{t('svcQuery.noteMember')}</p>
        <p>
          <SiteLink path={addCardPage}>{t('svcQuery.addCard')}</SiteLink>
        </p>
      </>
    );
  }
  const next = new URLSearchParams({ redirectURL: localizePath(addCardPage, locale) });
  return (
    <>
      <p>{t('svcQuery.note')}</p>
      <p>
        <SiteLink path={`/account/?${next}`}>{t('svcQuery.signIn')}</SiteLink>
      </p>
    </>
  );
}
