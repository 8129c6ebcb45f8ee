/** Identifies the current page. */
let page = {};

/**
 * Returns a getter for state of the current page. `create` makes the state when it is first read, and again after
 * `resetPageState`. Modules keep all state like this, so that one test never sees the state of another.
 */
export function pageState<State>(create: () => State): () => State {
  let owner: object | undefined;
  let state: State;
  return () => {
    if (owner !== page) {
      owner = page;
      state = create();
    }
    return state;
  };
}

/** Discards all page state. The runtime calls it once when it starts; tests call it for each page that they open. */
export function resetPageState(): void {
  page = {};
}
