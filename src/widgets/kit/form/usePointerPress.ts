import { useEffect, useRef } from 'react';

/** What can follow a pointer that went down. One that is released over another element causes no click. */
const endings = ['click', 'pointerup', 'pointercancel'];

/**
 * Returns a function that returns a promise while a pointer is down, and null otherwise. The promise resolves after the
 * pointer's click. An error that appears on blur would move the button away from the pointer, and the click would miss
 * it. So the validation on blur waits for the click. If the click submits the form, the form also renders only once.
 */
export function usePointerPress(): () => Promise<void> | null {
  const press = useRef<Promise<void> | null>(null);
  useEffect(() => {
    const onPointerDown = () => {
      press.current = new Promise((resolve) => {
        const onEnding = () => {
          for (const type of endings) window.removeEventListener(type, onEnding, true);
          setTimeout(() => {
            press.current = null;
            resolve();
          });
        };
        for (const type of endings) window.addEventListener(type, onEnding, true);
      });
    };
    window.addEventListener('pointerdown', onPointerDown, true);
    return () => window.removeEventListener('pointerdown', onPointerDown, true);
  }, []);
  return () => press.current;
}
