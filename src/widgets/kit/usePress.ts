import { useEffect } from 'react';

let press: Promise<void> | null = null;
let forms = 0;

function onDown(): void {
  press = new Promise((resolve) => {
    const end = () => {
      window.removeEventListener('click', end, true);
      window.removeEventListener('pointerup', endSoon, true);
      window.removeEventListener('pointercancel', end, true);
      press = null;
      resolve();
    };
    // A press that is let go elsewhere has no click.
    const endSoon = () => setTimeout(end, 0);
    window.addEventListener('click', end, true);
    window.addEventListener('pointerup', endSoon, true);
    window.addEventListener('pointercancel', end, true);
  });
}

/** One listener for all forms of the page, for as long as there is one. */
function watch(): () => void {
  forms += 1;
  if (forms === 1) window.addEventListener('pointerdown', onDown, true);
  return () => {
    forms -= 1;
    if (forms === 0) window.removeEventListener('pointerdown', onDown, true);
  };
}

const pressUnderWay = () => press;

/**
 * Answers the press of a pointer that is under way, which ends with its click; null when there is none. What a field says
 * as it is left would move a button away from under the pointer, and the click would miss it.
 */
export function usePress(): () => Promise<void> | null {
  useEffect(watch, []);
  return pressUnderWay;
}
