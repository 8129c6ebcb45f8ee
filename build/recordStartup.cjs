/**
 * Run by Node in a process of its own, for each build: opens pages in jsdom, each until React is in charge of all its
 * widgets, and writes to standard output as JSON which functions of which script were called till then: for each script,
 * the starts and ends of these in its text. Expects on standard input the scripts by their paths, the pages (their path
 * and what stands in them), and what the scripts find as `__FILES__`, which is not part of their text yet.
 */
const { Session } = require('node:inspector/promises');
const { json } = require('node:stream/consumers');
const { setTimeout: wait } = require('node:timers/promises');
const { JSDOM, ResourceLoader, VirtualConsole } = require('jsdom');

const site = 'https://site.test';
const folder = `${site}/w/`;
/** Milliseconds after which a page is given up. */
const patience = 60_000;
/** Rounds of the event loop in which what effects have put off is done. */
const aftermath = 10;

/** What browsers have and jsdom lacks; and what would make one build differ from the next: time that passes, and answers. */
function complete(window, table) {
  window.__FILES__ = table;
  window.CSS = { supports: () => true };
  window.MessageChannel = MessageChannel;
  window.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  };
  window.Element.prototype.getClientRects = () => [{ top: 0, bottom: 1 }];
  window.XMLHttpRequest = class {
    upload = {};
    open() {}
    send() {}
    abort() {}
    setRequestHeader() {}
  };
  // By the clock React would do its work in slices, here more of them, there fewer.
  window.performance.now = () => 0;
  const { setTimeout } = window;
  window.setTimeout = (act, delay = 0, ...rest) => (delay > 0 ? 0 : setTimeout(act, 0, ...rest));
  window.requestAnimationFrame = (act) => setTimeout(act, 0, 0);
}

async function open({ path, markup }, { scripts, table }) {
  const problems = [];
  const virtualConsole = new VirtualConsole();
  for (const kind of ['jsdomError', 'error', 'warn']) {
    virtualConsole.on(kind, (problem) => problems.push(problem.detail ?? problem));
  }
  class Scripts extends ResourceLoader {
    fetch(url) {
      const text = scripts[url.slice(folder.length)];
      return text === undefined
        ? Promise.reject(new Error(`nothing is at ${url}`))
        : Promise.resolve(Buffer.from(text));
    }
  }
  const { window } = new JSDOM(`<!doctype html><body>${markup}<script src="${folder}widgets.js"></script>`, {
    url: site + path,
    runScripts: 'dangerously',
    pretendToBeVisual: true,
    resources: new Scripts(),
    virtualConsole,
    beforeParse: (window) => complete(window, table),
  });
  const unready = () => window.document.querySelectorAll('[data-mount]:not([data-mount-state="ready"])').length;
  const openedAt = Date.now();
  while (unready() > 0) {
    if (Date.now() - openedAt > patience) problems.push(`${unready()} widgets did not come up`);
    if (problems.length > 0) break;
    await wait(1);
  }
  for (let round = 0; round < aftermath; round += 1) await wait(1);
  if (problems.length > 0) throw new Error(`${path}: ${problems.join('\n')}`);
}

const isCalled = ({ ranges: [whole] }) => whole.count > 0;
const place = ({ ranges: [{ startOffset, endOffset }] }) => `${startOffset}-${endOffset}`;

async function record({ pages, ...site }) {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  for (const page of pages) await open(page, site);
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const called = {};
  for (const { url, functions } of result.filter(({ url }) => url.startsWith(folder))) {
    const file = url.slice(folder.length);
    called[file] = [...new Set([...(called[file] ?? []), ...functions.filter(isCalled).map(place)])];
  }
  return Object.fromEntries(
    Object.entries(called).map(([file, places]) => [file, places.map((at) => at.split('-').map(Number))]),
  );
}

json(process.stdin)
  .then(record)
  .then(
    // The pages that were opened wait for answers.
    (called) => process.stdout.write(JSON.stringify(called), () => process.exit()),
    (error) => {
      console.error(error);
      process.exit(1);
    },
  );
