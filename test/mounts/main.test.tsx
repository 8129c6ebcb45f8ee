import '../support/build';
import type { Runtime } from '../../src/mounts/runtimeLink';
import { passTime, settle, stopClock } from '../support/clock';
import { newGround } from '../support/ground';

/** What the runtime did, in order. */
let done: string[] = [];
let endPage = () => {};
const webpack = globalThis as {
  __webpack_nonce__?: string;
  __webpack_require__?: { tu?: unknown; e?: (chunk: string) => Promise<unknown> };
};

/** The script of the runtime runs, and introduces itself. */
async function meetRuntime(): Promise<Runtime> {
  jest.resetModules();
  endPage = newGround();
  done = [];
  jest.doMock('../../src/mounts/files', () => ({}));
  jest.doMock('../../src/api/session', () => ({ resumeSession: () => void done.push('session') }));
  jest.doMock('../../src/mounts/runtime/outlets', () => ({ startOutlets: () => void done.push('outlets') }));
  jest.doMock('../../src/mounts/runtime/render', () => ({ render: () => () => {} }));
  jest.doMock('../../src/mounts/runtime/widgets', () => ({
    widgets: {
      logout: async () => void done.push('logout'),
      auth: () => Promise.reject(new Error('not there')),
    },
  }));
  Object.assign(webpack, { __webpack_require__: {}, __webpack_nonce__: '' });
  let runtime: Runtime | undefined;
  const { introduction } = await import('../../src/mounts/runtimeLink');
  document.addEventListener(introduction, (event) => {
    runtime = (event as CustomEvent<Runtime>).detail;
  });
  await import('../../src/mounts/runtime/main');
  if (!runtime) throw new Error('no runtime');
  return runtime;
}

const surroundings = { trusted: (url: string) => url, nonce: 'n0nce' };

afterEach(() => {
  endPage();
  jest.restoreAllMocks();
});

test('it carries on the page’s nonce and policy', async () => {
  (await meetRuntime()).begin(surroundings);
  expect([webpack.__webpack_nonce__, webpack.__webpack_require__?.tu]).toEqual(['n0nce', surroundings.trusted]);
});

test('what is wanted later is asked for three times before it fails (contract 2)', async () => {
  const runtime = await meetRuntime();
  const fetchChunk = jest.fn(() => Promise.reject(new Error('not there')));
  Object.assign(webpack, { __webpack_require__: { e: fetchChunk } });
  runtime.begin(surroundings);
  stopClock();
  const failed = jest.fn();
  webpack.__webpack_require__?.e?.('wire').catch(failed);
  await passTime(500);
  await passTime(1999);
  expect([fetchChunk.mock.calls, failed.mock.calls.length]).toEqual([[['wire'], ['wire']], 0]);
  await passTime(1);
  expect([fetchChunk.mock.calls.length, failed.mock.calls.length]).toEqual([3, 1]);
  jest.useRealTimers();
});

test('a remembered sign-in is asked about before any widget is there, and what it says has an outlet', async () => {
  (await meetRuntime()).begin(surroundings);
  await settle();
  expect(done).toEqual(['outlets', 'session']);
});

test('but not while the page is being read: a mount point to come may have a secret in the address (F2)', async () => {
  const reading = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  (await meetRuntime()).begin(surroundings);
  await settle();
  expect(done).toEqual([]);
  reading.mockReturnValue('interactive');
  document.dispatchEvent(new Event('readystatechange'));
  await settle();
  expect(done).toEqual(['outlets', 'session']);
});

test('a widget is made ready once for all its mount points, and again where that failed', async () => {
  const runtime = await meetRuntime();
  const [one, other] = await Promise.all([runtime.prepare('logout', 'zh'), runtime.prepare('logout', 'zh')]);
  expect([one === other, done]).toEqual([true, ['logout']]);
  const first = runtime.prepare('auth', 'zh');
  await expect(first).rejects.toThrow('not there');
  const second = runtime.prepare('auth', 'zh');
  expect(second).not.toBe(first);
  await expect(second).rejects.toThrow('not there');
});
