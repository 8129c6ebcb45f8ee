import { useMessages } from '../kit/hooks/useMessages';
import { SiteLink } from '../kit/ui/SiteLink';

/** Renders the prompt to sign in or to create an account, on pages that need a login (M-nav-02). */
export function SignInPrompt() {
  const t = useMessages();
  return (
    <div className="rw-nav-prompt">
      <p>{t('navigation.promptText')}</p>
      <div className="rw-nav-ways">
        <SiteLink path="/account/#/" className="rw-button" isSignIn>
          {t('navigation.signIn')}
        </SiteLink>
        <SiteLink path="/account/register" className="rw-button rw-button-quiet">
          {t('navigation.create')}
        </SiteLink>
      </div>
    </div>
  );
}
