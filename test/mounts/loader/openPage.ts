import '../../support/build';
import type { Widgets } from '../../../src/contract/widgets';
import { resetPageState } from '../../../src/lib/pageState';
import { type Render, type RenderOptions, type Runtime, runtimeEvent } from '../../../src/mounts/loader/loadRuntime';
import { startPage } from '../../../src/mounts/loader/startPage';
import type { MountName } from '../../../src/mounts/registry';
import { settlePromises } from '../../support/clock';
import { trackListeners } from '../../support/trackListeners';

/** Fetches a widget's files on the current page. */
let mockFetchFiles: (name: MountName, locale: string) => Promise<void>;
/** Called when the loader inserts a file by itself. */
let mockOnInsert: () => void;

const mockInsertedFiles: string[] = [];
/** The files that the loader has inserted by itself, without those of widgets. */
export const insertedFiles: readonly string[] = mockInsertedFiles;

jest.mock('../../../src/mounts/loader/files', () => ({
  insertFile: (name: string) => {
    mockInsertedFiles.push(name);
    mockOnInsert();
    return Promise.resolve();
  },
  fetchFiles: (name: MountName, locale: string) => mockFetchFiles(name, locale),
}));

/** A request for the files of one mount point. It is pending until the test settles it. */
export interface Fetch {
  readonly name: MountName;
  readonly locale: string;
  /** The page's URL at the time of the request. */
  readonly address: string;
  succeed(): Promise<void>;
  fail(error?: Error): Promise<void>;
}

/** A widget that the loader has passed to the runtime. The test acts for React. */
export interface Rendering {
  readonly options: RenderOptions;
  readonly isUnmounted: boolean;
  /** Replaces the element's content and calls `onReady`, like the first commit. */
  commit(text?: string): void;
  crash(error?: unknown, mayRetry?: boolean): Promise<void>;
}

/** A page with the real loader, and a fake runtime. */
export interface TestPage {
  readonly widgets: Widgets;
  readonly fetches: Fetch[];
  readonly renderings: Rendering[];
  /** The arguments of each call of the runtime's `start`. */
  readonly starts: Parameters<Runtime['start']>[];
  /** The warnings on the console. */
  readonly warnings: string[];
}

/** Failures of the fake runtime. */
export interface Failures {
  prepare?: () => Promise<never>;
  render?: () => never;
  unmount?: () => never;
  /** How often the runtime's script arrives as something else, and does not dispatch its event. */
  isSilent?: 'once' | 'always';
}

let removeListeners = () => {};

/** Closes the page and restores all mocks. */
export function closePage(): void {
  removeListeners();
  removeListeners = () => {};
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.body.replaceChildren();
}

/** Opens a page with this body and starts the loader. All requests for files are pending. */
export async function openPage(html: string, path = '/', failures: Failures = {}): Promise<TestPage> {
  removeListeners();
  resetPageState();
  mockInsertedFiles.length = 0;
  removeListeners = trackListeners();
  history.replaceState(null, '', path);
  document.body.innerHTML = html;

  const fetches: Fetch[] = [];
  const renderings: Rendering[] = [];
  const starts: Parameters<Runtime['start']>[] = [];
  const warnings: string[] = [];
  jest.spyOn(console, 'warn').mockImplementation((line: string) => void warnings.push(line));

  const render: Render = (options) => {
    failures.render?.();
    const rendering = {
      options,
      isUnmounted: false,
      commit(text = `${options.name} widget`) {
        options.element.textContent = text;
        options.onReady();
      },
      async crash(error: unknown = new TypeError('broken widget'), mayRetry = true) {
        options.onCrash(error, mayRetry);
        await settlePromises();
      },
    };
    renderings.push(rendering);
    return () => {
      rendering.isUnmounted = true;
      options.element.textContent = '';
      failures.unmount?.();
    };
  };
  const runtime: Runtime = {
    start: (...functions) => void starts.push(functions),
    prepare: failures.prepare ?? (() => Promise.resolve(render)),
  };

  const runScript = () => document.dispatchEvent(new CustomEvent(runtimeEvent, { detail: runtime }));
  mockOnInsert = () => {
    if (failures.isSilent === 'once') runScript();
  };
  mockFetchFiles = (name, locale) =>
    new Promise<void>((resolve, reject) => {
      fetches.push({
        name,
        locale,
        address: location.href,
        succeed() {
          if (!failures.isSilent) runScript();
          resolve();
          return settlePromises();
        },
        fail(error = Object.assign(new Error('https://cdn.test/assets/a.js'), { name: 'ChunkLoadError' })) {
          reject(error);
          return settlePromises();
        },
      });
    });
  const widgets = startPage();
  return { widgets, fetches, renderings, starts, warnings };
}

/** Makes the loader search the whole page for mount points: after an insertion alone, it only searches what is new. */
export async function searchWholePage(): Promise<void> {
  const line = document.body.appendChild(document.createElement('hr'));
  await settlePromises();
  line.remove();
  await settlePromises();
}

/** Returns the mount points of the page in document order. */
export const mountPoints = () => [...document.querySelectorAll<HTMLElement>('[data-mount]')];
export const mountPointAt = (index: number) => mountPoints()[index] as HTMLElement;
export const stateOf = (element: Element) => element.getAttribute('data-mount-state');
export const states = () => mountPoints().map(stateOf);
/** Returns the button that loads a failed widget again. */
export const retryButtonIn = (element: Element) => element.querySelector('button');
