import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** The number of rows at first, and per click on "show more" (B7). */
const pageSize = 100;

/** Returns how many rows of a long list to render. The rows are the children of the element with `listRef`. */
export function useShowMore<List extends HTMLElement>() {
  const [shown, setShown] = useState(pageSize);
  const listRef = useRef<List>(null);
  return {
    shown,
    listRef,
    /** Renders the next rows and focuses the first of them. */
    showMore() {
      flushSync(() => setShown(shown + pageSize));
      // The button is now below the new rows, or removed.
      (listRef.current?.children[shown] as HTMLElement | undefined)?.focus();
    },
    /** Returns the `tabIndex` of a row: `showMore` can focus the first new row; no row is a tab stop. */
    getTabIndex: (row: number) => (row > 0 && row % pageSize === 0 ? -1 : undefined),
  };
}
