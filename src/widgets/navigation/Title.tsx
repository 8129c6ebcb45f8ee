import type { User } from '../../api/user';
import { SiteLink } from '../kit/SiteLink';
import { useGreeting } from '../kit/useGreeting';
import { useWords } from '../kit/useWords';
import type { View } from './views';

interface TitleProps {
  readonly view: View;
  /** Whom to greet, where the title is a greeting. */
  readonly user: User | null;
  /** True for a visitor where only members may go on. */
  readonly isVisitor: boolean;
  readonly onLeave: () => void;
}

/** The bar's heading, and the way back (M-ttl-01, M-nav-03, M-nav-04). */
export function Title({ view, user, isVisitor, onLeave }: TitleProps) {
  const say = useWords();
  const greeting = useGreeting(user?.firstName ?? '');
  const { title, back } = view;
  const heading = isVisitor ? say('navigation.prompt') : greeting;
  return (
    <div className="rw-nav-title">
      {back && !isVisitor ? (
        <SiteLink path={back.path} className="rw-nav-back" onLeave={onLeave}>
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
            <path d="M12 4l-6 6 6 6" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
          </svg>
          <span>{say('navigation.backTo', { page: say(back.label) })}</span>
        </SiteLink>
      ) : null}
      <h2 className="rw-heading rw-nav-heading">{title === 'greeting' ? heading : say(title)}</h2>
    </div>
  );
}
