import { keepEntries } from './entries';
import { keepPress, press } from './presses';

/** What a visitor did in markup rendered ahead, while React takes that over. */
export interface Takeover {
  /** To be called at React's first commit. */
  readonly onCommit: () => void;
  /** Does again what would be lost; to be called when all is done that the first commit brought about. */
  readonly catchUp: () => void;
}

/** To be called before React begins. */
export function prepareTakeover(element: Element): Takeover {
  const bringOver = keepEntries(element);
  const pressed = keepPress(element);
  let button: HTMLElement | null = null;
  return {
    onCommit() {
      button = pressed();
    },
    catchUp() {
      bringOver();
      if (button) press(button);
    },
  };
}
