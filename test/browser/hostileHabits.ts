import { expect, type Page } from '@playwright/test';

/** A habit of a host page, which its guests have to live with. */
export interface Habit {
  /** Said of the page: "a page …". */
  readonly page: string;
  readonly script?: () => void;
  readonly css?: string;
  /** What the document begins with. */
  readonly start?: string;
  readonly head?: string;
  /** Where the mount points stand. */
  readonly around?: (points: string) => string;
  /** What becomes of requests. */
  readonly routes?: (page: Page) => Promise<unknown>;
  /** What the page does once it is there, and what must be true then. */
  readonly once?: (page: Page) => Promise<unknown>;
  /** True for a page that writes markup or loads a script by itself, as the strict policy would not let it. */
  readonly isLax?: true;
}

const allReady = (page: Page, count = 2) =>
  page.waitForFunction(
    (wanted) => window.widgets?.status().filter(({ state }) => state === 'ready').length === wanted,
    count,
  );
const pressRefresh = (page: Page) =>
  page.getByRole('button', { name: 'Refresh captcha' }).first().dispatchEvent('click');
const template = (points: string) => `<template>${points}</template>`;

/** A4, A7, C7: what a page's scripts do to those of its guests. */
const scripts: readonly Habit[] = [
  {
    page: 'that has wrapped XMLHttpRequest, with jQuery’s $ and the globals of module loaders (A4)',
    script: () => {
      class Watched extends XMLHttpRequest {
        override open(method: string, url: string | URL, isAsync = true): void {
          super.open(method, url, isAsync);
        }
        override send(body?: Document | XMLHttpRequestBodyInit | null): void {
          const said = this.onreadystatechange;
          this.onreadystatechange = (event) => said?.call(this, event);
          super.send(body);
        }
      }
      const taken = () => {
        throw new Error('the page’s own');
      };
      const loader = Object.assign(() => taken(), { amd: {} });
      Object.assign(window, { XMLHttpRequest: Watched, fetch: taken, $: taken, jQuery: taken, React: taken });
      Object.assign(window, { define: loader, require: loader, module: { exports: {} }, exports: {}, axios: taken });
      Object.assign(window, { process: { env: {} }, global: {}, webpackChunk: taken, webpackJsonp: taken });
    },
  },
  {
    page: 'that has a Promise of its own, which knows only then and catch (A4)',
    script: () => {
      const Native = Promise;
      type Settle = (value?: unknown) => void;
      class Thenable {
        readonly kept: Promise<unknown>;
        constructor(work: (resolve: Settle, reject: Settle) => void) {
          this.kept = new Native(work as never);
        }
        // biome-ignore lint/suspicious/noThenProperty: that is what it is
        then(kept?: Settle, broken?: Settle) {
          const turn = (value: unknown) => new Native((resolve) => setTimeout(resolve, 0, value));
          return new Thenable((resolve, reject) => {
            this.kept
              .then(turn)
              .then(kept as never, broken as never)
              .then(resolve, reject);
          });
        }
        catch(broken: Settle) {
          return this.then(undefined, broken);
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
    page: 'whose Array.from knows no iterators and no function, as Prototype.js has it (A4, M3)',
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
    page: 'that lends members to every object, which for…in finds (A4, M5)',
    script: () => {
      for (const name of ['extend', 'each', 'clone', 'merge', 'first', 'isEmpty', 'watch', 'toJSONString']) {
        Object.assign(Object.prototype, { [name]: () => 'broken' });
        Object.assign(Array.prototype, { [name]: () => 'broken' });
      }
    },
  },
  {
    page: 'that has frozen what arrays, functions and promises have in common (A4)',
    script: () => {
      for (const { prototype } of [Array, Function, Promise, Map, Set, RegExp, Date]) Object.freeze(prototype);
    },
  },
  {
    page: 'whose listeners of errors throw, and that has no console (A4)',
    script: () => {
      const throwing = () => {
        throw new Error('the page cannot even listen');
      };
      window.onerror = throwing;
      window.onunhandledrejection = throwing;
      Object.assign(window, { console: undefined });
    },
  },
  {
    page: 'where storage and cookies throw (C7)',
    script: () => {
      const get = () => {
        throw new DOMException('refused', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { get });
      Object.defineProperty(window, 'sessionStorage', { get });
      Object.defineProperty(Document.prototype, 'cookie', { get, set: get });
    },
  },
  {
    page: 'where storage is null and cookies do not stay (C7)',
    script: () => {
      Object.defineProperty(window, 'localStorage', { value: null });
      Object.defineProperty(window, 'sessionStorage', { value: null });
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set() {} });
    },
  },
  {
    page: 'that is being translated all the while (A7, M8)',
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
        const touched = records.flatMap(({ target, addedNodes }) => [target, ...addedNodes]);
        touched.filter((node) => node.isConnected).forEach(wrap);
      }).observe(document, { childList: true, characterData: true, subtree: true });
    },
    once: (page) => expect(page.getByRole('tab').first().locator('font font')).toBeVisible(),
  },
];

/** Nodes cannot be taken away or added by the methods that Prototype.js and others patch. */
function breakNodes(): void {
  const value = () => {
    throw new Error('the page’s own');
  };
  for (const name of ['remove', 'append', 'prepend', 'before', 'after', 'replaceWith', 'replaceChildren']) {
    for (const { prototype } of [Element, CharacterData, Document, DocumentFragment]) {
      if (name in prototype) Object.defineProperty(prototype, name, { value });
    }
  }
}

/** A2, A3, A5 to A8: what is around its guests, and what becomes of them. */
const surroundings: readonly Habit[] = [
  { page: 'that does nothing: what the others are compared with' },
  {
    page: 'where what takes nodes away or adds them throws, while a file is lost once (A4, A8, M5)',
    script: breakNodes,
    routes: (page) => page.route(/assets\/auth\.en/, (route) => route.abort(), { times: 1 }),
  },
  {
    page: 'in quirks mode, from right to left (A5)',
    start: '<html dir="rtl">',
    async once(page) {
      const [first, second] = await Promise.all([0, 1].map((at) => page.getByRole('tab').nth(at).boundingBox()));
      expect(first?.x).toBeLessThan(second?.x ?? 0);
    },
  },
  { page: 'that unsets all there is (A5)', css: '*, *::before, *::after { all: unset; }' },
  {
    page: 'whose theme shows no controls of the browser’s (A5)',
    css: 'button, input, label, legend, a { display: none; }',
  },
  {
    page: 'whose theme insists (A5)',
    css:
      '* { margin: 0 !important; padding: 0 !important; outline: 0 !important; line-height: 1 !important;' +
      ' font: 12px serif !important; letter-spacing: 1px !important; box-sizing: content-box !important; }',
  },
  {
    page: 'with its mount points in a form in a table, that hears of nothing sent but its own (A2)',
    around: (points) =>
      `<table><tr><td><form action="/caught"><input name="q">${points}<button>Go</button></form></table>`,
    script: () => addEventListener('submit', () => console.error('the page heard a submit')),
  },
  {
    page: 'that shows its mount points late, with a hundred others (A2)',
    around: template,
    async once(page) {
      await page.evaluate(async () => {
        const { content } = document.querySelector('template') as HTMLTemplateElement;
        document.body.appendChild(content.cloneNode(true));
        for (let count = 0; count < 100; count += 1) {
          document.body.appendChild(document.createElement('div')).setAttribute('data-mount', 'logout');
          if (count % 20 === 0) await new Promise(requestAnimationFrame);
        }
      });
      await allReady(page, 102);
    },
  },
  {
    page: 'with its mount points in a shadow root, which it has scanned and given their style sheets (A2)',
    around: (points) => `${template(points)}<main></main>`,
    async once(page) {
      await page.waitForFunction(() => window.widgets);
      await page.evaluate(() => {
        const root = (document.querySelector('main') as Element).attachShadow({ mode: 'open' });
        root.appendChild((document.querySelector('template') as HTMLTemplateElement).content.cloneNode(true));
        window.widgets?.scan(root);
      });
      await allReady(page);
      await page.evaluate(() => {
        const root = document.querySelector('main')?.shadowRoot;
        for (const link of document.querySelectorAll('link[href*="/w/"]')) root?.appendChild(link.cloneNode());
      });
      await expect(page.locator('.rw-button').first()).toHaveCSS('min-height', '48px');
    },
  },
  {
    page: 'with three of each, and a copy of another version (A2, A3)',
    around: (points) => points.repeat(3),
    isLax: true,
    routes: (page) =>
      page.route('**/other/**', async (route) => {
        const response = await route.fetch({ url: route.request().url().replace('/other/', '/w/') });
        await route.fulfill({ response, body: (await response.text()).replace(/\d+\.\d+\.\d+/g, '99.0.0') });
      }),
    async once(page) {
      const said = page.waitForEvent('console', (message) => message.text().includes('99.0.0 stands down'));
      await allReady(page, 6);
      await page.evaluate(() => {
        document.head.appendChild(document.createElement('script')).src = '/other/widgets.js';
      });
      await said;
      const ids = await page.locator('[id^="rw-"], [id^="_rw-"]').evaluateAll((all) => all.map(({ id }) => id));
      expect(ids).toEqual([...new Set(ids)]);
      // One check is live on a page at a time (contract 5).
      await pressRefresh(page);
    },
  },
  {
    page: 'that writes its body anew once all is there (A2)',
    isLax: true,
    async once(page) {
      await allReady(page);
      await page.evaluate(() => {
        document.body.innerHTML = String(document.body.innerHTML);
      });
      await allReady(page);
    },
  },
  {
    page: 'with a blocker of advertisements, which takes the check’s script for one (A7)',
    css: '.ad, .ads, .banner, .promotion, .share, .popup, .notice, .overlay, .captcha { display: none !important; }',
    routes: (page) => page.route('**/captcha/*.js*', (route) => route.abort(), { times: 1 }),
    async once(page) {
      await expect(page.getByText('The security check could not be loaded')).toBeVisible();
      await pressRefresh(page);
    },
  },
  {
    page: 'with another base, and names that stand for the document’s own (A6, M4)',
    head: '<base href="https://base.example.test/">',
    around: (points) =>
      ['cookie', 'title', 'location', 'referrer', 'head', 'body', 'forms'].map((it) => `<img name="${it}">`).join('') +
      `<form id="dataLayer"></form><i id="capInit"></i><form id="axios"><input name="action"></form>${points}`,
  },
];

export const habits = [...surroundings, ...scripts];
