import type { Page } from '@playwright/test';
import type { MountName } from '../../../src/mounts/registry';

/** A way in which a widget fails after it was ready. */
export type Way = 'render' | 'effect' | 'handler' | 'promise';

/** What `addFailures` puts on `window`. */
interface FailureControls {
  /** Lets a widget fail. */
  readonly failWidget: (name: string, way: Way) => void;
  /** The errors that no code of the page has caught, and rejected promises. */
  readonly uncaught: string[];
}

/** Defines `window.failWidget`, and wraps the widget of each chunk of the bundle. */
function installFailures(): void {
  interface Instance {
    readonly updater: { enqueueSetState(instance: Instance, state: object): void };
    readonly state: { readonly way: Way | null };
  }
  const controls = new Map<string, (way: Way) => void>();
  /** How the handler of the next click fails. */
  let clickWay: Way = 'handler';
  const uncaught: string[] = [];
  // A browser writes uncaught errors to the console, unless a listener prevents it.
  const record = (event: Event, error: unknown) => {
    event.preventDefault();
    uncaught.push(String(error));
  };
  addEventListener('error', (event) => record(event, event.error));
  addEventListener('unhandledrejection', (event) => record(event, event.reason));

  // The bundle does not export React, so elements and class components are written as React expects them.
  const createElement = (type: unknown, props: object) => ({
    $$typeof: Symbol.for('react.transitional.element'),
    type,
    key: null,
    ref: null,
    props,
  });

  /** Returns a component that renders a hidden button, and fails when `failWidget` is called with the name. */
  const createFailingPart = (name: string) => {
    class FailingPart {
      static isReactComponent = {};
      readonly state: { readonly way: Way | null } = { way: null };
      componentDidMount(this: Instance) {
        controls.set(name, (way) => this.updater.enqueueSetState(this, { way }));
      }
      componentDidUpdate() {
        if (this.state.way === 'effect') throw new TypeError(`${name} in an effect`);
      }
      render() {
        if (this.state.way === 'render') throw new TypeError(`${name} in render`);
        const onClick = () => {
          if (clickWay === 'promise') return Promise.reject(new TypeError(`${name} in a promise`));
          throw new TypeError(`${name} in a handler`);
        };
        return createElement('button', { type: 'button', hidden: true, 'data-fails': name, onClick });
      }
    }
    Object.assign(FailingPart.prototype, { isReactComponent: {} });
    return FailingPart;
  };

  const failWidget = (name: string, way: Way) => {
    if (way === 'render' || way === 'effect') return controls.get(name)?.(way);
    clickWay = way;
    document.querySelector<HTMLElement>(`[data-fails="${name}"]`)?.click();
  };

  /** Adds a failing part to the component that a module of a chunk exports under the name of a widget. */
  const wrapExports = (exports: Record<string, unknown>, names: Record<string, string>) => {
    const wrapped = {};
    for (const key of Object.keys(exports)) {
      const name = names[key];
      const children = name && [createElement(exports[key], {}), createElement(createFailingPart(name), {})];
      const Wrapped = () => createElement(Symbol.for('react.fragment'), { children });
      Object.defineProperty(wrapped, key, { enumerable: true, get: () => (children ? Wrapped : exports[key]) });
    }
    return wrapped;
  };

  type Factory = (module: object, exports: object, require: object) => void;
  const wrapNextChunk = (names: Record<string, string>) => {
    const { chunks } = window.widgets as unknown as { chunks: { push: (chunk: unknown) => unknown } };
    const { push } = chunks;
    chunks.push = (chunk) => {
      chunks.push = push;
      const [, modules] = chunk as [unknown, Record<string, Factory>];
      for (const [id, factory] of Object.entries(modules)) {
        modules[id] = (module, exports, require) => {
          const own = {};
          factory(module, own, require);
          const wrapped = wrapExports(own, names);
          Object.defineProperties(exports, Object.getOwnPropertyDescriptors(wrapped));
        };
      }
      return push.call(chunks, chunk);
    };
  };
  Object.assign(window, { failWidget, uncaught, wrapNextChunk });
}

/** Returns the name that a widget's component has in its module. */
const componentOf = (name: MountName) => name.replace(/(^|-)(\w)/g, (_match, _dash, letter) => letter.toUpperCase());

/** Lets the widgets of the page fail when `fail` is called: the built files, each with one more component. */
export async function addFailures(page: Page, names: readonly MountName[]): Promise<void> {
  const byComponent = JSON.stringify(Object.fromEntries(names.map((name) => [componentOf(name), name])));
  await page.addInitScript(installFailures);
  await page.route(/\/assets\/[\w-]+\.(en|zh)\.\w+\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `wrapNextChunk(${byComponent});${await response.text()}` });
  });
}

/** Lets a widget fail. */
export async function fail(page: Page, name: MountName, way: Way): Promise<void> {
  await page.evaluate(([of, how]) => (window as unknown as FailureControls).failWidget(of, how), [name, way] as const);
}

/** Returns the uncaught errors of the page since the last call. */
export function takeUncaught(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as FailureControls).uncaught.splice(0));
}
