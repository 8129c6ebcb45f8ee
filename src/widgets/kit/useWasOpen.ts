import { useEffect, useState } from 'react';
import { useSession } from './useSession';

/**
 * True once a visitor has seen a form that is for whoever is not signed in. Who is there may be asked again, as on the way
 * back from another tab, or while markup rendered ahead is taken over: what was typed meanwhile stays until that is known.
 */
export function useWasOpen(): boolean {
  const { isLoggedIn, isChecking } = useSession();
  const isOpen = !isLoggedIn && !isChecking;
  const [wasOpen, setWasOpen] = useState(isOpen);
  useEffect(() => {
    if (isOpen) setWasOpen(true);
  }, [isOpen]);
  return wasOpen;
}
