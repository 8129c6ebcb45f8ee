import { localizePath } from '../../i18n/locale';
import { useLocale, useMessages } from '../kit/hooks/useMessages';
import { useDelayedNavigation } from '../kit/page/useDelayedNavigation';
import { FocusedHeading } from '../kit/ui/FocusedHeading';
import { SiteLink } from '../kit/ui/SiteLink';

/** Renders the success step and goes to the account page after a moment (M-rpw-03). A reset does not sign in (F10). */
export function ResetDone() {
  const t = useMessages();
  useDelayedNavigation(localizePath('/account/', useLocale()));
  return (
    <section className="rw-reset-done">
      <FocusedHeading text="resetPassword.doneTitle" />
      <p>{t('resetPassword.doneNext')}</p>
      <SiteLink path="/account/" isSignIn>
        {t('resetPassword.signIn')}
      </SiteLink>
    </section>
  );
}
