import '../support/build';
import type { Widgets } from '../../src/mounts/Page';
import type { MountName } from '../../src/mounts/registry';
import type { Render, RenderOptions, Runtime, Surroundings } from '../../src/mounts/runtimeLink';
import { settle } from '../support/clock';
import { newGround } from '../support/ground';

/** The files of one mount point, under way until a test decides. */
export interface Fetch {
  readonly name: MountName;
  readonly locale: string;
  /** The address of the page when they were asked for. */
  readonly address: string;
  arrive(): Promise<void>;
  fail(error?: Error): Promise<void>;
}

/** One widget handed to the runtime; what React would do with it, a test does. */
export interface Rendering {
  readonly options: RenderOptions;
  readonly isGone: boolean;
  /** The first commit: the element's content is replaced. */
  commit(text?: string): void;
  crash(error?: unknown, mayRetry?: boolean): Promise<void>;
}

export interface Stage {
  readonly widgets: Widgets;
  readonly fetches: Fetch[];
  readonly renderings: Rendering[];
  readonly begun: Surroundings[];
  /** The lines on the console. */
  readonly lines: string[];
}

/** What goes wrong in the runtime, where a test wants it to. */
export interface Faults {
  prepare?: () => Promise<never>;
  render?: () => never;
  unmount?: () => never;
  /** The runtime's script arrives, but does not introduce itself. */
  isMute?: true;
}

let end = () => {};

/** Takes the page away. */
export function leaveStage(): void {
  end();
  end = () => {};
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.body.replaceChildren();
}

/** Opens a page with this body, and starts the kernel on it; no file has arrived. */
export async function openStage(html: string, path = '/', faults: Faults = {}): Promise<Stage> {
  end();
  jest.resetModules();
  end = newGround();
  history.replaceState(null, '', path);
  document.body.innerHTML = html;

  const fetches: Fetch[] = [];
  const renderings: Rendering[] = [];
  const begun: Surroundings[] = [];
  const lines: string[] = [];
  jest.spyOn(console, 'warn').mockImplementation((line: string) => void lines.push(line));

  const render: Render = (options) => {
    faults.render?.();
    const rendering = {
      options,
      isGone: false,
      commit(text = `${options.name} is here`) {
        options.element.textContent = text;
        options.onReady();
      },
      async crash(error: unknown = new TypeError('ours'), mayRetry = true) {
        options.onCrash(error, mayRetry);
        await settle();
      },
    };
    renderings.push(rendering);
    return () => {
      rendering.isGone = true;
      options.element.textContent = '';
      faults.unmount?.();
    };
  };
  const runtime: Runtime = {
    begin: (surroundings) => void begun.push(surroundings),
    prepare: faults.prepare ?? (() => Promise.resolve(render)),
  };

  let introduction = '';
  jest.doMock('../../src/mounts/files', () => ({
    nonce: 'n0nce',
    trusted: (url: string) => url,
    filesOf: (name: MountName, locale: string) => [`${name}.${locale}.js`],
    fetchFiles: (name: MountName, locale: string) =>
      new Promise<void>((resolve, reject) => {
        fetches.push({
          name,
          locale,
          address: location.href,
          arrive() {
            if (!faults.isMute) document.dispatchEvent(new CustomEvent(introduction, { detail: runtime }));
            resolve();
            return settle();
          },
          fail(error = Object.assign(new Error('https://cdn.test/assets/a.js'), { name: 'ChunkLoadError' })) {
            reject(error);
            return settle();
          },
        });
      }),
  }));
  ({ introduction } = await import('../../src/mounts/runtimeLink'));
  const { startPage } = await import('../../src/mounts/Page');
  const widgets = startPage();
  return { widgets, fetches, renderings, begun, lines };
}

/** The mount points of the page, in order. */
export const mounts = () => [...document.querySelectorAll<HTMLElement>('[data-mount]')];
export const mountAt = (index: number) => mounts()[index] as HTMLElement;
export const stateOf = (element: Element) => element.getAttribute('data-mount-state');
export const states = () => mounts().map(stateOf);
/** The control that offers another try. */
export const retryIn = (element: Element) => element.querySelector('button');
