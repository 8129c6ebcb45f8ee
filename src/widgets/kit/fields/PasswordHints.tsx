import { passwordHints } from '../../../validation/password';
import { useMessages } from '../hooks/useMessages';

/** Lists the requirements of a new password and marks those that are met. Of the second list, one is enough. */
export function PasswordHints({ password }: { password: string }) {
  const t = useMessages();
  const renderItems = (need: 'each' | 'either') =>
    passwordHints
      .filter((hint) => hint.need === need)
      .map(({ message, isMet }) => (
        <li key={message} className={isMet(password) ? 'rw-met' : undefined}>
          {t(message)}
          {isMet(password) ? <span className="rw-hidden"> {t('form.passwordMet')}</span> : null}
        </li>
      ));
  return (
    <div className="rw-password-hints">
      <ul>{renderItems('each')}</ul>
      <p>{t('form.passwordEither')}</p>
      <ul>{renderItems('either')}</ul>
    </div>
  );
}
