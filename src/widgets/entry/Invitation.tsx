import { useEffect, useState } from 'react';
import { fetchGreetingLine } from '../../api/services/content';
import { useLocale, useMessages } from '../kit/hooks/useMessages';
import { SiteLink } from '../kit/ui/SiteLink';

/**
 * Returns the greeting line of the content service; the built-in line until it is fetched, or without one (M-grt-03,
 *
 */
function useGreetingLine(): string {
  const t = useMessages();
  const locale = useLocale();
  const [line, setLine] = useState('');
  useEffect(() => {
    let isCancelled = false;
    fetchGreetingLine(locale).then(
      (fetched) => isCancelled || setLine(fetched),
      () => {
        // The built-in line stays (contract 5).
      },
    );
    return () => {
      isCancelled = true;
    };
  }, [locale]);
  return line || t('entry.coffee');
}

/** Renders a greeting line and the links to sign in and to join, whose trailing slashes differ (M-home-02, A-09). */
export function Invitation() {
  const t = useMessages();
  return (
    <>
      <div className="rw-entry-words">
        <h2 className="rw-heading rw-entry-greeting">{useGreetingLine()}</h2>
        <p className="rw-entry-line">{t('entry.invitation')}</p>
      </div>
      <div className="rw-entry-ways">
        <SiteLink path="/account/#/" className="rw-button" isSignIn>
          {t('entry.signIn')}
        </SiteLink>
        <SiteLink path="/account/register" className="rw-button rw-button-quiet">
          {t('entry.join')}
        </SiteLink>
      </div>
    </>
  );
}
