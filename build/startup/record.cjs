/**
 * Records which functions pages call until all their widgets are ready, and while a visitor fills in and sends their
 * forms for the first time: opens the pages in jsdom, and writes the positions of the functions to standard output as
 * JSON. Reads the site from standard input as JSON. Each build runs this file in a separate process.
 */
const { Session } = require('node:inspector/promises');
const { json } = require('node:stream/consumers');
const { setTimeout: wait } = require('node:timers/promises');
const { JSDOM, ResourceLoader, VirtualConsole } = require('jsdom');

/**
 * @typedef {object} RecordedPage
 * @property {string} path
 * @property {string} body
 * @typedef {object} RecordedSite
 * @property {Readonly<Record<string, string>>} scripts the scripts by their paths
 * @property {object} loaderTable the value of `__LOADER_TABLE__`, which is not part of the loader's script yet
 * @property {readonly RecordedPage[]} pages
 * @typedef {Record<string, [start: number, end: number][]>} Recording the positions of the called functions, by script
 */

const origin = 'https://site.test';
const folder = `${origin}/w/`;
/** Milliseconds after which a page fails. */
const timeout = 60_000;
/** Lets effects, requests and their responses finish. */
async function settle() {
  for (let turn = 0; turn < 10; turn += 1) await wait(1);
}

/**
 * Adds browser features that jsdom lacks. Replaces the clock and the network, so that each build gets the same
 * recording.
 * @param {import('jsdom').DOMWindow} window
 * @param {object} loaderTable
 */
function completeWindow(window, loaderTable) {
  const { setTimeout } = window;
  Object.assign(window, {
    __LOADER_TABLE__: loaderTable,
    CSS: { supports: () => true },
    MessageChannel,
    IntersectionObserver: class {
      observe() {}
      disconnect() {}
    },
    // Each request fails: the recording cannot know what a service would respond.
    XMLHttpRequest: class {
      upload = {};
      status = 500;
      readyState = 4;
      onloadend() {}
      open() {}
      send() {
        setTimeout(() => this.onloadend(), 0);
      }
      abort() {}
      setRequestHeader() {}
      getAllResponseHeaders = () => '';
    },
    setTimeout: (/** @type {Function} */ callback, delay = 0, /** @type {unknown[]} */ ...rest) =>
      delay > 0 ? 0 : setTimeout(callback, 0, ...rest),
    requestAnimationFrame: (/** @type {Function} */ callback) => setTimeout(callback, 0, 0),
  });
  // @ts-expect-error: a part of the list is enough for the loader
  window.Element.prototype.getClientRects = () => [{ top: 0, bottom: 1 }];
  // With a real clock, React would yield at a different point in each build.
  window.performance.now = () => 0;
}

/**
 * Fills in the forms of a page like a visitor, key by key, and sends them.
 * @param {import('jsdom').DOMWindow} window
 */
async function fillInForms({ document, HTMLInputElement, InputEvent, KeyboardEvent }) {
  const fields = [...document.querySelectorAll('input')].filter(({ type }) => !/radio|checkbox/.test(type));
  for (const field of fields) {
    field.focus();
    for (const type of ['keydown', 'keypress', 'keyup']) {
      field.dispatchEvent(new KeyboardEvent(type, { key: '1', bubbles: true }));
    }
    // Not `field.value = …`: React replaces the setter of each element to notice what the page itself changes.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '1');
    field.dispatchEvent(new InputEvent('input', { data: '1', bubbles: true }));
    field.blur();
    await settle();
  }
  for (const form of document.forms) {
    form.requestSubmit();
    await settle();
  }
}

/**
 * Opens a page, waits until all its widgets are ready, and uses its forms. Throws when the page logs an error or a
 * warning.
 * @param {RecordedPage} page
 * @param {Pick<RecordedSite, 'scripts' | 'loaderTable'>} site
 */
async function open({ path, body }, { scripts, loaderTable }) {
  /** @type {unknown[]} */
  const problems = [];
  const virtualConsole = new VirtualConsole();
  const note = (/** @type {any} */ problem) => problems.push(problem.detail ?? problem);
  virtualConsole.on('jsdomError', note);
  virtualConsole.on('error', note);
  virtualConsole.on('warn', note);
  class Scripts extends ResourceLoader {
    /** @override @param {string} url @returns {any} */
    fetch(url) {
      const text = scripts[url.slice(folder.length)];
      return text === undefined
        ? Promise.reject(new Error(`nothing is at ${url}`))
        : Promise.resolve(Buffer.from(text));
    }
  }
  const { window } = new JSDOM(`<!doctype html><body>${body}<script src="${folder}widgets.js"></script>`, {
    url: origin + path,
    runScripts: 'dangerously',
    pretendToBeVisual: true,
    resources: new Scripts(),
    virtualConsole,
    beforeParse: (window) => completeWindow(window, loaderTable),
  });
  const unready = () => window.document.querySelectorAll('[data-mount]:not([data-mount-state="ready"])').length;
  const openedAt = Date.now();
  while (unready() > 0) {
    if (Date.now() - openedAt > timeout) problems.push(`${unready()} widgets did not become ready`);
    if (problems.length > 0) break;
    await wait(1);
  }
  await settle();
  await fillInForms(window);
  if (problems.length > 0) throw new Error(`${path}: ${problems.join('\n')}`);
}

/** @param {string} text @returns {[start: number, end: number]} */
function parsePosition(text) {
  const [start = 0, end = 0] = text.split('-').map(Number);
  return [start, end];
}

/**
 * Opens all pages. Returns the positions of the functions that they call.
 * @param {RecordedSite} site
 * @returns {Promise<Recording>}
 */
async function record({ pages, ...site }) {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  for (const page of pages) await open(page, site);
  const { result } = await session.post('Profiler.takePreciseCoverage');
  /** @type {Record<string, Set<string>>} */
  const called = {};
  for (const { url, functions } of result.filter(({ url }) => url.startsWith(folder))) {
    const file = url.slice(folder.length);
    called[file] ??= new Set();
    for (const { ranges } of functions) {
      const [whole] = ranges;
      if (whole && whole.count > 0) called[file].add(`${whole.startOffset}-${whole.endOffset}`);
    }
  }
  return Object.fromEntries(
    Object.entries(called).map(([file, positions]) => [file, [...positions].map(parsePosition)]),
  );
}

json(process.stdin)
  .then((site) => record(/** @type {RecordedSite} */ (site)))
  .then(
    // Exits explicitly, as the pages still wait for responses.
    (called) => process.stdout.write(JSON.stringify(called), () => process.exit()),
    (error) => {
      console.error(error);
      process.exit(1);
    },
  );
