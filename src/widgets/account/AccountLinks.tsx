import type { Ref } from 'react';
import { SiteLink } from '../kit/SiteLink';
import { useWords } from '../kit/useWords';
import { type Audience, pagesFor } from './accountPages';

interface AccountLinksProps {
  readonly id: string;
  readonly audience: Audience;
  readonly className: string;
  /** Called as the visitor leaves by one of them, which may lead to a part of this very page. */
  readonly onLeave: () => void;
  readonly listRef?: Ref<HTMLUListElement>;
}

/** What a button of the header drops: plain links, as they lead to pages. */
export function AccountLinks({ id, audience, className, onLeave, listRef }: AccountLinksProps) {
  const say = useWords();
  return (
    <ul id={id} ref={listRef ?? null} className={`rw-account-links ${className}`}>
      {pagesFor[audience].map(({ path, label }) => (
        <li key={path}>
          <SiteLink path={path} className="rw-account-link" onLeave={onLeave}>
            {say(label)}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
