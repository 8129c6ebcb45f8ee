import { expect, type Page } from '@playwright/test';

/** A host page that makes it hard for widgets to work. */
export interface HostilePage {
  /** The end of a test name that starts with "a page". */
  readonly title: string;
  /** Runs before any other script of the page. */
  readonly script?: () => void;
  readonly css?: string;
  /** The start of the document; by default the doctype. */
  readonly start?: string;
  readonly head?: string;
  /** Returns the markup around the mount points. */
  readonly wrap?: (mountPoints: string) => string;
  /** Changes the responses to requests of the page. */
  readonly addRoutes?: (page: Page) => Promise<unknown>;
  /** Runs after the page has loaded; may have its own expectations. */
  readonly afterLoad?: (page: Page) => Promise<unknown>;
  /** True for a page that writes markup or loads another script, which the strict policy would block. */
  readonly hasNoPolicy?: true;
}

const expectAllReady = (page: Page, count = 2) =>
  page.waitForFunction(
    (expected) => window.widgets?.status().filter(({ state }) => state === 'ready').length === expected,
    count,
  );
const clickRefreshCaptcha = (page: Page) =>
  page.getByRole('button', { name: 'Refresh captcha' }).first().dispatchEvent('click');
const inTemplate = (mountPoints: string) => `<template>${mountPoints}</template>`;

/** Pages whose scripts change what the widgets' scripts rely on (A4, A7, C7). */
const pagesWithScripts: readonly HostilePage[] = [
  {
    title: 'with a wrapped XMLHttpRequest, jQuery’s $ and the globals of module loaders (A4)',
    script: () => {
      class WrappedRequest extends XMLHttpRequest {
        override open(method: string, url: string | URL, isAsync = true): void {
          super.open(method, url, isAsync);
        }
        override send(body?: Document | XMLHttpRequestBodyInit | null): void {
          const handler = this.onreadystatechange;
          this.onreadystatechange = (event) => handler?.call(this, event);
          super.send(body);
        }
      }
      const pageFunction = () => {
        throw new Error('a function of the page');
      };
      const loader = Object.assign(() => pageFunction(), { amd: {} });
      const libraries = { $: pageFunction, jQuery: pageFunction, React: pageFunction, axios: pageFunction };
      Object.assign(window, libraries, { XMLHttpRequest: WrappedRequest, fetch: pageFunction });
      Object.assign(window, { define: loader, require: loader, module: { exports: {} }, exports: {} });
      Object.assign(window, { process: { env: {} }, global: {}, webpackChunk: pageFunction });
      Object.assign(window, { webpackJsonp: pageFunction });
    },
  },
  {
    title: 'with its own Promise, which has only then and catch (A4)',
    script: () => {
      const Native = Promise;
      type Settle = (value?: unknown) => void;
      class Thenable {
        readonly native: Promise<unknown>;
        constructor(executor: (resolve: Settle, reject: Settle) => void) {
          this.native = new Native(executor as never);
        }
        // biome-ignore lint/suspicious/noThenProperty: a promise has this property
        then(onFulfilled?: Settle, onRejected?: Settle) {
          const inNextTask = (value: unknown) => new Native((resolve) => setTimeout(resolve, 0, value));
          return new Thenable((resolve, reject) => {
            this.native
              .then(inNextTask)
              .then(onFulfilled as never, onRejected as never)
              .then(resolve, reject);
          });
        }
        catch(onRejected: Settle) {
          return this.then(undefined, onRejected);
        }
        static resolve(value: unknown) {
          return new Thenable((resolve) => resolve(value));
        }
        static reject(value: unknown) {
          return new Thenable((_, reject) => reject(value));
        }
        static all(values: Iterable<unknown>) {
          return new Thenable((resolve, reject) => void Native.all(values).then(resolve, reject));
        }
        static race(values: Iterable<unknown>) {
          return new Thenable((resolve, reject) => void Native.race(values).then(resolve, reject));
        }
      }
      Object.assign(window, { Promise: Thenable });
    },
  },
  {
    title: 'with the Array.from of Prototype.js, which supports no iterators and no map function (A4, M3)',
    script: () => {
      Object.assign(Array, {
        from(like: ArrayLike<unknown> | null) {
          const list = new Array(like?.length ?? 0);
          for (let at = list.length - 1; at >= 0; at -= 1) list[at] = like?.[at];
          return list;
        },
      });
    },
  },
  {
    title: 'that adds enumerable properties to every object (A4, M5)',
    script: () => {
      for (const name of ['extend', 'each', 'clone', 'merge', 'first', 'isEmpty', 'watch', 'toJSONString']) {
        Object.assign(Object.prototype, { [name]: () => 'broken' });
        Object.assign(Array.prototype, { [name]: () => 'broken' });
      }
    },
  },
  {
    title: 'with frozen prototypes of arrays, functions and promises (A4)',
    script: () => {
      for (const { prototype } of [Array, Function, Promise, Map, Set, RegExp, Date]) Object.freeze(prototype);
    },
  },
  {
    title: 'with error listeners that throw, and without a console (A4)',
    script: () => {
      const throwError = () => {
        throw new Error('from an error listener');
      };
      window.onerror = throwError;
      window.onunhandledrejection = throwError;
      Object.assign(window, { console: undefined });
    },
  },
  {
    title: 'with storage and cookies that throw (C7)',
    script: () => {
      const get = () => {
        throw new DOMException('access denied', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { get });
      Object.defineProperty(window, 'sessionStorage', { get });
      Object.defineProperty(Document.prototype, 'cookie', { get, set: get });
    },
  },
  {
    title: 'with null storage and cookies that are not stored (C7)',
    script: () => {
      Object.defineProperty(window, 'localStorage', { value: null });
      Object.defineProperty(window, 'sessionStorage', { value: null });
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set() {} });
    },
  },
  {
    title: 'that a browser extension translates all the time (A7, M8)',
    script: () => {
      const wrap = (node: Node): void => {
        if (!(node instanceof Text)) {
          for (const child of [...node.childNodes]) wrap(child);
          return;
        }
        if (!node.data.trim() || node.parentElement?.closest('font, script, style, title')) return;
        const font = document.createElement('font');
        node.parentNode?.replaceChild(font, node);
        font.appendChild(document.createElement('font')).appendChild(node);
      };
      new MutationObserver((records) => {
        const changed = records.flatMap(({ target, addedNodes }) => [target, ...addedNodes]);
        changed.filter((node) => node.isConnected).forEach(wrap);
      }).observe(document, { childList: true, characterData: true, subtree: true });
    },
    afterLoad: (page) => expect(page.getByRole('tab').first().locator('font font')).toBeVisible(),
  },
];

/** Breaks the methods that add or remove nodes and that Prototype.js and other libraries replace. */
function breakNodeMethods(): void {
  const value = () => {
    throw new Error('a method of the page');
  };
  for (const name of ['remove', 'append', 'prepend', 'before', 'after', 'replaceWith', 'replaceChildren']) {
    for (const { prototype } of [Element, CharacterData, Document, DocumentFragment]) {
      if (name in prototype) Object.defineProperty(prototype, name, { value });
    }
  }
}

/** Pages whose markup, styles or requests interfere with widgets (A2, A3, A5 to A8). */
const pagesWithMarkup: readonly HostilePage[] = [
  { title: 'that is not hostile' },
  {
    title: 'with node methods that throw, and a file that fails to load once (A4, A8, M5)',
    script: breakNodeMethods,
    addRoutes: (page) => page.route(/assets\/auth\.en/, (route) => route.abort(), { times: 1 }),
  },
  {
    title: 'in quirks mode, from right to left (A5)',
    start: '<html dir="rtl">',
    async afterLoad(page) {
      const [first, second] = await Promise.all([0, 1].map((index) => page.getByRole('tab').nth(index).boundingBox()));
      expect(first?.x).toBeLessThan(second?.x ?? 0);
    },
  },
  { title: 'that unsets all styles (A5)', css: '*, *::before, *::after { all: unset; }' },
  {
    title: 'with a theme that hides all native controls (A5)',
    css: 'button, input, label, legend, a { display: none; }',
  },
  {
    title: 'with a theme that uses !important (A5)',
    css:
      '* { margin: 0 !important; padding: 0 !important; outline: 0 !important; line-height: 1 !important;' +
      ' font: 12px serif !important; letter-spacing: 1px !important; box-sizing: content-box !important; }',
  },
  {
    title: 'with its mount points in a form in a table; the form gets no submit event of a widget (A2)',
    wrap: (mountPoints) =>
      `<table><tr><td><form action="/caught"><input name="q">${mountPoints}<button>Go</button></form></table>`,
    script: () => addEventListener('submit', () => console.error('the page received a submit event')),
  },
  {
    title: 'that inserts its mount points late, with a hundred others (A2)',
    wrap: inTemplate,
    async afterLoad(page) {
      await page.evaluate(async () => {
        const { content } = document.querySelector('template') as HTMLTemplateElement;
        document.body.appendChild(content.cloneNode(true));
        for (let count = 0; count < 100; count += 1) {
          document.body.appendChild(document.createElement('div')).setAttribute('data-mount', 'logout');
          if (count % 20 === 0) await new Promise(requestAnimationFrame);
        }
      });
      await expectAllReady(page, 102);
    },
  },
  {
    title: 'with its mount points and their style sheets in a shadow root, which it scans (A2)',
    wrap: (mountPoints) => `${inTemplate(mountPoints)}<main></main>`,
    async afterLoad(page) {
      await page.waitForFunction(() => window.widgets);
      await page.evaluate(() => {
        const root = (document.querySelector('main') as Element).attachShadow({ mode: 'open' });
        root.appendChild((document.querySelector('template') as HTMLTemplateElement).content.cloneNode(true));
        window.widgets?.scan(root);
      });
      await expectAllReady(page);
      await page.evaluate(() => {
        const root = document.querySelector('main')?.shadowRoot;
        for (const link of document.querySelectorAll('link[href*="/w/"]')) root?.appendChild(link.cloneNode());
      });
      await expect(page.locator('.rw-button').first()).toHaveCSS('min-height', '48px');
    },
  },
  {
    title: 'with three mount points of each name, and a second bundle of another version (A2, A3)',
    wrap: (mountPoints) => mountPoints.repeat(3),
    hasNoPolicy: true,
    addRoutes: (page) =>
      page.route('**/other/**', async (route) => {
        const response = await route.fetch({ url: route.request().url().replace('/other/', '/w/') });
        await route.fulfill({ response, body: (await response.text()).replace(/\d+\.\d+\.\d+/g, '99.0.0') });
      }),
    async afterLoad(page) {
      const warning = page.waitForEvent('console', (message) => message.text().includes('99.0.0] version'));
      await expectAllReady(page, 6);
      await page.evaluate(() => {
        document.head.appendChild(document.createElement('script')).src = '/other/widgets.js';
      });
      await warning;
      const ids = await page
        .locator('[id^="rw-"], [id^="_rw-"]')
        .evaluateAll((elements) => elements.map(({ id }) => id));
      expect(ids.length).toBeGreaterThan(6);
      expect(ids).toEqual([...new Set(ids)]);
      // Only one captcha of a page is active at a time (contract 5).
      await clickRefreshCaptcha(page);
    },
  },
  {
    title: 'that rewrites its body after the widgets are ready (A2)',
    hasNoPolicy: true,
    async afterLoad(page) {
      await expectAllReady(page);
      await page.evaluate(() => {
        document.body.innerHTML = String(document.body.innerHTML);
      });
      await expectAllReady(page);
    },
  },
  {
    title: 'with an ad blocker that blocks the captcha script (A7)',
    css: '.ad, .ads, .banner, .promotion, .share, .popup, .notice, .overlay, .captcha { display: none !important; }',
    addRoutes: (page) => page.route('**/captcha/*.js*', (route) => route.abort(), { times: 1 }),
    async afterLoad(page) {
      await expect(page.getByText('The security check could not be loaded')).toBeVisible();
      await clickRefreshCaptcha(page);
    },
  },
  {
    title: 'with a base element, and element names that shadow properties of document (A6, M4)',
    head: '<base href="https://base.example.test/">',
    wrap: (mountPoints) =>
      ['cookie', 'title', 'location', 'referrer', 'head', 'body', 'forms']
        .map((name) => `<img name="${name}">`)
        .join('') +
      `<form id="dataLayer"></form><i id="capInit"></i><form id="axios"><input name="action"></form>${mountPoints}`,
  },
  {
    title: 'with elements of an attacker that shadow what loads scripts (A6)',
    head: '<base href="https://evil.example.test/">',
    wrap: (mountPoints) =>
      ['currentScript', 'readyState', 'activeElement', 'visibilityState']
        .map((name) => `<img name="${name}" src="https://evil.example.test/x.png" alt="">`)
        .join('') +
      '<iframe name="head"></iframe><iframe name="widgets"></iframe><iframe name="trustedTypes"></iframe>' +
      mountPoints,
    addRoutes: (page) =>
      page.route('https://evil.example.test/**', (route) => {
        // The page's own images; a script from there would be a failure.
        expect(route.request().resourceType()).toBe('image');
        return route.abort();
      }),
    // The policy would report the images of the page itself.
    hasNoPolicy: true,
  },
];

export const hostilePages = [...pagesWithMarkup, ...pagesWithScripts];
