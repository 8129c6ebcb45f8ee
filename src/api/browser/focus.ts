import { readDocument } from './readDocument';

/**
 * Returns true when no element has the focus, as after the focused one was removed. Some browsers then focus the body.
 */
export function isFocusLost(): boolean {
  const activeElement = readDocument('activeElement');
  return activeElement === null || activeElement === readDocument('body');
}
