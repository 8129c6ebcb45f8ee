import { useMessages } from '../kit/hooks/useMessages';
import { SiteLink } from '../kit/ui/SiteLink';
import type { AccountWarning } from './accountWarning';

/** Renders the warning that the account may exist already, with a link to the sign-in page (E1). */
export function AccountWarningAlert({ warning, onLeave }: { warning: AccountWarning; onLeave: () => void }) {
  const t = useMessages();
  return (
    <div className="rw-register-unconfirmed" role="alert">
      <p>{t(warning === 'unconfirmed' ? 'register.unconfirmed' : 'register.mayExist')}</p>
      <SiteLink path="/account/" onLeave={onLeave} isSignIn>
        {t('register.signIn')}
      </SiteLink>
    </div>
  );
}
