import { type MountName, names } from '../../src/mounts/registry';
import { passTime, settle, stopClock } from '../support/clock';

type Files = typeof import('../../src/mounts/files');

const folder = 'https://cdn.test/w/';
/** A row begins with the name of the widget's chunk, unless it is called like the widget. */
const rows: Partial<Record<MountName, string>> = {
  'svc-query': ' 3 4',
  logout: ' 6 ',
  auth: ' 9  form',
  'account-overlay': 'account y z',
};
const table = {
  shared: { base: '1 2', form: '7' },
  widgets: names.map((name) => rows[name] ?? ''),
};
const paths = [
  'assets/base.1.js',
  'assets/base.2.css',
  'assets/svc-query.zh.3.js',
  'assets/svc-query.4.css',
  'assets/logout.en.6.js',
  'assets/logout.zh.6.js',
  'assets/form.7.js',
  'assets/auth.zh.9.js',
];
const url = (index: number) => folder + paths[index];

/** The elements that stand for files, in the order in which they were put into the page. */
const elements = () => [...document.head.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script, link')];
const address = (element: HTMLScriptElement | HTMLLinkElement) => ('src' in element ? element.src : element.href);
const addresses = () => elements().map(address);
const arriveAll = async () => {
  for (const element of elements()) element.dispatchEvent(new Event('load'));
  await settle();
};
const elementOf = (index: number) => elements().find((element) => address(element) === url(index));
const fail = async (index: number) => {
  elementOf(index)?.dispatchEvent(new Event('error'));
  await settle();
};

let files: Files;

/** The script of the entry runs, from an address and with or without a nonce. */
function runEntry(src = `${folder}widgets.js`, nonce?: string): void {
  jest.resetModules();
  document.head.replaceChildren();
  const script = document.createElement('script');
  script.setAttribute('src', src);
  if (nonce !== undefined) script.nonce = nonce;
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  Object.assign(globalThis, { __FILES__: table });
  files = jest.requireActual<Files>('../../src/mounts/files');
  jest.restoreAllMocks();
}

function fetching(name: MountName = 'svc-query', locale: 'zh' | 'en' = 'zh'): { end: string } {
  const watched = { end: 'pending' };
  files.fetchFiles(name, locale).then(
    () => {
      watched.end = 'fetched';
    },
    (error: Error) => {
      watched.end = `${error.name}: ${error.message}`;
    },
  );
  return watched;
}

beforeEach(() => {
  stopClock();
  runEntry();
});
afterEach(() => jest.useRealTimers());

describe('what a widget needs is fetched side by side (contract 1)', () => {
  test('its code, with the words of one language', async () => {
    const widget = fetching('svc-query', 'zh');
    expect(addresses()).toEqual([0, 1, 3, 2].map(url));
    expect(widget.end).toBe('pending');
    await arriveAll();
    expect(widget.end).toBe('fetched');
    runEntry();
    fetching('logout', 'en');
    expect(addresses()).toEqual([0, 1, 4].map(url));
    runEntry();
    fetching('auth', 'zh');
    expect(addresses()).toEqual([0, 1, 6, 7].map(url));
    runEntry();
    fetching('account-overlay', 'en');
    expect(addresses().slice(2)).toEqual(['account.z.css', 'account.en.y.js'].map((file) => `${folder}assets/${file}`));
  });

  test('a style sheet is a link, all else a script', () => {
    fetching();
    expect(elements().map((element) => element.outerHTML)).toEqual([
      `<script src="${url(0)}"></script>`,
      `<link rel="stylesheet" href="${url(1)}">`,
      `<link rel="stylesheet" href="${url(3)}">`,
      `<script src="${url(2)}"></script>`,
    ]);
  });

  test('it is there when the last one is', async () => {
    const widget = fetching();
    for (const index of [3, 0, 2]) elementOf(index)?.dispatchEvent(new Event('load'));
    await settle();
    expect(widget.end).toBe('pending');
    elementOf(1)?.dispatchEvent(new Event('load'));
    await settle();
    expect(widget.end).toBe('fetched');
  });

  test('each address once, however many widgets need it', async () => {
    const first = fetching('logout');
    const second = fetching('svc-query');
    const third = fetching('svc-query');
    expect(addresses()).toEqual([0, 1, 5, 3, 2].map(url));
    await arriveAll();
    const fourth = fetching('logout');
    await settle();
    expect([first, second, third, fourth].map(({ end }) => end)).toEqual(Array(4).fill('fetched'));
    expect(elements()).toHaveLength(5);
  });

  test.each([
    ['links', `<link rel="stylesheet" href="${url(1)}">`],
    ['links by a shorter address', `<link rel="stylesheet" href="/w/${paths[1]}">`],
    ['carries', `<style data-href="/w/${paths[1]}">.rw { color: red }</style>`],
  ])('a style sheet that the page %s is not linked again', async (_how, markup) => {
    document.head.innerHTML = markup;
    const widget = fetching('logout');
    const coming = elements().filter((element) => element.outerHTML !== markup);
    expect(coming.map(address)).toEqual([0, 5].map(url));
    for (const element of coming) element.dispatchEvent(new Event('load'));
    await settle();
    expect(widget.end).toBe('fetched');
  });

  test.each([
    ['only preloaded', `<link rel="preload" as="style" href="${url(1)}">`],
    ['of another build', `<link rel="stylesheet" href="${folder}assets/base.0.css">`],
    ['carried from another build', `<style data-href="${folder}assets/base.0.css"></style>`],
  ])('one that is %s is', (_how, markup) => {
    document.head.innerHTML = markup;
    fetching('logout');
    expect(document.querySelectorAll(`link[rel="stylesheet"][href="${url(1)}"]`)).toHaveLength(1);
  });
});

describe('a file that fails is tried twice more (contract 2)', () => {
  test.each([
    ['a script', 2],
    ['a style sheet', 1],
  ])('%s: after 500 ms and after 2 s', async (_kind, index) => {
    const widget = fetching();
    await fail(index);
    expect(addresses()).not.toContain(url(index));
    await passTime(499);
    expect(addresses()).not.toContain(url(index));
    await passTime(1);
    expect(addresses().filter((found) => found === url(index))).toHaveLength(1);
    await fail(index);
    await passTime(1999);
    expect(addresses()).not.toContain(url(index));
    await passTime(1);
    expect([addresses().at(-1), widget.end]).toEqual([url(index), 'pending']);
    await arriveAll();
    expect(widget.end).toBe('fetched');
  });

  test('then it is told, by its address', async () => {
    const widget = fetching();
    for (const delay of [500, 2000, 60_000]) {
      expect(widget.end).toBe('pending');
      await fail(2);
      await passTime(delay);
    }
    expect(widget.end).toBe(`ChunkLoadError: ${url(2)}`);
    expect(addresses()).not.toContain(url(2));
  });

  test('and may be asked for again later; what came stays', async () => {
    fetching();
    for (const index of [0, 1, 3]) elementOf(index)?.dispatchEvent(new Event('load'));
    for (const delay of [500, 2000, 0]) {
      await fail(2);
      await passTime(delay);
    }
    const before = addresses();
    const again = fetching();
    expect(addresses()).toEqual([...before, url(2)]);
    await arriveAll();
    expect(again.end).toBe('fetched');
  });

  test('one file that fails does not ask for the others again', async () => {
    fetching();
    await fail(2);
    await passTime(500);
    expect(addresses()).toEqual([0, 1, 3, 2].map(url));
  });

  test('two widgets that wait for it are one try', async () => {
    const both = [fetching('svc-query', 'zh'), fetching('logout', 'zh')];
    await fail(0);
    await passTime(500);
    expect(addresses().filter((found) => found === url(0))).toHaveLength(1);
    await arriveAll();
    expect(both.map(({ end }) => end)).toEqual(['fetched', 'fetched']);
  });
});

describe('where files are (contract 1)', () => {
  test.each([
    ['https://cdn.test/w/widgets.js', 'https://cdn.test/w/'],
    ['https://cdn.test/widgets.js?v=1', 'https://cdn.test/'],
    ['https://cdn.test/a/b/widgets.js#x/y', 'https://cdn.test/a/b/'],
    ['https://cdn.test/a/widgets.js?path=/c/d', 'https://cdn.test/a/'],
    ['/static/widgets.js', 'http://localhost/static/'],
  ])('beside the entry at %s', (src, expected) => {
    runEntry(src);
    fetching('logout');
    expect(addresses()[0]).toBe(`${expected}assets/base.1.js`);
  });

  test('whatever the base of the page (M4)', () => {
    runEntry();
    const base = document.createElement('base');
    base.href = 'https://cdn.other.test/';
    document.head.append(base);
    fetching('logout');
    expect(addresses()).toEqual([0, 1, 5].map(url));
  });
});

describe('a page with a strict policy (A9, contract 6)', () => {
  test('a nonce of the entry is carried on', () => {
    runEntry(undefined, 'n0nce');
    fetching('logout');
    expect(files.nonce).toBe('n0nce');
    expect(elements().map(({ nonce }) => nonce)).toEqual(Array(3).fill('n0nce'));
  });

  test('without one, none is made up', () => {
    fetching('logout');
    expect(elements().filter((element) => element.hasAttribute('nonce'))).toEqual([]);
  });

  test('under Trusted Types every script comes from one policy of our name', () => {
    const createPolicy = jest.fn((_name: string, rules: { createScriptURL(url: string): string }) => ({
      createScriptURL: (address: string) => `${rules.createScriptURL(address)}#trusted`,
    }));
    Object.assign(window, { trustedTypes: { createPolicy } });
    try {
      fetching('svc-query');
      expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['rewards-widgets']);
      expect(addresses()).toEqual([`${url(0)}#trusted`, url(1), url(3), `${url(2)}#trusted`]);
      expect(files.trusted('https://cdn.test/a.js')).toBe('https://cdn.test/a.js#trusted');
      expect(createPolicy).toHaveBeenCalledTimes(1);
    } finally {
      Reflect.deleteProperty(window, 'trustedTypes');
    }
  });
});
