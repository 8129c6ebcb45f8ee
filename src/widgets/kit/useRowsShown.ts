import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Rows at first, and with each further press (B7). */
const pageSize = 100;

/** How much of a long list is in view. Its rows are the children of the element that takes `listRef`. */
export function useRowsShown<List extends HTMLElement>() {
  const [shown, setShown] = useState(pageSize);
  const listRef = useRef<List>(null);
  return {
    shown,
    listRef,
    showMore() {
      flushSync(() => setShown(shown + pageSize));
      // Go on from what was brought: the button is behind it, or gone.
      (listRef.current?.children[shown] as HTMLElement | undefined)?.focus();
    },
    /** The first row of what a press brings can take the focus; no row is a stop of the Tab key. */
    tabIndexOf: (row: number) => (row > 0 && row % pageSize === 0 ? -1 : undefined),
  };
}
