import type { User } from '../../contract/widgets';
import { useGreeting } from '../kit/hooks/useGreeting';
import { useMessages } from '../kit/hooks/useMessages';
import { SiteLink } from '../kit/ui/SiteLink';
import type { NavigationView } from './routeViews';

interface TitleProps {
  readonly view: NavigationView;
  /** The member to greet, where the title is a greeting. */
  readonly user: User | null;
  /** True when the page needs a login and the visitor is signed out. */
  readonly isLoginMissing: boolean;
  readonly onLeave: () => void;
}

/** Renders the heading of the bar and the back link (M-ttl-01, M-nav-03, M-nav-04). */
export function Title({ view, user, isLoginMissing, onLeave }: TitleProps) {
  const t = useMessages();
  const greeting = useGreeting(user?.firstName ?? '');
  const { title, back } = view;
  const greetingOrPrompt = isLoginMissing ? t('navigation.prompt') : greeting;
  return (
    <div className="rw-nav-title">
      {back && !isLoginMissing ? (
        <SiteLink path={back.path} className="rw-nav-back" onLeave={onLeave}>
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
            <path d="M12 4l-6 6 6 6" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
          </svg>
          <span>{t('navigation.backTo', { page: t(back.label) })}</span>
        </SiteLink>
      ) : null}
      <h2 className="rw-heading rw-nav-heading">{title === 'greeting' ? greetingOrPrompt : t(title)}</h2>
    </div>
  );
}
