import { SiteLink } from '../kit/SiteLink';
import { useWords } from '../kit/useWords';

/** Asks a visitor to sign in or to create an account, where only members may go on (M-nav-02). */
export function Prompt() {
  const say = useWords();
  return (
    <div className="rw-nav-prompt">
      <p>{say('navigation.promptText')}</p>
      <div className="rw-nav-ways">
        <SiteLink path="/account/#/" className="rw-button">
          {say('navigation.signIn')}
        </SiteLink>
        <SiteLink path="/account/register" className="rw-button rw-button-quiet">
          {say('navigation.create')}
        </SiteLink>
      </div>
    </div>
  );
}
