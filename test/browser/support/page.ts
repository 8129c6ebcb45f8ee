import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import type { Demo } from './fixtures';

/** Returns the page's first mount point of a name. */
export function mountPoint(page: Page, name: string): Locator {
  return page.locator(`[data-mount="${name}"]`).first();
}

/** Fills in the field of an English form that asks for one value, and submits it with Next. */
export async function submitStep(widget: Locator, label: string, value: string): Promise<void> {
  await widget.getByLabel(label, { exact: true }).fill(value);
  await widget.getByRole('button', { name: 'Next' }).click();
}

/** Passes the security check of the stub services. */
export async function passCaptcha(page: Page): Promise<void> {
  await page.getByText(/^(Click to verify|点击完成验证)$/).click();
}

/** Waits until the first mount point of a name is ready. */
export async function expectReady(page: Page, name: string): Promise<void> {
  await expect(mountPoint(page, name)).toHaveAttribute('data-mount-state', 'ready', { timeout: 20_000 });
}

/** Lets the pages that open later never be idle, so that they load nothing before it is needed. */
export async function neverBecomeIdle(page: Page): Promise<void> {
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
}

/** Opens a page without waiting for the load event, which held requests would delay. */
export async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'domcontentloaded' });
}

/** Returns the value of the login-status cookie; undefined without the cookie (contract 3). */
export async function getLoginStatus(page: Page): Promise<string | undefined> {
  return (await page.context().cookies()).find(({ name }) => name === 'login-status')?.value;
}

/** Gives the browser the session and cookies of a member who signed in on an earlier visit. */
export async function signInAs(context: BrowserContext, { origin, services }: Demo, userName: string): Promise<void> {
  services.model.sessions.set('earlier-session', { userName, until: Date.now() + 3_600_000 });
  await context.addCookies([
    { name: 'sid', value: 'earlier-session', url: origin },
    { name: 'login-status', value: 'true', url: origin },
  ]);
}

/** Holds back requests whose URL matches. Returns a function that releases them. */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Holds back all scripts of the bundle, or all except the loader. Returns a function that releases them. */
export function holdScripts(page: Page, scripts: 'all' | 'assets'): Promise<() => void> {
  return holdRequests(page, scripts === 'all' ? /\/w\/.*\.js/ : /\/w\/assets\/.*\.js/);
}
