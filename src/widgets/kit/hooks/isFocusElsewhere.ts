import { isFocusLost } from '../../../api/browser/focus';
import { readDocument } from '../../../api/browser/readDocument';

/**
 * Returns true when the visitor has gone on to another part of the page than the widget of an element. A part around the
 * widget is no other one: Safari focuses it when the visitor clicks a button, and every browser on a click beside one.
 */
export function isFocusElsewhere(element: Element | null): boolean {
  const root = element?.getRootNode();
  const focused = root instanceof ShadowRoot ? root.activeElement : readDocument('activeElement');
  const mountPoint = element?.closest('[data-mount]') ?? null;
  return !isFocusLost() && !mountPoint?.contains(focused) && !focused?.contains(mountPoint);
}
