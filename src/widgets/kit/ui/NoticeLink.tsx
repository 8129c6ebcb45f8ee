import { useId } from 'react';
import { reloadPage } from '../../../api/browser/navigate';
import type { PlainMessageId } from '../../../i18n/messageValues';
import type { NoticeId } from '../../../notifications/catalogue';
import type { NoticeRetry } from '../../../notifications/currentNotice';
import { useMessages } from '../hooks/useMessages';
import { useServiceWait } from '../hooks/useServiceWait';
import { SiteLink } from './SiteLink';

/** The notice for a missing file of the bundle. A form announces it itself, as the outlet's files may be missing too. */
export const notLoadedNotice: NoticeId = 'notice.System.NotLoaded';

/** The link of a notice. */
interface LinkTarget {
  readonly label: PlainMessageId;
  /** The path without the language, where the page that shows the notice does not choose it. */
  readonly path: `/${string}`;
  readonly opensTab?: boolean;
  readonly isSignIn?: boolean;
}

/** The links of notices. */
const links: Readonly<Partial<Record<NoticeId, LinkTarget>>> = {
  // The session ended while the visitor filled in a form: the link opens a tab, so that the typed values stay (C3).
  'notice.System.401': { label: 'notification.signIn', path: '/account/', opensTab: true, isSignIn: true },
  // Where the member enters a mailing address (M-ent-17, M-rte-18).
  'notice.System.loyaltyNotice': { label: 'notification.address', path: '/account/#/profile/address-book' },
  'notice.Login.3099': { label: 'notification.validateMobile', path: '/account/phone-validate' },
};

interface NoticeLinkProps {
  readonly id: NoticeId;
  /** The path that the notice was shown with. */
  readonly path: `/${string}` | null;
  readonly retry: NoticeRetry | null;
  readonly className: string;
  /** Called when the visitor follows the link or tries again. */
  readonly onLeave: () => void;
}

/**
 * Renders what solves the problem of a notice: a link to a page, or a button to reload or to try again, which waits
 * until the service accepts that (B5); nothing for most notices.
 */
export function NoticeLink({ id, path, retry, className, onLeave }: NoticeLinkProps) {
  const t = useMessages();
  const wait = useServiceWait(retry?.at ?? 0);
  const waitId = useId();
  if (id === notLoadedNotice)
    return (
      <button type="button" className={className} onClick={reloadPage}>
        {t('general.reload')}
      </button>
    );
  const link = links[id];
  if (link)
    return (
      <SiteLink
        path={path ?? link.path}
        className={className}
        opensTab={link.opensTab}
        isSignIn={link.isSignIn}
        onLeave={onLeave}
      >
        {t(link.label)}
      </SiteLink>
    );
  if (!retry) return null;
  const tryAgain = () => {
    onLeave();
    retry.run();
  };
  return (
    <>
      {/* Hidden from screen readers, which would read the whole notice again each second. */}
      {wait ? (
        <span id={waitId} aria-hidden="true">
          {wait.text}
        </span>
      ) : null}
      <button
        type="button"
        className={className}
        aria-disabled={wait !== null}
        aria-describedby={wait === null ? undefined : waitId}
        onClick={wait === null ? tryAgain : undefined}
      >
        {t('general.retry')}
      </button>
    </>
  );
}
