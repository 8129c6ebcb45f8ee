import type { LoaderTable } from '../../../src/mounts/loader/table';
import type { MountName } from '../../../src/mounts/registry';
import { passTimeWithoutPage, settlePromises, stopClock } from '../../support/clock';
import type { Language } from '../../support/texts';

type Files = typeof import('../../../src/mounts/loader/files');

const folder = 'https://cdn.test/w/';
const table: LoaderTable = {
  shared: { base: '1', form: '7 -' },
  widgets: { 'svc-query': ' 3', logout: ' 6 -', auth: ' 9 - form', 'account-overlay': 'account y' },
  singletons: [],
  secrets: {},
};
const paths = [
  'assets/base.1.js',
  'assets/base.1.css',
  'assets/svc-query.zh.3.js',
  'assets/svc-query.3.css',
  'assets/logout.en.6.js',
  'assets/logout.zh.6.js',
  'assets/form.7.js',
  'assets/auth.zh.9.js',
];
const url = (index: number) => folder + paths[index];

/** Returns the script and link elements, in the order in which they were inserted. */
const elements = () => [...document.head.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script, link')];
const urlOf = (element: HTMLScriptElement | HTMLLinkElement) => ('src' in element ? element.src : element.href);
const urls = () => elements().map(urlOf);
const loadAll = async () => {
  for (const element of elements()) element.dispatchEvent(new Event('load'));
  await settlePromises();
};
const elementOf = (index: number) => elements().find((element) => urlOf(element) === url(index));
const fail = async (index: number) => {
  elementOf(index)?.dispatchEvent(new Event('error'));
  await settlePromises();
};

let files: Files;

/** Runs the loader's script from a URL, with or without a nonce; without a URL, as a module. */
function runLoader(src: string | null = `${folder}widgets.js`, nonce?: string): void {
  jest.resetModules();
  document.querySelector('head')?.replaceChildren();
  const script = document.createElement('script');
  script.setAttribute('src', src ?? '');
  if (nonce !== undefined) script.nonce = nonce;
  jest.spyOn(Document.prototype, 'currentScript', 'get').mockReturnValue(src === null ? null : script);
  Object.assign(globalThis, { __LOADER_TABLE__: table });
  files = jest.requireActual<Files>('../../../src/mounts/loader/files');
  jest.restoreAllMocks();
}

/** Fetches a widget's files; `result` changes when the promise settles. */
function startFetch(name: MountName = 'svc-query', locale: Language = 'zh'): { result: string } {
  const fetch = { result: 'pending' };
  files.fetchFiles(name, locale).then(
    () => {
      fetch.result = 'fetched';
    },
    (error: Error) => {
      fetch.result = `${error.name}: ${error.message}`;
    },
  );
  return fetch;
}

beforeEach(() => {
  stopClock();
  runLoader();
});
afterEach(() => {
  document.body.replaceChildren();
  jest.useRealTimers();
});

describe('fetches the files of a widget in parallel (contract 1)', () => {
  test('base, shared chunks, and the script of one language', async () => {
    const widget = startFetch('svc-query', 'zh');
    expect(urls()).toEqual([0, 1, 2, 3].map(url));
    expect(widget.result).toBe('pending');
    await loadAll();
    expect(widget.result).toBe('fetched');
    runLoader();
    startFetch('logout', 'en');
    expect(urls()).toEqual([0, 1, 4].map(url));
    runLoader();
    startFetch('auth', 'zh');
    expect(urls()).toEqual([0, 1, 6, 7].map(url));
    runLoader();
    startFetch('account-overlay', 'en');
    expect(urls().slice(2)).toEqual(['account.en.y.js', 'account.y.css'].map((file) => `${folder}assets/${file}`));
  });

  test('scripts as script elements, style sheets as links', () => {
    startFetch();
    expect(elements().map((element) => element.outerHTML)).toEqual([
      `<script charset="utf-8" src="${url(0)}"></script>`,
      `<link rel="stylesheet" href="${url(1)}">`,
      `<script charset="utf-8" src="${url(2)}"></script>`,
      `<link rel="stylesheet" href="${url(3)}">`,
    ]);
  });

  test('and resolves when the last file has loaded', async () => {
    const widget = startFetch();
    for (const index of [3, 0, 2]) elementOf(index)?.dispatchEvent(new Event('load'));
    await settlePromises();
    expect(widget.result).toBe('pending');
    elementOf(1)?.dispatchEvent(new Event('load'));
    await settlePromises();
    expect(widget.result).toBe('fetched');
  });

  test('and each file once, if several widgets need it', async () => {
    const first = startFetch('logout');
    const second = startFetch('svc-query');
    const third = startFetch('svc-query');
    expect(urls()).toEqual([0, 1, 5, 2, 3].map(url));
    await loadAll();
    const fourth = startFetch('logout');
    await settlePromises();
    expect([first, second, third, fourth].map(({ result }) => result)).toEqual(Array(4).fill('fetched'));
    expect(elements()).toHaveLength(5);
  });

  test.each([
    ['links', `<link rel="stylesheet" href="${url(1)}">`],
    ['links by a relative URL', `<link rel="stylesheet" href="/w/${paths[1]}">`],
    ['contains', `<style data-href="/w/${paths[1]}">.rw { color: red }</style>`],
  ])('but not a style sheet that the page %s', async (_how, markup) => {
    document.head.innerHTML = markup;
    const widget = startFetch('logout');
    const inserted = elements().filter((element) => element.outerHTML !== markup);
    expect(inserted.map(urlOf)).toEqual([0, 5].map(url));
    for (const element of inserted) element.dispatchEvent(new Event('load'));
    await settlePromises();
    expect(widget.result).toBe('fetched');
  });

  test.each([
    ['that is only preloaded', `<link rel="preload" as="style" href="${url(1)}">`],
    ['if the page links that of another build', `<link rel="stylesheet" href="${folder}assets/base.0.css">`],
    ['if the page contains that of another build', `<style data-href="${folder}assets/base.0.css"></style>`],
  ])('a style sheet %s', (_how, markup) => {
    document.head.innerHTML = markup;
    startFetch('logout');
    expect(document.querySelectorAll(`link[rel="stylesheet"][href="${url(1)}"]`)).toHaveLength(1);
  });
});

describe('retries a failed file twice (contract 2)', () => {
  test.each([
    ['a script', 2],
    ['a style sheet', 1],
  ])('%s, after 500 ms and after 2 s', async (_kind, index) => {
    const widget = startFetch();
    await fail(index);
    expect(urls()).not.toContain(url(index));
    await passTimeWithoutPage(499);
    expect(urls()).not.toContain(url(index));
    await passTimeWithoutPage(1);
    expect(urls().filter((found) => found === url(index))).toHaveLength(1);
    await fail(index);
    await passTimeWithoutPage(1999);
    expect(urls()).not.toContain(url(index));
    await passTimeWithoutPage(1);
    expect([urls().at(-1), widget.result]).toEqual([url(index), 'pending']);
    await loadAll();
    expect(widget.result).toBe('fetched');
  });

  test('then rejects with the URL of the file', async () => {
    const widget = startFetch();
    for (const delay of [500, 2000, 60_000]) {
      expect(widget.result).toBe('pending');
      await fail(2);
      await passTimeWithoutPage(delay);
    }
    expect(widget.result).toBe(`ChunkLoadError: ${url(2)}`);
    expect(urls()).not.toContain(url(2));
  });

  test('and fetches only the failed file in a later call', async () => {
    startFetch();
    for (const index of [0, 1, 3]) elementOf(index)?.dispatchEvent(new Event('load'));
    for (const delay of [500, 2000, 0]) {
      await fail(2);
      await passTimeWithoutPage(delay);
    }
    const before = urls();
    const again = startFetch();
    expect(urls()).toEqual([...before, url(2)]);
    await loadAll();
    expect(again.result).toBe('fetched');
  });

  test('and does not fetch the other files again', async () => {
    startFetch();
    await fail(2);
    await passTimeWithoutPage(500);
    expect(urls()).toEqual([0, 1, 3, 2].map(url));
  });

  test.each([
    ['a script', 2],
    ['a style sheet', 1],
  ])('%s that does not arrive within 10 s, like one that fails (contract 2, contract 5)', async (_kind, index) => {
    const widget = startFetch();
    for (const other of [0, 1, 2, 3].filter((at) => at !== index)) {
      elementOf(other)?.dispatchEvent(new Event('load'));
    }
    for (const delay of [500, 2000, 0]) {
      await passTimeWithoutPage(9999);
      expect(elementOf(index)).toBeDefined();
      await passTimeWithoutPage(1);
      expect(elementOf(index)).toBeUndefined();
      await passTimeWithoutPage(delay);
    }
    expect(widget.result).toBe(`ChunkLoadError: ${url(index)}`);
  });

  test('no file that arrives in time, although the page stays open for long', async () => {
    const widget = startFetch();
    await passTimeWithoutPage(9999);
    await loadAll();
    await passTimeWithoutPage(60_000);
    expect([urls(), widget.result]).toEqual([[0, 1, 2, 3].map(url), 'fetched']);
  });

  test('once for two widgets that wait for it', async () => {
    const both = [startFetch('svc-query', 'zh'), startFetch('logout', 'zh')];
    await fail(0);
    await passTimeWithoutPage(500);
    expect(urls().filter((found) => found === url(0))).toHaveLength(1);
    await loadAll();
    expect(both.map(({ result }) => result)).toEqual(['fetched', 'fetched']);
  });
});

describe('the URL of a file (contract 1)', () => {
  test.each([
    ['https://cdn.test/w/widgets.js', 'https://cdn.test/w/'],
    ['https://cdn.test/widgets.js?v=1', 'https://cdn.test/'],
    ['https://cdn.test/a/b/widgets.js#x/y', 'https://cdn.test/a/b/'],
    ['https://cdn.test/a/widgets.js?path=/c/d', 'https://cdn.test/a/'],
    ['/static/widgets.js', 'http://localhost/static/'],
  ])('is in the folder of the loader at %s', (src, expected) => {
    runLoader(src);
    startFetch('logout');
    expect(urls()[0]).toBe(`${expected}assets/base.1.js`);
  });

  test('is of the site, not of the base element, if the loader has no URL of its own (A6)', () => {
    // In the body, as `runLoader` empties the head.
    document.body.innerHTML = '<base href="https://evil.test/">';
    runLoader(null);
    startFetch('logout');
    expect(urls()[0]).toBe('http://localhost/assets/base.1.js');
  });

  test.each(['img', 'iframe', 'form'])(
    'does not depend on an element %s named like a property of the document (A6)',
    (tag) => {
      const element = Object.assign(document.createElement(tag), { src: 'https://evil.test/x.png' });
      // As browsers do for an element with this name; jsdom does not.
      for (const name of ['currentScript', 'head']) {
        Object.defineProperty(document, name, { value: element, configurable: true });
      }
      try {
        runLoader();
        startFetch('logout');
      } finally {
        for (const name of ['currentScript', 'head']) Reflect.deleteProperty(document, name);
      }
      expect(urls()).toEqual([0, 1, 5].map(url));
    },
  );

  test('does not depend on the base element of the page (M4)', () => {
    runLoader();
    const base = document.createElement('base');
    base.href = 'https://cdn.other.test/';
    document.head.append(base);
    startFetch('logout');
    expect(urls()).toEqual([0, 1, 5].map(url));
  });
});

describe('a page with a strict content security policy (A9, contract 6)', () => {
  test('passes the nonce of the loader to all files', () => {
    runLoader(undefined, 'n0nce');
    startFetch('logout');
    expect(elements().map(({ nonce }) => nonce)).toEqual(Array(3).fill('n0nce'));
  });

  test('adds no nonce if the loader has none', () => {
    startFetch('logout');
    expect(elements().filter((element) => element.hasAttribute('nonce'))).toEqual([]);
  });

  test.each([
    'https://evil.test/assets/base.1.js',
    `${folder}evil.js`,
    `${folder}assets/../evil.js`,
    `${folder}assets/%2e%2e/evil.js`,
    `${folder}assets/sub/evil.js`,
    `${folder}assets/..\\evil.js`,
    `${folder}assets/?evil`,
    'data:text/javascript,evil',
    'evil.js',
    '',
  ])('its Trusted Types policy refuses %j, which is not in the folder of the bundle (A6)', (evil) => {
    const createPolicy = jest.fn((_name: string, rules: { createScriptURL(url: string): string }) => rules);
    Object.assign(window, { trustedTypes: { createPolicy } });
    try {
      startFetch('logout');
      const { createScriptURL } = createPolicy.mock.calls[0]![1];
      expect(() => createScriptURL(evil)).toThrow();
      expect(createScriptURL(url(0))).toBe(url(0));
    } finally {
      Reflect.deleteProperty(window, 'trustedTypes');
    }
  });

  test('refuses a file name that leaves the folder of the bundle (A6)', async () => {
    for (const name of ['../evil.js', 'https://evil.test/a.js', '/evil.js']) {
      await expect(files.insertFile(name)).rejects.toThrow(name);
    }
    expect(urls()).toEqual([]);
  });

  test.each([
    ['an element', '<form id="trustedTypes"><input name="createPolicy"></form>'],
    ['a frame', '<iframe name="trustedTypes"></iframe>'],
  ])('%s is no Trusted Types factory (A6)', (_what, html) => {
    document.body.innerHTML = html;
    startFetch('logout');
    expect(urls()[0]).toBe(url(0));
  });

  test('creates all script URLs with one Trusted Types policy named rewards-widgets', () => {
    const createPolicy = jest.fn((_name: string, rules: { createScriptURL(url: string): string }) => ({
      createScriptURL: (address: string) => `${rules.createScriptURL(address)}#trusted`,
    }));
    Object.assign(window, { trustedTypes: { createPolicy } });
    try {
      startFetch('svc-query');
      expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['rewards-widgets']);
      expect(urls()).toEqual([`${url(0)}#trusted`, url(1), `${url(2)}#trusted`, url(3)]);
      expect(createPolicy).toHaveBeenCalledTimes(1);
    } finally {
      Reflect.deleteProperty(window, 'trustedTypes');
    }
  });
});
