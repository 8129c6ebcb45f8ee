import { ArrivalHeading } from '../kit/ArrivalHeading';
import { SiteLink } from '../kit/SiteLink';
import { useWords } from '../kit/useWords';

/** What stands there while the notice is read. Nothing of what was typed: it is the same for every address (F3). */
export function EmailSent() {
  const say = useWords();
  return (
    <section className="rw-forgot-sent">
      <ArrivalHeading text="forgotPassword.emailSentTitle" />
      <p>{say('forgotPassword.emailSentNext')}</p>
      <SiteLink path="/account/">{say('forgotPassword.toAccount')}</SiteLink>
    </section>
  );
}
