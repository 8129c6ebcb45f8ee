import type { PlainMessageId } from '../../../i18n/messageValues';
import type { NoticeId } from '../../../notifications/catalogue';
import { dismissNotice } from '../../../notifications/currentNotice';
import { useMessages } from '../hooks/useMessages';
import { SiteLink } from './SiteLink';

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
  readonly className: string;
}

/** Renders the link of a notice to the page that solves its problem; nothing for most notices. */
export function NoticeLink({ id, path, className }: NoticeLinkProps) {
  const t = useMessages();
  const link = links[id];
  if (!link) return null;
  return (
    <SiteLink
      path={path ?? link.path}
      className={className}
      opensTab={link.opensTab}
      isSignIn={link.isSignIn}
      onLeave={() => dismissNotice()}
    >
      {t(link.label)}
    </SiteLink>
  );
}
