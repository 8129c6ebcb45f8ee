import './notification.css';
import { useEffect, useRef, useState } from 'react';
import { focusedBeside } from '../../api/browser/focus';
import {
  type CurrentNotice,
  currentNotice,
  dismissNotice,
  pauseAutoHide,
  resumeAutoHide,
  startAutoHide,
} from '../../notifications/currentNotice';
import { useLastFocused } from '../kit/hooks/useLastFocused';
import { useMessages } from '../kit/hooks/useMessages';
import { useNoticeId } from '../kit/hooks/useNoticeId';
import { useStore } from '../kit/hooks/useStore';
import { useWindowEvent } from '../kit/hooks/useWindowEvent';
import { NoticeLink } from '../kit/ui/NoticeLink';
import { useFreePlace } from './useFreePlace';

/**
 * Renders the current notice of the page (M-ntf-01). Both live regions are there before their text, also when the first
 * notice has added this widget to the page: some screen readers do not announce a region that appears together with its
 * text (P-23). A notice that a form in view shows is only announced.
 */
export function Notification() {
  const current = useStore(currentNotice);
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  const notice = isMounted ? current : null;
  const isError = notice?.tone === 'error';
  const hiddenClass = notice?.isInForm ? 'rw-hidden' : undefined;
  const snackbar = useRef<HTMLDivElement>(null);
  useFreePlace(snackbar, notice !== null && !notice.isInForm);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hover and focus pause the timer; the element is not a control
    <div
      ref={snackbar}
      className="rw rw-notification"
      onMouseEnter={pauseAutoHide}
      onMouseLeave={resumeAutoHide}
      // The button of any other notice may be replaced while it has the focus: no `blur` follows.
      onFocus={notice?.autoHides ? pauseAutoHide : undefined}
      onBlur={resumeAutoHide}
    >
      <div role="status" className={hiddenClass}>
        {notice && !isError ? <Notice key={notice.key} notice={notice} /> : null}
      </div>
      <div role="alert" className={hiddenClass}>
        {notice && isError ? <Notice key={notice.key} notice={notice} /> : null}
      </div>
    </div>
  );
}

function Notice({ notice }: { notice: CurrentNotice }) {
  const t = useMessages();
  const id = useNoticeId(notice.id);
  const { onFocus, restoreFocus } = useLastFocused();
  const box = useRef<HTMLDivElement>(null);
  const close = () => {
    const hasFocus = box.current?.contains(focusedBeside(box.current));
    dismissNotice();
    if (hasFocus) restoreFocus();
  };
  const { isInForm } = notice;
  const isShown = id !== null;

  useEffect(() => {
    if (isShown) startAutoHide();
  }, [isShown]);

  // On the window, so that the listeners of menus, which are on the document, come first.
  useWindowEvent('keydown', (event) => {
    // Escape first cancels a candidate of the input method, or closes a dialog or a menu. The text in a form stays.
    const isHandled =
      isInForm ||
      event.isComposing ||
      // In Safari, the composition has ended by then; 229 is the code of a key that the input method takes.
      event.keyCode === 229 ||
      event.defaultPrevented ||
      document.querySelector('dialog[open]') !== null;
    if (event.key === 'Escape' && !isHandled) close();
  });

  if (!isShown) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only remembers where the focus was
    <div
      ref={box}
      onFocus={onFocus}
      className={isInForm ? undefined : `rw-notice rw-notice-${notice.tone}`}
      data-error-code={notice.code ?? undefined}
    >
      <p className="rw-notice-text">{t(id)}</p>
      {isInForm ? null : (
        <div className="rw-notice-actions">
          <NoticeLink
            id={notice.id}
            path={notice.link}
            retry={notice.retry}
            className="rw-notice-action"
            onLeave={close}
          />
          {notice.autoHides ? null : (
            <button type="button" className="rw-notice-action" onClick={close}>
              {t('notification.dismiss')}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
