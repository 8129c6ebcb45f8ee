import { version } from './support/build';
import { settlePromises } from './support/clock';
import { trackListeners } from './support/trackListeners';

const fetched: string[] = [];
jest.doMock('../src/mounts/loader/files', () => ({
  insertFile: () => Promise.resolve(),
  fetchFiles: (name: string) => {
    fetched.push(name);
    return new Promise<never>(() => {});
  },
}));

let removeListeners = () => {};
let warnings: string[] = [];

/** Runs the loader's script in a new module registry, like a second script element. */
function runScript(): void {
  jest.resetModules();
  jest.requireActual('../src/index');
}

/** Makes regular expressions those of an old browser: without property escapes. */
function removePropertyEscapes(): void {
  const { RegExp: NewRegExp } = window;
  jest.spyOn(window, 'RegExp').mockImplementation((pattern, flags) => {
    if (String(pattern).includes('\\p')) throw new SyntaxError('Invalid escape');
    return new NewRegExp(pattern, flags);
  });
}

beforeEach(() => {
  removeListeners = trackListeners();
  fetched.length = 0;
  warnings = [];
  jest.spyOn(console, 'warn').mockImplementation((line: string) => void warnings.push(line));
  document.body.innerHTML = '<div data-mount="logout">page content</div>';
});
afterEach(() => {
  removeListeners();
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'widgets');
});

test('adds only window.widgets to window (contract 2)', () => {
  const before = new Set(Object.getOwnPropertyNames(window));
  runScript();
  expect(Object.getOwnPropertyNames(window).filter((name) => !before.has(name))).toEqual(['widgets']);
  expect(Object.keys(window.widgets ?? {}).sort()).toEqual(['inspect', 'scan', 'status', 'unmount', 'version']);
  expect(window.widgets?.version).toBe(version);
  expect(window.widgets?.status()).toEqual([{ name: 'logout', state: 'loading', ms: null, error: null }]);
});

describe('a second copy of the script (A3, M9)', () => {
  test('mounts nothing and reports the first copy', async () => {
    runScript();
    const first = window.widgets;
    const listeners = jest.mocked(document.addEventListener).mock.calls.length;
    runScript();
    expect(window.widgets).toBe(first);
    expect(warnings).toEqual([`[rewards-widgets ${version}] version ${version} is on this page already`]);
    expect(document.addEventListener).toHaveBeenCalledTimes(listeners);
    document.body.append(document.createElement('hr'));
    await settlePromises();
    expect(fetched).toEqual(['logout']);
  });

  test('mounts nothing if the first copy has another version', () => {
    const other = {
      version: '9.9.9',
      scan: () => {},
      unmount: () => {},
      status: () => [],
      inspect: () => Promise.resolve(),
    };
    window.widgets = other;
    runScript();
    expect([window.widgets, fetched]).toEqual([other, []]);
    expect(warnings).toEqual([`[rewards-widgets ${version}] version 9.9.9 is on this page already`]);
  });
});

describe('another value of window.widgets is not a copy (A6)', () => {
  test.each([
    ['an element', '<section id="widgets"></section>'],
    ['a form with a field named version', '<form id="widgets"><input name="version"></form>'],
    ['two elements', '<i id="widgets"></i><b id="widgets"></b>'],
    ['a frame', '<iframe name="widgets"></iframe>'],
  ])('%s', (_case, html) => {
    document.body.insertAdjacentHTML('beforeend', html);
    expect((window as { widgets?: unknown }).widgets).toBeDefined();
    runScript();
    expect([fetched, warnings]).toEqual([['logout'], []]);
    expect(window.widgets?.status()).toHaveLength(1);
  });

  test.each([{}, 'widgets', null, []])('a value of the page: %j', (value) => {
    Object.assign(window, { widgets: value });
    runScript();
    expect(window.widgets?.version).toBe(version);
  });
});

describe('an unsupported browser keeps its page unchanged (A10)', () => {
  const expectUnchangedPage = () => {
    expect([fetched, warnings, window.widgets]).toEqual([[], [], undefined]);
    expect(document.body.innerHTML).toBe('<div data-mount="logout">page content</div>');
  };

  test('without property escapes', () => {
    removePropertyEscapes();
    runScript();
    expectUnchangedPage();
  });

  test('without Reflect, as in IE 11', () => {
    removePropertyEscapes();
    jest.replaceProperty(window as unknown as { Reflect: unknown }, 'Reflect', undefined);
    runScript();
    expectUnchangedPage();
  });

  test('without Object.fromEntries', () => {
    const { fromEntries } = Object;
    Reflect.deleteProperty(Object, 'fromEntries');
    try {
      runScript();
      expectUnchangedPage();
    } finally {
      Object.fromEntries = fromEntries;
    }
  });
});
