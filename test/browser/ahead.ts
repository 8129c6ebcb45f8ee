import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { configuration, dist, expect, mount, script, type World } from './world';

export const words = {
  zh: { prefix: '', user: '用户名或邮箱', password: '密码', signIn: '登录', remember: '记住我', qr: '扫码登录' },
  en: {
    prefix: '/en',
    user: 'Username or email',
    password: 'Password',
    signIn: 'Sign in',
    remember: 'Remember me',
    qr: 'QR code',
  },
} as const;
export type Locale = keyof typeof words;

interface Manifest {
  readonly widgets: Record<string, Record<Locale, string[]>>;
  readonly shells: Record<string, Record<Locale, string>>;
  readonly files: Record<string, { readonly integrity: string }>;
  readonly askLater: string;
}
export const manifest: Manifest = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8'));
/** What the policy of a page that carries a file has to name. */
export const hashOf = (file: string) => `'${manifest.files[file]!.integrity}'`;
export const shell = (name: string, locale: Locale) => readFileSync(join(dist, manifest.shells[name]![locale]), 'utf8');
const styles = ({ origin }: World, name: string) =>
  manifest.widgets[name]!.zh.filter((file) => file.endsWith('.css'))
    .map((file) => `<link rel="stylesheet" href="${origin}/w/${file}">`)
    .join('');
const point = (name: string, inner: string) => `<div data-mount="${name}">${inner}</div>`;

/** A page of a test's own that holds widgets rendered ahead, each in the markup that is given with its name. */
export function pageAhead(world: World, ...widgets: readonly (readonly [name: string, markup: string])[]) {
  const names = [...new Set(widgets.map(([name]) => name))];
  return {
    body: configuration(world) + widgets.map(([name, markup]) => point(name, markup)).join('') + script(world),
    head: names.map((name) => styles(world, name)).join(''),
  };
}

/** Files as they are on their way, until they are let go. */
export async function holdThese(page: Page, files: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** The bundle as it is on its way: none of its scripts, or none but the entry. */
export const hold = (page: Page, which: 'all' | 'assets') =>
  holdThese(page, which === 'all' ? /\/w\/.*\.js/ : /\/w\/assets\/.*\.js/);

/** The page can be seen and used; its scripts may be on their way. */
export const open = (page: Page, url: string) => page.goto(url, { waitUntil: 'domcontentloaded' });
export const ready = (page: Page, name: string) =>
  expect(mount(page, name)).toHaveAttribute('data-mount-state', 'ready', { timeout: 20_000 });

/** Keeps what can be used of a widget, and what is around it, to see later whether it is the same. */
export const keepElements = (page: Page, name: string) =>
  page.evaluate((which) => {
    const all = [...document.querySelectorAll(`[data-mount="${which}"] :is(.rw, form, input, button, a)`)];
    Object.assign(window, { kept: all });
    return all.length;
  }, name);
export const keptElements = (page: Page) =>
  page.evaluate(() => (window as unknown as { kept: Element[] }).kept.filter((element) => element.isConnected).length);

/** The sum of all layout shifts since the page was opened. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
export const shifts = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0));

/** Who has signed in with which password, as the services heard it. */
export const logins = ({ services }: World) =>
  services.calls
    .filter(({ path }) => path === '/web/login')
    .map(({ headers }) => Buffer.from((headers['authorization'] ?? '').replace('Basic ', ''), 'base64').toString());
