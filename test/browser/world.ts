import { resolve } from 'node:path';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { type AxeResults, source as axeSource, type RunOptions } from 'axe-core';
import { serveServices } from '../services/http';
import { createServices, type Services } from '../services/services';
import { startSite } from '../site/server';

/** Where the built bundle lies. */
export const dist = process.env['DIST'] ?? resolve(__dirname, '../../dist');
/** Two ports for each worker from here on. */
const firstPort = Number(process.env['PORT_BASE'] ?? 34_100);
const screenshots = resolve(__dirname, '../../screenshots');

export interface World {
  readonly origin: string;
  readonly servicesOrigin: string;
  readonly services: Services;
}

export interface Tools {
  /** The site and its services over HTTP, as they were at first. */
  readonly world: World;
  /** Opens a page of the site by its path. */
  readonly visit: (path: string) => Promise<void>;
  /** Opens a page that a test writes itself; it stands on the site's origin. */
  readonly host: (body: string, options?: { head?: string; policy?: string; path?: string }) => Promise<void>;
  /** Keeps what is to be seen, in an ignored folder, and holds it to the accessibility rules without exemption. */
  readonly look: (name: string) => Promise<void>;
}

/** Waits for what fades or slides to arrive; a spinner never does. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime ?? Number.POSITIVE_INFINITY));
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
}

/** What breaks a rule of accessibility on a page and in its frames, a line for each rule. */
async function violationsOn(page: Page): Promise<string[]> {
  // By hand, as the wrapper for Playwright opens a page of its own each time, which takes longer than the check.
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource);
  }
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } };
    const { violations } = await axe.run({ resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  });
}

/** Each worker has a site and services of its own; whatever a page reports as wrong fails its test. */
export const test = base.extend<Tools & { readonly guard: undefined }, { readonly running: World }>({
  running: [
    async ({ playwright: _ }, use, worker) => {
      const port = firstPort + worker.parallelIndex * 2;
      const siteOrigins = [`http://localhost:${port}`];
      const servicesOrigin = `http://localhost:${port + 1}`;
      const services = createServices({ origin: servicesOrigin, siteOrigins, cookies: 'header' });
      const served = await serveServices(services, { port: port + 1, siteOrigins });
      const site = await startSite({ port, servicesOrigin, dist });
      await use({ origin: site.origin, servicesOrigin, services });
      await Promise.all([site.close(), served.close()]);
    },
    { scope: 'worker' },
  ],

  world: async ({ running }, use) => {
    running.services.reset();
    await use(running);
  },

  guard: [
    async ({ page }, use) => {
      const wrong: string[] = [];
      page.on('pageerror', (error) => wrong.push(`page error: ${error.message}`));
      await page.exposeFunction('tellViolation', (what: string) => {
        wrong.push(`policy violation: ${what}`);
      });
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          (window as unknown as { tellViolation(what: string): void }).tellViolation(
            `${event.violatedDirective} ${event.blockedURI} ${event.sample}`,
          );
        });
      });
      await use(undefined);
      // A context that is closed while its page is on the way somewhere may hang in Chromium.
      await page.goto('about:blank', { timeout: 5_000 }).catch(() => undefined);
      expect(wrong).toEqual([]);
    },
    { auto: true },
  ],

  visit: async ({ page, world }, use) => {
    await use(async (path) => {
      await page.goto(world.origin + path);
    });
  },

  host: async ({ page, world }, use) => {
    await use(async (body, { head = '', policy, path = '/host-page' } = {}) => {
      const url = world.origin + path;
      await page.route(url, (route) =>
        route.fulfill({
          contentType: 'text/html; charset=utf-8',
          ...(policy === undefined ? {} : { headers: { 'Content-Security-Policy': policy } }),
          body: `<!doctype html><html lang="zh-CN"><head><title>Host</title>${head}</head><body>${body}</body></html>`,
        }),
      );
      // Files that a test holds back also hold the load event.
      await page.goto(url, { waitUntil: 'domcontentloaded' });
    });
  },

  look: async ({ page }, use, info) => {
    await use(async (name) => {
      const width = page.viewportSize()?.width ?? 0;
      await settled(page);
      // In CI nobody looks at them.
      if (!process.env['CI']) await page.screenshot({ path: `${screenshots}/${name}-${width}.png`, fullPage: true });
      expect(await violationsOn(page), `axe on ${name} of ${info.title}`).toEqual([]);
    });
  },
});

export { expect };

/** The widget in the mount point of a name; by default the page's first. */
export function mount(page: Page, name: string) {
  return page.locator(`[data-mount="${name}"]`).first();
}

/** The login-status cookie, or undefined (contract 3). */
export async function flag(page: Page): Promise<string | undefined> {
  return (await page.context().cookies()).find(({ name }) => name === 'login-status')?.value;
}

/** Makes the browser that of a member, as a sign-in on an earlier visit would have. */
export async function signIn(
  context: BrowserContext,
  origin: string,
  services: Services,
  userName: string,
): Promise<void> {
  services.model.sessions.set('the-browsers', { userName, until: Date.now() + 3_600_000 });
  await context.addCookies([
    { name: 'sid', value: 'the-browsers', url: origin },
    { name: 'login-status', value: 'true', url: origin },
  ]);
}

/** The tag by which a host page loads the bundle. */
export function script(world: { readonly origin: string }): string {
  return `<script src="${world.origin}/w/widgets.js" async></script>`;
}

/** The configuration block of a host page whose services are the stub's. */
export function configuration({ servicesOrigin }: { readonly servicesOrigin: string }): string {
  const services = Object.fromEntries(
    ['account', 'gateway', 'public', 'content'].map((name) => [name, servicesOrigin]),
  );
  const block = JSON.stringify({ services, captchaOrigins: [servicesOrigin] });
  return `<script type="application/json" id="widgets-config">${block}</script>`;
}
