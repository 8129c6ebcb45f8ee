import { useEffect, useState } from 'react';
import { useSession } from '../hooks/useSession';

/**
 * Returns true once the form for signed-out visitors has been shown. The session is checked again during hydration and
 * when the visitor returns from another tab; the form stays mounted during the check, so that typed values are kept.
 */
export function useKeepFormMounted(): boolean {
  const { isLoggedIn, isChecking } = useSession();
  const isOpen = !isLoggedIn && !isChecking;
  const [wasOpen, setWasOpen] = useState(isOpen);
  useEffect(() => {
    if (isOpen) setWasOpen(true);
  }, [isOpen]);
  return wasOpen;
}
