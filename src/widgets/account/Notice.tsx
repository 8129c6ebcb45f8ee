import { useWords } from '../kit/useWords';

/** The dot that tells eyes of a loyalty notice. */
export function NoticeDot() {
  return <span className="rw-account-dot" aria-hidden="true" />;
}

/** The same for ears: it describes the label, whose name stays what it is. */
export function NoticeText({ id }: { id: string }) {
  const say = useWords();
  return (
    <span id={id} className="rw-hidden">
      {say('account.notice')}
    </span>
  );
}
