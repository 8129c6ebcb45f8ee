import { useMessages } from '../kit/hooks/useMessages';
import { SiteLink } from '../kit/ui/SiteLink';

/**
 * What is wrong with the link: the address has no token, the token is invalid or of another account, or it may be used
 * already because the response to an earlier submit was lost and the password may be changed (F8).
 */
export type LinkProblem = 'missing' | 'invalid' | 'maybeDone';

const texts = {
  missing: 'resetPassword.noLink',
  invalid: 'resetPassword.needsLink',
  maybeDone: 'resetPassword.maybeDone',
} as const;

/** Renders the problem of the link, with links to the pages that solve it. */
export function InvalidLink({ problem }: { problem: LinkProblem }) {
  const t = useMessages();
  return (
    <>
      <p>{t(texts[problem])}</p>
      <p className="rw-reset-ways">
        {problem === 'maybeDone' ? (
          <SiteLink path="/account/" isSignIn>
            {t('resetPassword.signIn')}
          </SiteLink>
        ) : null}
        <SiteLink path="/account/forgot-password">{t('resetPassword.newLink')}</SiteLink>
      </p>
    </>
  );
}
