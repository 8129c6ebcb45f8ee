import { version } from '../support/build';
import { settle } from '../support/clock';
import { newGround } from '../support/ground';

const fetched: string[] = [];
jest.doMock('../../src/mounts/files', () => ({
  nonce: undefined,
  trusted: (url: string) => url,
  fetchFiles: (name: string) => {
    fetched.push(name);
    return new Promise<never>(() => {});
  },
}));

let endPage = () => {};
let lines: string[] = [];

/** The script of the bundle runs, once more. */
function runScript(): void {
  jest.resetModules();
  jest.requireActual('../../src/index');
}

function browserSupports(isSupported: boolean): void {
  Object.assign(window, { CSS: { supports: () => isSupported } });
}

beforeEach(() => {
  endPage = newGround();
  fetched.length = 0;
  lines = [];
  jest.spyOn(console, 'warn').mockImplementation((line: string) => void lines.push(line));
  browserSupports(true);
  document.body.innerHTML = '<div data-mount="logout">by the page</div>';
});
afterEach(() => {
  endPage();
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'widgets');
  Reflect.deleteProperty(window, 'CSS');
});

test('window.widgets is put, and nothing else (contract 2)', () => {
  const before = new Set(Object.getOwnPropertyNames(window));
  runScript();
  expect(Object.getOwnPropertyNames(window).filter((name) => !before.has(name))).toEqual(['widgets']);
  expect(Object.keys(window.widgets ?? {}).sort()).toEqual(['scan', 'status', 'unmount', 'version']);
  expect(window.widgets?.version).toBe(version);
  expect(window.widgets?.status()).toEqual([{ name: 'logout', state: 'loading', ms: null, error: null }]);
});

describe('a second copy (A3, M9)', () => {
  test('stands down with one line: everything is mounted once', async () => {
    runScript();
    const first = window.widgets;
    const listeners = jest.mocked(document.addEventListener).mock.calls.length;
    runScript();
    expect(window.widgets).toBe(first);
    expect(lines).toEqual([
      `[rewards-widgets ${version}] version ${version} is on this page already: ${version} stands down`,
    ]);
    expect(document.addEventListener).toHaveBeenCalledTimes(listeners);
    document.body.append(document.createElement('hr'));
    await settle();
    expect(fetched).toEqual(['logout']);
  });

  test('of another version, too', () => {
    const other = { version: '9.9.9', scan: () => {}, unmount: () => {}, status: () => [] };
    window.widgets = other;
    runScript();
    expect([window.widgets, fetched]).toEqual([other, []]);
    expect(lines).toEqual([
      `[rewards-widgets ${version}] version 9.9.9 is on this page already: ${version} stands down`,
    ]);
  });
});

describe('what a page has under the name `widgets` is no copy (A6)', () => {
  test.each([
    ['an element', '<section id="widgets"></section>'],
    ['a form with a telling field', '<form id="widgets"><input name="version"></form>'],
    ['two elements', '<i id="widgets"></i><b id="widgets"></b>'],
  ])('%s', (_case, html) => {
    document.body.insertAdjacentHTML('beforeend', html);
    expect((window as { widgets?: unknown }).widgets).toBeDefined();
    runScript();
    expect([fetched, lines]).toEqual([['logout'], []]);
    expect(window.widgets?.status()).toHaveLength(1);
  });

  test.each([{}, 'widgets', null, []])('something of the page: %j', (theirs) => {
    Object.assign(window, { widgets: theirs });
    runScript();
    expect(window.widgets?.version).toBe(version);
  });
});

describe('a browser that is too old (A10)', () => {
  const isUntouched = () => {
    expect([fetched, lines, window.widgets]).toEqual([[], [], undefined]);
    expect(document.body.innerHTML).toBe('<div data-mount="logout">by the page</div>');
  };

  test('that has no custom properties keeps its page as it is', () => {
    browserSupports(false);
    runScript();
    isUntouched();
  });

  test('that has no CSS.supports', () => {
    Reflect.deleteProperty(window, 'CSS');
    runScript();
    isUntouched();
  });

  test('that has no Object.fromEntries', () => {
    const { fromEntries } = Object;
    Reflect.deleteProperty(Object, 'fromEntries');
    try {
      runScript();
      isUntouched();
    } finally {
      Object.fromEntries = fromEntries;
    }
  });
});
