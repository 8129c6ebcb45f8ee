import { useMessages } from '../kit/hooks/useMessages';
import { FocusedHeading } from '../kit/ui/FocusedHeading';
import { SiteLink } from '../kit/ui/SiteLink';

/**
 * Renders the step after the e-mail request. It shows nothing that was typed and is the same for every address (F3).
 */
export function EmailSent() {
  const t = useMessages();
  return (
    <section className="rw-forgot-sent">
      <FocusedHeading text="forgotPassword.emailSentTitle" />
      <p>{t('forgotPassword.emailSentNext')}</p>
      <SiteLink path="/account/">{t('forgotPassword.toAccount')}</SiteLink>
    </section>
  );
}
