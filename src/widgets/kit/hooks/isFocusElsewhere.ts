import { isFocusLost } from '../../../api/browser/focus';

/** Returns true when the visitor has gone on to another part of the page than the widget of an element. */
export function isFocusElsewhere(element: Element): boolean {
  return !isFocusLost() && element.closest('[data-mount]:focus-within') === null;
}
