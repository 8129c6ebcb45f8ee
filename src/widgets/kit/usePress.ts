import { useEffect, useRef } from 'react';

/**
 * Answers the press of a pointer that is under way, which ends with its click; null when there is none. What a field says
 * as it is left would move a button away from under the pointer, and the click would miss it.
 */
export function usePress(): () => Promise<void> | null {
  const press = useRef<Promise<void> | null>(null);
  useEffect(() => {
    const onDown = () => {
      press.current = new Promise((resolve) => {
        const end = () => {
          window.removeEventListener('click', end, true);
          window.removeEventListener('pointerup', endSoon, true);
          window.removeEventListener('pointercancel', end, true);
          press.current = null;
          resolve();
        };
        // A press that is let go elsewhere has no click.
        const endSoon = () => setTimeout(end, 0);
        window.addEventListener('click', end, true);
        window.addEventListener('pointerup', endSoon, true);
        window.addEventListener('pointercancel', end, true);
      });
    };
    window.addEventListener('pointerdown', onDown, true);
    return () => window.removeEventListener('pointerdown', onDown, true);
  }, []);
  return () => press.current;
}
