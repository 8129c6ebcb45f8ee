import { localPath } from '../../i18n/locale';
import { ArrivalHeading } from '../kit/ArrivalHeading';
import { SiteLink } from '../kit/SiteLink';
import { useLeaveLater } from '../kit/useLeaveLater';
import { useLocale, useWords } from '../kit/useWords';

/** What stands there until the account page comes (M-rpw-03). Nobody is signed in by it (F10). */
export function PasswordSet() {
  const say = useWords();
  useLeaveLater(localPath('/account/', useLocale()));
  return (
    <section className="rw-reset-done">
      <ArrivalHeading text="resetPassword.doneTitle" />
      <p>{say('resetPassword.doneNext')}</p>
      <SiteLink path="/account/">{say('resetPassword.signIn')}</SiteLink>
    </section>
  );
}
