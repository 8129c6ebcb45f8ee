import './navigation.css';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { onPlace, pagePlace } from '../../api/place';
import { useSession } from '../kit/useSession';
import { useWords } from '../kit/useWords';
import { Prompt } from './Prompt';
import { TabList } from './TabList';
import { Title } from './Title';
import { needsLogin, restricted, tabSets } from './tabSets';
import { Unknown } from './Unknown';
import { viewAt } from './viewAt';

/** The bar of the account: title, back link and tabs of the part of the site where the visitor is (M-nav-01 to M-nav-04). */
export function Navigation() {
  const say = useWords();
  const { isLoggedIn, isChecking, user } = useSession();
  const place = useSyncExternalStore(onPlace, pagePlace, () => '');
  const bar = useRef<HTMLElement>(null);
  const hasLeft = useRef(false);
  const view = viewAt(place);

  // The link that was followed may have gone with its set of tabs: the focus goes to the tab of the new place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of place that moves the focus
  useEffect(() => {
    if (!hasLeft.current) return;
    hasLeft.current = false;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost) bar.current?.querySelector<HTMLElement>('[aria-current="page"]')?.focus();
  }, [place]);
  const onLeave = () => {
    hasLeft.current = true;
  };

  const isForMembers = needsLogin(view.set);
  /** While nobody knows which page it is, as in markup rendered ahead, no title is right. */
  const isPlaced = place !== '';
  /** While nobody knows who is there, neither set is right (C1, I7). */
  const isOpen = isPlaced && (!isForMembers || isLoggedIn !== null);
  const isWaiting = isChecking || !isPlaced;
  const isVisitor = isForMembers && isLoggedIn === false;
  return (
    <nav ref={bar} className="rw rw-nav" aria-label={say('navigation.name')} aria-busy={!isOpen && isWaiting}>
      {isOpen ? (
        <>
          <Title view={view} user={isForMembers ? user : null} isVisitor={isVisitor} onLeave={onLeave} />
          {isVisitor ? <Prompt /> : null}
          <TabList tabs={isVisitor ? restricted : tabSets[view.set].tabs} current={view.current} onLeave={onLeave} />
        </>
      ) : null}
      {!isOpen && !isWaiting ? <Unknown /> : null}
    </nav>
  );
}
