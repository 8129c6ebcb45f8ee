import './navigation.css';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { focusedBeside, isFocusLost } from '../../api/browser/focus';
import { currentRoute, onRouteChange } from '../../api/browser/route';
import { recheckSession } from '../../api/session/session';
import { useMessages } from '../kit/hooks/useMessages';
import { useSession } from '../kit/hooks/useSession';
import { findView } from './findView';
import { SignInPrompt } from './SignInPrompt';
import { StatusUnknown } from './StatusUnknown';
import { TabList } from './TabList';
import { Title } from './Title';
import { needsLogin, publicTabs, tabSets } from './tabSets';

/** Renders the account navigation: title, back link and tabs of the current part of the site (M-nav-01 to M-nav-04). */
export function Navigation() {
  const t = useMessages();
  const { isLoggedIn, isChecking, user } = useSession();
  const route = useSyncExternalStore(onRouteChange, currentRoute, () => '');
  const bar = useRef<HTMLElement>(null);
  const hasFollowedLink = useRef(false);
  const view = findView(route);
  const hadFocus = useRef(false);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (isChecking) {
      // During the retry, what the visitor sees and the focus stay.
      hadFocus.current = bar.current?.contains(focusedBeside(bar.current)) ?? false;
      return;
    }
    setFailed(isLoggedIn === null);
    // The retry button goes away with the problem.
    if (hadFocus.current && isFocusLost()) bar.current?.querySelector<HTMLElement>('[aria-current="page"], a')?.focus();
    hadFocus.current = false;
  }, [isChecking, isLoggedIn]);

  // A new set of tabs may remove the link that the visitor followed, and Chromium takes the focus from a link to a hash,
  // but only after the route has changed. Move the focus to the current tab.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the route changes
  useEffect(() => {
    if (!hasFollowedLink.current) return undefined;
    hasFollowedLink.current = false;
    const timer = setTimeout(() => {
      if (isFocusLost()) bar.current?.querySelector<HTMLElement>('[aria-current="page"]')?.focus();
    });
    return () => clearTimeout(timer);
  }, [route]);
  const onLeave = () => {
    hasFollowedLink.current = true;
  };

  const isLoginNeeded = needsLogin(view.set);
  // Prerendered markup does not know its route, so it has no title.
  const isRouteKnown = route !== '';
  // While the login status is fetched, neither set of tabs is right (C1, I7).
  const isLoading = !isRouteKnown || (isLoginNeeded && isChecking && !hasFailed);
  const isLoginMissing = isLoginNeeded && isLoggedIn !== true;
  return (
    <nav ref={bar} className="rw rw-nav" aria-label={t('navigation.name')} aria-busy={isLoading}>
      {isLoading ? null : (
        <>
          {isLoginMissing && isLoggedIn === null ? <StatusUnknown onRetry={recheckSession} /> : null}
          <Title view={view} user={isLoginNeeded ? user : null} isLoginMissing={isLoginMissing} onLeave={onLeave} />
          {isLoginMissing ? <SignInPrompt /> : null}
          <TabList
            tabs={isLoginMissing ? publicTabs : tabSets[view.set].tabs}
            current={view.current}
            onLeave={onLeave}
          />
        </>
      )}
    </nav>
  );
}
