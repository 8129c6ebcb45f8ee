import { type Driver, type ElementReference, retry } from './driver';

type Kind = 'field' | 'button' | 'link' | 'tab' | 'radio' | 'heading';

/** Selects the elements of a kind. */
const selectors: Readonly<Record<Kind, string>> = {
  field: 'input, select, textarea',
  button: 'button, [role="button"]',
  link: 'a[href]',
  tab: '[role="tab"]',
  radio: 'input[type="radio"]',
  heading: 'h1, h2, h3, h4',
};

/** Runs in the page. Returns the first visible element whose accessible name is `name`; `within` may be a selector. */
function findElement(selector: string, name: string, within: string): Element | null {
  const textOf = (element: Element | null | undefined) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element) => {
    const label = element.getAttribute('aria-label');
    const labels = (element as HTMLInputElement).labels;
    return label ?? (labels?.length ? textOf(labels[0]) : textOf(element));
  };
  const roots = Array.from(document.querySelectorAll(within));
  const candidates = roots.flatMap((root) => Array.from(root.querySelectorAll(selector)));
  return candidates.find((element) => nameOf(element) === name && element.getClientRects().length > 0) ?? null;
}

/** Runs in each page before the first script of a test. Records the errors of the page for `takeErrors`. */
function recordErrors(): void {
  // Not a property of the window: each script of Firefox's driver has properties of its own.
  if (document.documentElement.hasAttribute('data-records-errors')) return;
  document.documentElement.setAttribute('data-records-errors', '');
  const record = (error: unknown) => {
    sessionStorage.setItem('page-errors', `${sessionStorage.getItem('page-errors') ?? ''}${String(error)}\n`);
  };
  addEventListener('error', ({ message }) => record(message));
  addEventListener('unhandledrejection', ({ reason }) => record(reason));
}

/** Acts like a visitor in the window of a driver. Waits for each element, for at most 20 seconds. */
export class Visitor {
  constructor(
    private readonly driver: Driver,
    readonly origin: string,
  ) {}

  async open(path: string): Promise<void> {
    await this.driver.navigate(this.origin + path);
  }

  /** Runs a function in the page, and returns its result. It must not use anything outside itself. */
  async evaluate<Parameters extends unknown[], Result>(
    run: (...parameters: Parameters) => Result,
    ...parameters: Parameters
  ): Promise<Result> {
    const script = `(${String(recordErrors)})(); return (${String(run)}).apply(null, arguments)`;
    return (await this.driver.runScript(script, parameters)) as Result;
  }

  /** Returns the errors of the visited pages, as lines. */
  takeErrors(): Promise<string> {
    return this.evaluate(() => sessionStorage.getItem('page-errors') ?? '');
  }

  find(kind: Kind, name: string, within = 'body'): Promise<ElementReference> {
    return retry(async () => {
      const found = await this.evaluate(findElement, selectors[kind], name, within);
      if (found === null) throw new Error(`no ${kind} "${name}" in ${within}`);
      return found as unknown as ElementReference;
    });
  }

  async click(kind: Kind, name: string, within = 'body'): Promise<void> {
    // Until nothing covers the element, such as a notice.
    await retry(async () => {
      const element = await this.find(kind, name, within);
      await this.driver.runScript('arguments[0].scrollIntoView({ block: "center", behavior: "instant" })', [element]);
      await this.driver.click(element);
    });
  }

  /** Types into the field with this label, behind its value. */
  async type(label: string, text: string, within = 'body'): Promise<void> {
    await this.driver.type(await this.find('field', label, within), text);
  }

  /** Replaces the value of the field with this label: one Backspace for each letter, then the text. */
  async retype(label: string, text: string, within = 'body'): Promise<void> {
    const { length } = await this.valueOf(label, within);
    await this.type(label, '\uE003'.repeat(length) + text, within);
  }

  /** Returns the value of the field with this label. */
  async valueOf(label: string, within = 'body'): Promise<string> {
    const field = await this.find('field', label, within);
    return (await this.driver.runScript('return arguments[0].value', [field])) as string;
  }

  /** Waits until a function returns true in the page. Tolerates navigations. */
  async waitUntil<Parameters extends unknown[]>(
    isTrue: (...parameters: Parameters) => boolean,
    ...parameters: Parameters
  ): Promise<void> {
    await retry(async () => {
      if (!(await this.evaluate(isTrue, ...parameters)))
        throw new Error(`not true: ${String(isTrue)} ${JSON.stringify(parameters)}`);
    });
  }

  /** Waits until the page, or an element of it, shows a text. */
  async waitForText(text: string, within = 'body'): Promise<void> {
    await this.waitUntil(
      (expected, selector) =>
        Array.from(document.querySelectorAll(selector)).some((element) => element.textContent?.includes(expected)),
      text,
      within,
    );
  }

  async waitForPath(path: string): Promise<void> {
    await this.waitUntil((expected) => location.pathname === expected && document.readyState === 'complete', path);
  }

  /** Waits until each mount point of the page is ready. */
  async waitUntilReady(): Promise<void> {
    await this.waitUntil(() => {
      const rows = window.widgets?.status() ?? [];
      return rows.length > 0 && rows.every(({ state }) => state === 'ready');
    });
  }

  /** Waits until the page, with its frames, has loaded no file for half a second. */
  async waitUntilQuiet(): Promise<void> {
    let loaded = -1;
    await retry(async () => {
      const before = loaded;
      loaded = await this.evaluate(() =>
        [window, ...Array.from(window as ArrayLike<Window>)]
          .map((frame) => frame.performance.getEntriesByType('resource').length)
          .reduce((sum, count) => sum + count),
      );
      if (loaded === before) return;
      await new Promise((resolve) => setTimeout(resolve, 500));
      throw new Error('The page is still loading files');
    });
  }

  /** Goes to another page of the site and back. Returns true if the browser restored the page from its bfcache. */
  async leaveAndReturn(path: string): Promise<boolean> {
    await this.waitUntilReady();
    const left = await this.evaluate(() => location.href);
    await this.evaluate(() => {
      window.addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.setAttribute('data-restored', String(persisted));
      });
    });
    await this.open(path);
    await this.evaluate(() => {
      setTimeout(() => history.back());
    });
    await this.waitUntil((url) => location.href === url && document.readyState === 'complete', left);
    await this.waitUntilReady();
    return this.evaluate(() => document.documentElement.getAttribute('data-restored') === 'true');
  }
}
