import { useEffect } from 'react';
import { pageState } from '../../../lib/pageState';

const state = pageState(() => ({
  /** Resolves after the click of the pointer that is down; null when no pointer is down. */
  press: null as Promise<void> | null,
  forms: 0,
}));

function onPointerDown(): void {
  const shared = state();
  shared.press = new Promise((resolve) => {
    const end = () => {
      window.removeEventListener('click', end, true);
      window.removeEventListener('pointerup', endSoon, true);
      window.removeEventListener('pointercancel', end, true);
      shared.press = null;
      resolve();
    };
    // A pointer that is released over another element causes no click.
    const endSoon = () => setTimeout(end, 0);
    window.addEventListener('click', end, true);
    window.addEventListener('pointerup', endSoon, true);
    window.addEventListener('pointercancel', end, true);
  });
}

/** Adds one listener for all forms of the page. Returns a function that removes it after the last form. */
function watchPointer(): () => void {
  const shared = state();
  shared.forms += 1;
  if (shared.forms === 1) window.addEventListener('pointerdown', onPointerDown, true);
  return () => {
    shared.forms -= 1;
    if (shared.forms === 0) window.removeEventListener('pointerdown', onPointerDown, true);
  };
}

const currentPress = () => state().press;

/**
 * Returns a function that returns a promise while a pointer is down, and null otherwise. The promise resolves after the
 * pointer's click. A validation error that appears on blur would move the button away from the pointer, and the click
 * would miss it; so the form waits for the click first.
 */
export function usePointerPress(): () => Promise<void> | null {
  useEffect(watchPointer, []);
  return currentPress;
}
