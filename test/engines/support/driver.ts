/** A reference to an element of the page, as WebDriver sends it. */
export type ElementReference = Readonly<Record<string, string>>;

/** The commands of WebDriver that the tests use, for one browser window. */
export interface Driver {
  navigate(url: string): Promise<void>;
  /** Runs the body of a function in the page, and returns its result. */
  runScript(body: string, parameters: readonly unknown[]): Promise<unknown>;
  click(element: ElementReference): Promise<void>;
  /** Types into an element, with the events of a real keyboard. */
  type(element: ElementReference, text: string): Promise<void>;
  deleteCookies(): Promise<void>;
  /** Ends the browser and what was started for it. */
  close(): Promise<void>;
}

/** Returns the id of an element, which both protocols name by the same long key. */
export function elementId(element: ElementReference): string {
  return Object.values(element)[0] ?? '';
}

/** Calls a function until it does not throw, at most for `timeout` milliseconds. */
export async function retry<T>(attempt: () => Promise<T>, timeout = 20_000): Promise<T> {
  const end = Date.now() + timeout;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
