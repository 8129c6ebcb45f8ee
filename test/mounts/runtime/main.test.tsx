import '../../support/build';
import type { RenderOptions, Runtime } from '../../../src/mounts/loader/loadRuntime';
import { passTimeWithoutPage, settlePromises, stopClock } from '../../support/clock';
import { trackListeners } from '../../support/trackListeners';

/** The calls of the runtime, in order. */
let calls: string[] = [];
let removeListeners = () => {};
const webpack = globalThis as {
  __webpack_require__?: {
    e?: (chunk: string) => Promise<unknown>;
    l?: (path: string, onEnd: (event: { type: string; target?: { src: string } }) => void) => void;
  };
};

/** Runs the runtime's script, and returns the runtime from the event that it dispatches. */
async function startRuntime(): Promise<Runtime> {
  jest.resetModules();
  removeListeners = trackListeners();
  calls = [];
  jest.doMock('../../../src/mounts/loader/files', () => ({}));
  jest.doMock('../../../src/api/browser/config', () => ({ config: () => void calls.push('config') }));
  jest.doMock('../../../src/api/session/session', () => ({ startSessionIfFlagged: () => void calls.push('session') }));
  jest.doMock('../../../src/mounts/runtime/watchForNotices', () => ({
    watchForNotices: () => void calls.push('outlets'),
  }));
  jest.doMock('../../../src/mounts/runtime/lateFiles', () => ({
    loadLateFiles: () => void calls.push('late files'),
    addLoadingBar: () => void calls.push('loading bar'),
  }));
  jest.doMock('../../../src/mounts/runtime/render', () => ({ render: () => void calls.push('render') }));
  jest.doMock('../../../src/mounts/registry', () => ({
    rowOf: (name: string) => ({
      async load() {
        if (name === 'auth') throw new Error('not there');
        calls.push(name);
      },
    }),
  }));
  Object.assign(webpack, { __webpack_require__: {} });
  let runtime: Runtime | undefined;
  const { runtimeEvent } = await import('../../../src/mounts/loader/loadRuntime');
  document.addEventListener(runtimeEvent, (event) => {
    runtime = (event as CustomEvent<Runtime>).detail;
  });
  await import('../../../src/mounts/runtime/main');
  if (!runtime) throw new Error('no runtime');
  return runtime;
}

const insertFile = jest.fn((_file: string) => Promise.resolve());
const fetchFiles = jest.fn(() => Promise.resolve());

const requestIdleCallback = jest.fn((_callback: () => void) => {});
beforeEach(() => {
  requestIdleCallback.mockReset();
  Object.assign(window, { requestIdleCallback });
});
afterEach(() => {
  removeListeners();
  jest.restoreAllMocks();
});

test('the loader fetches the chunks that the runtime imports: from its folder, with its deadline (A6)', async () => {
  (await startRuntime()).start(insertFile, fetchFiles);
  const onEnd = jest.fn();
  webpack.__webpack_require__?.l?.('assets/client.1a2b3c4d.js', onEnd);
  await settlePromises();
  expect([insertFile.mock.calls, onEnd.mock.calls]).toEqual([[['client.1a2b3c4d.js']], [[{ type: 'load' }]]]);
  insertFile.mockRejectedValueOnce(new Error('https://cdn.test/w/assets/a.js'));
  webpack.__webpack_require__?.l?.('assets/a.js', onEnd);
  await settlePromises();
  expect(onEnd).toHaveBeenLastCalledWith({ type: 'error', target: { src: 'https://cdn.test/w/assets/a.js' } });
});

test('fetches a chunk up to three times (contract 2)', async () => {
  const runtime = await startRuntime();
  const fetchChunk = jest.fn(() => Promise.reject(new Error('not there')));
  Object.assign(webpack, { __webpack_require__: { e: fetchChunk } });
  runtime.start(insertFile, fetchFiles);
  stopClock();
  const failed = jest.fn();
  webpack.__webpack_require__?.e?.('client').catch(failed);
  await passTimeWithoutPage(500);
  await passTimeWithoutPage(1999);
  expect([fetchChunk.mock.calls, failed.mock.calls.length]).toEqual([[['client'], ['client']], 0]);
  await passTimeWithoutPage(1);
  expect([fetchChunk.mock.calls.length, failed.mock.calls.length]).toEqual([3, 1]);
  jest.useRealTimers();
});

test('reads the configuration, watches for notices and starts the session while a widget loads, before it renders (contract 2)', async () => {
  const runtime = await startRuntime();
  runtime.start(insertFile, fetchFiles);
  const render = await runtime.prepare('logout', 'zh', []);
  render({} as RenderOptions);
  expect(calls).toEqual(['logout', 'config', 'outlets', 'session', 'render']);
});

test('fetches a script of the loader again, by its name, in whose place something else has come (A8)', async () => {
  const runtime = await startRuntime();
  runtime.start(insertFile, fetchFiles);
  await runtime.prepare('logout', 'en', ['base.1a.js', 'form.2b.css', 'form.2b.js', 'logout.en.3c.js']);
  insertFile.mockClear();
  for (const chunk of ['form', 'logout', 'client.1a2b3c4d']) {
    webpack.__webpack_require__?.l?.(`assets/${chunk}.js`, jest.fn());
  }
  expect(insertFile.mock.calls).toEqual([['form.2b.js'], ['logout.en.3c.js'], ['client.1a2b3c4d.js']]);
});

test('adds a missing loading bar when a request starts (contract 3)', async () => {
  (await startRuntime()).start(insertFile, fetchFiles);
  const { pendingRequests } = await import('../../../src/api/http/activity');
  await settlePromises();
  expect(calls).not.toContain('loading bar');
  pendingRequests.set(1);
  await settlePromises();
  expect(calls.filter((call) => call === 'loading bar')).toHaveLength(1);
});

test('reads the configuration and starts the session only after the page is parsed, as a later mount point may have a secret in the address (F2)', async () => {
  const readyState = jest.spyOn(Document.prototype, 'readyState', 'get').mockReturnValue('loading');
  (await startRuntime()).start(insertFile, fetchFiles);
  await settlePromises();
  expect(calls).toEqual([]);
  readyState.mockReturnValue('interactive');
  document.dispatchEvent(new Event('readystatechange'));
  await settlePromises();
  expect(calls).toEqual(['config', 'outlets', 'session']);
});

describe('when the page has loaded and the browser is idle', () => {
  beforeEach(() => void requestIdleCallback.mockImplementation((callback) => callback()));
  afterEach(() => void Reflect.deleteProperty(navigator, 'connection'));

  test('loads late files, not before', async () => {
    const readyState = jest.spyOn(Document.prototype, 'readyState', 'get').mockReturnValue('interactive');
    (await startRuntime()).start(insertFile, fetchFiles);
    await settlePromises();
    expect([calls.includes('late files'), requestIdleCallback.mock.calls.length]).toEqual([false, 0]);
    readyState.mockReturnValue('complete');
    window.dispatchEvent(new Event('load'));
    await settlePromises();
    expect([calls.includes('late files'), requestIdleCallback.mock.calls.length]).toEqual([true, 1]);
  });

  test('loads none for a visitor who saves data', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    (await startRuntime()).start(insertFile, fetchFiles);
    await settlePromises();
    expect([calls.includes('late files'), requestIdleCallback.mock.calls.length]).toEqual([false, 0]);
  });
});

test('loads a widget once for all its mount points, and again after a failure', async () => {
  const runtime = await startRuntime();
  runtime.start(insertFile, fetchFiles);
  const [one, other] = await Promise.all([runtime.prepare('logout', 'zh', []), runtime.prepare('logout', 'zh', [])]);
  expect([one === other, calls.filter((call) => call === 'logout')]).toEqual([true, ['logout']]);
  const first = runtime.prepare('auth', 'zh', []);
  await expect(first).rejects.toThrow('not there');
  const second = runtime.prepare('auth', 'zh', []);
  expect(second).not.toBe(first);
  await expect(second).rejects.toThrow('not there');
});
