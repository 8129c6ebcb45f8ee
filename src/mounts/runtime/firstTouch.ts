const signs = ['pointerover', 'touchstart', 'focusin'] as const;

/**
 * Calls back, once, when the visitor turns to an element: points at it, touches it or moves the focus there; at once where
 * the focus is there already. The answer stops waiting.
 */
export function onFirstTouch(element: Element, act: () => void): () => void {
  const stop = () => {
    for (const sign of signs) element.removeEventListener(sign, touch, true);
  };
  const touch = () => {
    stop();
    act();
  };
  for (const sign of signs) element.addEventListener(sign, touch, { capture: true, passive: true });
  if (element.contains(document.activeElement)) touch();
  return stop;
}
