import { SiteLink } from '../kit/SiteLink';
import { useWords } from '../kit/useWords';

/**
 * What is wrong with the link: there is none, it is spent, or it may be spent because an answer was lost on its way and
 * the password is changed already (F8).
 */
export type Trouble = 'missing' | 'spent' | 'perhapsDone';

const texts = {
  missing: 'resetPassword.needsLink',
  spent: 'resetPassword.needsLink',
  perhapsDone: 'resetPassword.maybeDone',
} as const;

/** Says it, and offers the way on. */
export function LinkTrouble({ trouble }: { trouble: Trouble }) {
  const say = useWords();
  return (
    <>
      <p>{say(texts[trouble])}</p>
      <p className="rw-reset-ways">
        {trouble === 'perhapsDone' ? <SiteLink path="/account/">{say('resetPassword.signIn')}</SiteLink> : null}
        <SiteLink path="/account/forgot-password">{say('resetPassword.newLink')}</SiteLink>
      </p>
    </>
  );
}
