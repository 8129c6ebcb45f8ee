import { useEffect, useState } from 'react';
import { useSession } from './useSession';

/**
 * Returns true once the widget has shown its view for signed-out visitors. The session is checked again during hydration
 * and when the visitor returns from another tab; a form stays mounted during the check, so that typed values are kept.
 */
export function useHasShownSignedOutView(): boolean {
  const { isLoggedIn, isChecking } = useSession();
  const isOpen = !isLoggedIn && !isChecking;
  const [wasOpen, setWasOpen] = useState(isOpen);
  useEffect(() => {
    if (isOpen) setWasOpen(true);
  }, [isOpen]);
  return wasOpen;
}
