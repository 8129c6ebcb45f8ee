import { resolve } from 'node:path';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { type Demo, startDemo } from './demo';
import { injectAxe } from './injectAxe';

/**
 * The first port. Each worker uses two ports: one for the site, one for the services. Linux may give a port from 32768
 * on to any outgoing connection.
 */
const firstPort = Number(process.env['PORT_BASE'] || 24_100);
const screenshots = resolve(__dirname, '../../../screenshots');

export interface Fixtures {
  /** The demo site and its services, in their initial state. */
  readonly demo: Demo;
  /** Opens a page of the demo site by its path. */
  readonly visit: (path: string) => Promise<void>;
  /** Opens a page whose HTML the test writes, on the origin of the site. */
  readonly openHostPage: (body: string, options?: { head?: string; policy?: string; path?: string }) => Promise<void>;
  /** Takes a screenshot, which git ignores, and expects no violation of any axe rule. */
  readonly checkScreen: (name: string, options?: { checksFrames: boolean }) => Promise<void>;
}

/** Waits until all animations have finished, except for endless ones such as spinners. */
async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const finite = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime ?? Number.POSITIVE_INFINITY));
    await Promise.allSettled(finite.map(({ finished }) => finished));
  });
}

/**
 * Returns the accessibility violations of a page and its frames: one line for each violated axe rule. In a frame that
 * allows no scripts, axe cannot run: it checks the element, and waits half a second for its content.
 */
async function findAxeViolations(page: Page, { checksFrames = true } = {}): Promise<string[]> {
  // Not with @axe-core/playwright: it opens a new page for each check, which takes longer than the check.
  for (const frame of checksFrames ? page.frames() : [page.mainFrame()]) await injectAxe(frame);
  return page.evaluate(async (iframes) => {
    const { axe } = window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } };
    const { violations } = await axe.run({ resultTypes: ['violations'], iframes });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  }, checksFrames);
}

/** Watches all pages of a context from its start. Returns the list that gets their errors and policy violations. */
export async function watchPageErrors(context: BrowserContext): Promise<readonly string[]> {
  const errors: string[] = [];
  context.on('weberror', (error) => errors.push(`page error: ${error.error().message}`));
  await context.exposeFunction('reportPolicyViolation', (violation: string) => {
    errors.push(`policy violation: ${violation}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      (window as unknown as { reportPolicyViolation(violation: string): void }).reportPolicyViolation(
        `${event.violatedDirective} ${event.blockedURI} ${event.sample}`,
      );
    });
  });
  return errors;
}

/** Each worker has its own site and services. Errors and policy violations of any page fail the test. */
export const test = base.extend<Fixtures & { readonly failOnPageErrors: undefined }, { readonly workerDemo: Demo }>({
  workerDemo: [
    async ({ playwright: _ }, use, worker) => {
      const demo = await startDemo(firstPort + worker.parallelIndex * 2);
      await use(demo);
      await demo.close();
    },
    { scope: 'worker' },
  ],

  demo: async ({ workerDemo }, use) => {
    workerDemo.services.reset();
    await use(workerDemo);
  },

  failOnPageErrors: [
    async ({ context, page }, use) => {
      const errors = await watchPageErrors(context);
      await use(undefined);
      // Chromium may hang when a context closes while its page is navigating.
      await page.goto('about:blank', { timeout: 5_000 }).catch(() => undefined);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],

  visit: async ({ page, demo }, use) => {
    await use(async (path) => {
      await page.goto(demo.origin + path);
    });
  },

  openHostPage: async ({ page, demo }, use) => {
    await use(async (body, { head = '', policy, path = '/host-page' } = {}) => {
      const url = demo.origin + path;
      const { pathname } = new URL(url);
      // Not by a pattern, in which the characters of a query have a meaning.
      const isHostPage = (requested: URL) => requested.origin === demo.origin && requested.pathname === pathname;
      await page.route(isHostPage, (route) =>
        route.fulfill({
          contentType: 'text/html; charset=utf-8',
          ...(policy === undefined ? {} : { headers: { 'Content-Security-Policy': policy } }),
          body: `<!doctype html><html lang="zh-CN"><head><title>Host</title>${head}</head><body>${body}</body></html>`,
        }),
      );
      // Not until the load event, which waits for the requests that a test holds back.
      await page.goto(url, { waitUntil: 'domcontentloaded' });
    });
  },

  checkScreen: async ({ page }, use, info) => {
    await use(async (name, options) => {
      const width = page.viewportSize()?.width ?? 0;
      await waitForAnimations(page);
      // Developers look at the screenshots; CI does not need them.
      if (!process.env['CI']) await page.screenshot({ path: `${screenshots}/${name}-${width}.png`, fullPage: true });
      expect(await findAxeViolations(page, options), `axe on ${name} of ${info.title}`).toEqual([]);
    });
  },
});

export { type Demo, dist } from './demo';
export { expect };
