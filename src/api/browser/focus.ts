import { readDocument } from './readDocument';

/**
 * Returns the focused element of the document or shadow root that an element is in. For the document, the host of a
 * shadow root has the focus of what is inside.
 */
export function focusedBeside(element: Element | null | undefined): Element | null {
  const root = element?.getRootNode();
  return root instanceof ShadowRoot ? root.activeElement : readDocument('activeElement');
}

/**
 * Returns true when no element has the focus, as after the focused one was removed. Some browsers then focus the body.
 */
export function isFocusLost(): boolean {
  const activeElement = readDocument('activeElement');
  return activeElement === null || activeElement === readDocument('body');
}

/**
 * Returns true when the visitor has gone on to another part of the page than the widget of an element. A part around the
 * widget is no other one: Safari focuses it when the visitor clicks a button, and every browser on a click beside one.
 */
export function isFocusElsewhere(element: Element | null): boolean {
  const focused = focusedBeside(element);
  const mountPoint = element?.closest('[data-mount]') ?? null;
  return !isFocusLost() && !mountPoint?.contains(focused) && !focused?.contains(mountPoint);
}

/** Focuses the selected tab of a widget. For callers that have removed the focused control. */
export function focusSelectedTab(widget: Element | null): void {
  widget?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
}
