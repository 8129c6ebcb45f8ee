import { useEffect, useRef } from 'react';
import { isFocusElsewhere } from '../../../api/browser/focus';
import { dismissNotice, setNoticeInForm } from '../../../notifications/currentNotice';
import { useMessages } from '../hooks/useMessages';
import { useNoticeId } from '../hooks/useNoticeId';
import { NoticeLink } from '../ui/NoticeLink';
import type { ShownNotice } from './useFormNotice';

function NoticeText({ shown }: { shown: ShownNotice }) {
  const t = useMessages();
  const id = useNoticeId(shown.id);
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A visitor who has gone on to another part of the page stays there.
    if (id !== null && !isFocusElsewhere(text.current)) text.current?.scrollIntoView?.({ block: 'nearest' });
  }, [id]);
  if (id === null) return null;
  return (
    <div ref={text} className="rw-form-notice" role={shown.key === 0 ? 'alert' : undefined}>
      <p>{t(id)}</p>
      <NoticeLink
        id={shown.id}
        path={shown.link ?? null}
        retry={null}
        className="rw-link"
        onLeave={() => dismissNotice(shown.key)}
      />
    </div>
  );
}

/**
 * Renders the notice of a form, scrolled into view. It is no live region, as the outlet announces the text, unless only
 * the form shows it. When the form leaves the view, the outlet shows the notice; when it leaves the page, the
 * notice ends.
 */
export function FormNotice({ shown }: { shown: ShownNotice | null }) {
  const box = useRef<HTMLDivElement>(null);
  const key = shown?.key ?? 0;
  useEffect(() => {
    // The page may have a form of its own around the widget (A2).
    const place = box.current?.closest('.rw-form') ?? box.current?.parentElement;
    if (key === 0 || !place) return undefined;
    const observer =
      'IntersectionObserver' in window
        ? new IntersectionObserver((entries) =>
            setNoticeInForm(key, entries[entries.length - 1]?.isIntersecting ?? true),
          )
        : undefined;
    observer?.observe(place);
    return () => {
      observer?.disconnect();
      dismissNotice(key);
    };
  }, [key]);
  return <div ref={box}>{shown && !shown.isAtField ? <NoticeText key={shown.key} shown={shown} /> : null}</div>;
}
