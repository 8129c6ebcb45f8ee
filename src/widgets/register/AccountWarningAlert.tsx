import { startNavigation } from '../../api/browser/navigate';
import { useMessages } from '../kit/hooks/useMessages';
import { SiteLink } from '../kit/ui/SiteLink';
import type { AccountWarning } from './accountWarning';

/** Renders the warning that the account may exist already, with a link to the sign-in page (E1). */
export function AccountWarningAlert({ warning }: { warning: AccountWarning }) {
  const t = useMessages();
  return (
    <div className="rw-register-unconfirmed" role="alert">
      <p>{t(warning === 'unconfirmed' ? 'register.unconfirmed' : 'register.mayExist')}</p>
      <SiteLink path="/account/" onLeave={startNavigation} isSignIn>
        {t('register.signIn')}
      </SiteLink>
    </div>
  );
}
