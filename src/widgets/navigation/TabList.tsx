import { useEffect, useRef } from 'react';
import { useMessages } from '../kit/hooks/useMessages';
import { SiteLink } from '../kit/ui/SiteLink';
import { type NavPage, pages } from './pages';

interface TabListProps {
  readonly tabs: readonly NavPage[];
  /** The tab of the page that is open. */
  readonly current: NavPage | undefined;
  readonly onLeave: () => void;
}

/** Renders links to pages as a row of tabs, which scrolls horizontally on a phone. */
export function TabList({ tabs, current, onLeave }: TabListProps) {
  const t = useMessages();
  const list = useRef<HTMLUListElement>(null);
  const currentPath = tabs.find(({ path }) => path === current?.path)?.path;

  // Scrolls the row so that the current tab is in the middle. `scrollIntoView` would scroll the page as well.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another tab becomes the current one
  useEffect(() => {
    const row = list.current;
    const tab = row?.querySelector<HTMLElement>('[aria-current="page"]')?.parentElement;
    if (row && tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, [currentPath]);

  return (
    <ul className="rw-nav-tabs" ref={list}>
      {tabs.map(({ path, label }) => (
        <li key={path}>
          <SiteLink
            path={path}
            className="rw-nav-tab"
            onLeave={onLeave}
            isCurrent={path === currentPath}
            isSignIn={path === pages.signIn.path}
          >
            {t(label)}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
