import { pageState } from './pageState';

/**
 * Returns a function that calls `load` once per page and key, and shares the promise. After a rejection the next call
 * tries again.
 */
export function loadOnce<Result, Key = void>(load: (key: Key) => Promise<Result>): (key: Key) => Promise<Result> {
  const loading = pageState<Record<string, Promise<Result> | undefined>>(() => Object.create(null));
  return (key) => {
    const started = loading();
    const id = String(key);
    const result =
      started[id] ||
      load(key).catch((error: unknown) => {
        delete started[id];
        throw error;
      });
    started[id] = result;
    return result;
  };
}
