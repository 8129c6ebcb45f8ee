import { passwordHints } from '../../validation/password';
import { useWords } from './useWords';

/** What a new password has to hold, and which of it is there; of the last two, one is enough. */
export function PasswordHints({ password }: { password: string }) {
  const say = useWords();
  const listed = (need: 'each' | 'either') =>
    passwordHints
      .filter((hint) => hint.need === need)
      .map(({ message, isMet }) => (
        <li key={message} className={isMet(password) ? 'rw-met' : undefined}>
          {say(message)}
          {isMet(password) ? <span className="rw-hidden"> {say('form.passwordMet')}</span> : null}
        </li>
      ));
  return (
    <div className="rw-password-hints">
      <ul>{listed('each')}</ul>
      <p>{say('form.passwordEither')}</p>
      <ul>{listed('either')}</ul>
    </div>
  );
}
