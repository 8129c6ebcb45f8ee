import { useEffect, useState } from 'react';
import { fetchGreetingLine } from '../../api/content';
import { SiteLink } from '../kit/SiteLink';
import { useLocale, useWords } from '../kit/useWords';

/** The editors' line once it is there; until then, and without one, ours (M-grt-03, A-36). */
function useCoffeeLine(): string {
  const say = useWords();
  const locale = useLocale();
  const [line, setLine] = useState('');
  useEffect(() => {
    let isWanted = true;
    fetchGreetingLine(locale).then(
      (found) => isWanted && setLine(found),
      () => {
        // Nothing is lost: the built-in line stays (contract 5).
      },
    );
    return () => {
      isWanted = false;
    };
  }, [locale]);
  return line || say('entry.coffee');
}

/** A friendly line for whoever is not signed in, and the ways in (M-home-02); their slashes are those of A-09. */
export function Invitation() {
  const say = useWords();
  return (
    <>
      <div className="rw-entry-words">
        <h2 className="rw-heading rw-entry-greeting">{useCoffeeLine()}</h2>
        <p className="rw-entry-line">{say('entry.invitation')}</p>
      </div>
      <div className="rw-entry-ways">
        <SiteLink path="/account/#/" className="rw-button">
          {say('entry.signIn')}
        </SiteLink>
        <SiteLink path="/account/register" className="rw-button rw-button-quiet">
          {say('entry.join')}
        </SiteLink>
      </div>
    </>
  );
}
