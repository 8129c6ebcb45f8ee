import { pageState } from './pageState';

/**
 * Returns a function that calls `load` once per page and key, and shares the promise. After a rejection the next call
 * tries again. `context` is not part of the key: pass the same one in every call on a page.
 */
export function loadOnce<Result, Key = void, Context = void>(
  load: (key: Key, context: Context) => Promise<Result>,
): (key: Key, context: Context) => Promise<Result> {
  const loading = pageState<Record<string, Promise<Result> | undefined>>(() => Object.create(null));
  return (key, context) => {
    const started = loading();
    const id = String(key);
    const result =
      started[id] ||
      load(key, context).catch((error: unknown) => {
        delete started[id];
        throw error;
      });
    started[id] = result;
    return result;
  };
}
