import { readDocument } from './readDocument';

/** Calls `callback` when the page has loaded and the browser is idle. */
export function whenIdle(callback: () => void): void {
  const wait = () => {
    // An element can have this id where the browser lacks the function (A6).
    const { requestIdleCallback: requestIdle } = window;
    (typeof requestIdle === 'function' ? requestIdle : setTimeout)(callback);
  };
  if (readDocument('readyState') === 'complete') wait();
  else addEventListener('load', wait);
}
