import './notification.css';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { current, dismiss, pause, resume, type ShownNotice, subscribe } from '../../notifications/center';
import { SiteLink } from '../kit/SiteLink';
import { useLatest } from '../kit/useLatest';
import { useNoticeId } from '../kit/useNoticeId';
import { useWords } from '../kit/useWords';

/**
 * The one place where a page tells its visitor something (M-ntf-01). Both live regions stand from the start, empty: a
 * region that comes together with its words is not read out by every screen reader (P-23).
 */
export function Notification() {
  const notice = useSyncExternalStore(subscribe, current, () => null);
  const isError = notice?.tone === 'error';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a notice waits while it is looked at; nothing is operated
    <div className="rw rw-notification" onMouseEnter={pause} onMouseLeave={resume} onFocus={pause} onBlur={resume}>
      <div role="status">{notice && !isError ? <Notice key={notice.key} notice={notice} /> : null}</div>
      <div role="alert">{notice && isError ? <Notice key={notice.key} notice={notice} /> : null}</div>
    </div>
  );
}

function Notice({ notice }: { notice: ShownNotice }) {
  const say = useWords();
  const id = useNoticeId(notice.id);
  const cameFrom = useRef<EventTarget | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const close = () => {
    const holdsFocus = box.current?.contains(document.activeElement);
    dismiss();
    // The button takes the focus away with it: back to where the visitor was.
    if (holdsFocus && cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  };
  const closing = useLatest(close);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // It closes what is above the notice first.
      const isTaken = event.defaultPrevented || document.querySelector('dialog[open]') !== null;
      if (event.key === 'Escape' && !isTaken) closing.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [closing]);

  if (id === null) return null;
  return (
    <div ref={box} className={`rw-notice rw-notice-${notice.tone}`} data-error-code={notice.code ?? undefined}>
      <p className="rw-notice-text">{say(id)}</p>
      {/* A session that ended in the middle of a form: the way back in leaves the page, and what was typed, alone (C3). */}
      {notice.id === 'notice.System.401' ? (
        <SiteLink path="/account/" className="rw-notice-action" opensTab>
          {say('notification.signIn')}
        </SiteLink>
      ) : null}
      {notice.autoHides ? null : (
        <button
          type="button"
          className="rw-notice-action"
          onFocus={(event) => {
            cameFrom.current = event.relatedTarget;
          }}
          onClick={close}
        >
          {say('notification.dismiss')}
        </button>
      )}
    </div>
  );
}
