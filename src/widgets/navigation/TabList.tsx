import { useEffect, useRef } from 'react';
import { SiteLink } from '../kit/SiteLink';
import { useWords } from '../kit/useWords';
import type { NavPage } from './pages';

interface TabListProps {
  readonly tabs: readonly NavPage[];
  readonly current: NavPage | undefined;
  readonly onLeave: () => void;
}

/** Tabs that lead to pages: links, of which one is the page that shows. On a phone they scroll sideways. */
export function TabList({ tabs, current, onLeave }: TabListProps) {
  const say = useWords();
  const list = useRef<HTMLUListElement>(null);
  const currentPath = tabs.find(({ path }) => path === current?.path)?.path;

  // The current tab comes to the middle, as far as there is room; the page itself does not move.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is another current tab that has to come into view
  useEffect(() => {
    const row = list.current;
    const tab = row?.querySelector<HTMLElement>('[aria-current="page"]')?.parentElement;
    if (row && tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, [currentPath]);

  return (
    <ul className="rw-nav-tabs" ref={list}>
      {tabs.map(({ path, label }) => (
        <li key={path}>
          <SiteLink path={path} className="rw-nav-tab" onLeave={onLeave} isCurrent={path === currentPath}>
            {say(label)}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
