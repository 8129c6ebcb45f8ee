import { preserveEarlyClick } from './earlyClick';
import { preserveTypedValues } from './typedValues';

/** Preserves what the visitor did in prerendered markup while React hydrates it. */
export interface Hydration {
  /** Call it at React's first commit. */
  readonly onCommit: () => void;
  /** Restores typed values and replays the click. Call it after the effects of the first commit. */
  readonly restore: () => void;
}

/** Records typed values, focus and the clicked button of prerendered markup. Call it before React hydrates. */
export function prepareHydration(element: Element): Hydration {
  const restoreTypedValues = preserveTypedValues(element);
  const findClickedButton = preserveEarlyClick(element);
  let button: HTMLElement | null = null;
  return {
    onCommit() {
      button = findClickedButton();
    },
    restore() {
      restoreTypedValues();
      button?.click();
    },
  };
}
