import { readDocument } from '../../api/browser/readDocument';

const eventTypes = ['pointerover', 'touchstart', 'focusin'] as const;

/**
 * Calls `callback` once, when the visitor first points at an element, touches it or moves the focus into it; at once if
 * the focus is in it already. Returns a function that cancels the call.
 */
export function onFirstInteraction(element: Element, callback: () => void): () => void {
  const stop = () => {
    for (const type of eventTypes) element.removeEventListener(type, onEvent, true);
  };
  const onEvent = () => {
    stop();
    callback();
  };
  for (const type of eventTypes) element.addEventListener(type, onEvent, { capture: true, passive: true });
  if (element.contains(readDocument('activeElement'))) onEvent();
  return stop;
}
