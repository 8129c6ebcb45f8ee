import { pageState } from './pageState';

/** Loads a part of a flow that comes later. */
type LateLoad = () => Promise<unknown>;

const state = pageState(() => ({
  waiting: new Set<LateLoad>(),
  /** Called when a function was added. */
  onAdd: () => {},
}));

/** Adds a function that the runtime calls when the browser is idle. Returns a function that removes it before that. */
export function addLateLoad(load: LateLoad): () => void {
  state().waiting.add(load);
  state().onAdd();
  return () => {
    state().waiting.delete(load);
  };
}

/**
 * Calls the functions that were added, and from now on also those that are added later: `whenIdle` says when. A failure
 * is ignored, as each part is loaded again when it is needed.
 */
export function runLateLoads(whenIdle: (callback: () => void) => void): void {
  const run = () => {
    const { waiting } = state();
    for (const load of waiting) {
      waiting.delete(load);
      load().catch(() => {});
    }
  };
  state().onAdd = () => whenIdle(run);
  run();
}
