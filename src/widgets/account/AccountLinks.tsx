import type { Ref } from 'react';
import { useMessages } from '../kit/hooks/useMessages';
import { SiteLink } from '../kit/ui/SiteLink';
import { type Audience, pagesByAudience } from './accountPages';

interface AccountLinksProps {
  readonly id: string;
  readonly audience: Audience;
  readonly className: string;
  /** Called when the visitor follows a link. The link may lead to another route of the same page. */
  readonly onLeave: () => void;
  readonly listRef?: Ref<HTMLUListElement>;
}

/** Renders the links of a header menu. They are plain links without menu roles, as they lead to pages. */
export function AccountLinks({ id, audience, className, onLeave, listRef }: AccountLinksProps) {
  const t = useMessages();
  return (
    <ul id={id} ref={listRef ?? null} className={`rw-account-links ${className}`}>
      {pagesByAudience[audience].map(({ path, label, isSignIn = false }) => (
        <li key={path}>
          <SiteLink path={path} className="rw-account-link" onLeave={onLeave} isSignIn={isSignIn}>
            {t(label)}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
