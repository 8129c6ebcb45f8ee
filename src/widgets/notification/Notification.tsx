import './notification.css';
import { useEffect, useRef } from 'react';
import { readDocument } from '../../api/browser/readDocument';
import type { PlainMessageId } from '../../i18n/messageValues';
import type { NoticeId } from '../../notifications/catalogue';
import {
  type CurrentNotice,
  currentNotice,
  dismissNotice,
  pauseAutoHide,
  resumeAutoHide,
} from '../../notifications/currentNotice';
import { useLatest } from '../kit/hooks/useLatest';
import { useMessages } from '../kit/hooks/useMessages';
import { useNoticeId } from '../kit/hooks/useNoticeId';
import { useStore } from '../kit/hooks/useStore';
import { SiteLink } from '../kit/ui/SiteLink';

/** The link of a notice. */
interface NoticeAction {
  readonly label: PlainMessageId;
  /** The path without the language; that of `NoticeOptions.link` comes first. */
  readonly path: `/${string}`;
  readonly opensTab?: boolean;
}

/** The links of notices. */
const actions: Readonly<Partial<Record<NoticeId, NoticeAction>>> = {
  // The session ended while the visitor filled in a form: the link opens a tab, so that the typed values stay (C3).
  'notice.System.401': { label: 'notification.signIn', path: '/account/', opensTab: true },
  // Where the member enters a mailing address (M-ent-17, M-rte-18).
  'notice.System.loyaltyNotice': { label: 'notification.address', path: '/account/#/profile/address-book' },
  'notice.Login.3099': { label: 'notification.validateMobile', path: '/account/phone-validate' },
};

/**
 * Renders the current notice of the page (M-ntf-01). Both live regions are there from the start: some screen readers do
 * not announce a region that appears together with its text (P-23).
 */
export function Notification() {
  const notice = useStore(currentNotice);
  const isError = notice?.tone === 'error';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hover and focus pause the timer; the element is not a control
    <div
      className="rw rw-notification"
      onMouseEnter={pauseAutoHide}
      onMouseLeave={resumeAutoHide}
      onFocus={pauseAutoHide}
      onBlur={resumeAutoHide}
    >
      <div role="status">{notice && !isError ? <Notice key={notice.key} notice={notice} /> : null}</div>
      <div role="alert">{notice && isError ? <Notice key={notice.key} notice={notice} /> : null}</div>
    </div>
  );
}

function Notice({ notice }: { notice: CurrentNotice }) {
  const t = useMessages();
  const id = useNoticeId(notice.id);
  const action = actions[notice.id];
  const lastFocused = useRef<EventTarget | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const close = () => {
    const hasFocus = box.current?.contains(readDocument('activeElement'));
    dismissNotice();
    // The focused button was removed: move the focus back to the element that had it before.
    if (hasFocus && lastFocused.current instanceof HTMLElement) lastFocused.current.focus();
  };
  const latestClose = useLatest(close);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // Escape first closes a dialog or a menu that is open above the notice.
      const isHandled = event.defaultPrevented || document.querySelector('dialog[open]') !== null;
      if (event.key === 'Escape' && !isHandled) latestClose.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [latestClose]);

  if (id === null) return null;
  return (
    <div ref={box} className={`rw-notice rw-notice-${notice.tone}`} data-error-code={notice.code ?? undefined}>
      <p className="rw-notice-text">{t(id)}</p>
      {action ? (
        <SiteLink
          path={notice.link ?? action.path}
          className="rw-notice-action"
          opensTab={action.opensTab}
          onLeave={() => dismissNotice()}
        >
          {t(action.label)}
        </SiteLink>
      ) : null}
      {notice.autoHides ? null : (
        <button
          type="button"
          className="rw-notice-action"
          onFocus={(event) => {
            lastFocused.current = event.relatedTarget;
          }}
          onClick={close}
        >
          {t('notification.dismiss')}
        </button>
      )}
    </div>
  );
}
